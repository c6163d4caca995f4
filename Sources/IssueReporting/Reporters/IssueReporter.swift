/// Receives the issues of a program.
///
/// Write one to send issues to a log or a service, and install it with
/// ``withIssueReporters(_:operation:)`` or ``IssueReporters/current``.
///
/// ```swift
/// struct LogReporter: IssueReporter {
///   func reportIssue(
///     _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
///     line: UInt, column: UInt
///   ) {
///     log("\(fileID):\(line): \(message() ?? "")")
///   }
/// }
/// ```
///
/// It may be called on any thread.
public protocol IssueReporter: Sendable {
  /// Receives an issue.
  ///
  /// - Parameters:
  ///   - message: What was wrong.
  ///   - fileID: The source file to blame.
  ///   - filePath: The path of that file.
  ///   - line: The line to blame.
  ///   - column: The column to blame.
  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Receives an error that should not have been thrown.
  ///
  /// By default it is handed on as a message that describes the error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - message: What was being tried.
  ///   - fileID: The source file to blame.
  ///   - filePath: The path of that file.
  ///   - line: The line to blame.
  ///   - column: The column to blame.
  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Receives an issue that was expected.
  ///
  /// By default nothing happens.
  ///
  /// - Parameters:
  ///   - message: What was wrong.
  ///   - fileID: The source file to blame.
  ///   - filePath: The path of that file.
  ///   - line: The line to blame.
  ///   - column: The column to blame.
  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// Receives an error that was expected.
  ///
  /// By default it is handed on as a message that describes the error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - message: What was being tried.
  ///   - fileID: The source file to blame.
  ///   - filePath: The path of that file.
  ///   - line: The line to blame.
  ///   - column: The column to blame.
  func expectIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension IssueReporter {
  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(
      describe(error, message()), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {}

  public func expectIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    expectIssue(
      describe(error, message()), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The message for an error.
private func describe(_ error: any Error, _ message: String?) -> String {
  let cause = "Caught error: \(error)"
  return message.map { "\(cause) (\($0))" } ?? cause
}
