extension IssueReporter where Self == FatalErrorReporter {
  /// Ends the process with the issue as its last words.
  public static var fatalError: Self { FatalErrorReporter() }
}

/// Ends the process with the issue as its last words.
///
/// Use ``IssueReporter/fatalError`` to make one. Expected issues do not end the process.
public struct FatalErrorReporter: IssueReporter {
  init() {}

  public func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    Swift.fatalError(message() ?? noMessage, file: filePath, line: line)
  }
}
