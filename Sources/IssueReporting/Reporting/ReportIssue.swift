/// Reports a mistake of the programmer.
///
/// In a test the test fails, at the line given by `fileID`, `filePath`, `line` and `column`. In a
/// run a warning that names the line is written to standard error, and the program goes on. Use it
/// where an assertion would be too harsh: for what an author of code can do wrong, never for bad
/// input from outside.
///
/// ```swift
/// guard let child = children[id] else {
///   reportIssue("There is no child with the identity \(id).")
///   return
/// }
/// ```
///
/// ``withIssueReporters(_:operation:)`` sends issues elsewhere, ``withExpectedIssue(_:isIntermittent:fileID:filePath:line:column:_:)``
/// states that one is expected. The cost of a call is that of its reporters; the message is made
/// only when one asks for it.
///
/// - Parameters:
///   - message: What was wrong, where, and what is allowed.
///   - fileID: The source file to blame.
///   - filePath: The path of that file.
///   - line: The line to blame.
///   - column: The column to blame.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site =
    IssueContext.current
    ?? Site(fileID: fileID, filePath: filePath, line: line, column: column)
  deliver { reporter, isExpected in
    if isExpected {
      reporter.expectIssue(
        message(), fileID: site.fileID, filePath: site.filePath, line: site.line,
        column: site.column)
    } else {
      reporter.reportIssue(
        message(), fileID: site.fileID, filePath: site.filePath, line: site.line,
        column: site.column)
    }
  }
}

/// Reports an error that should not have been thrown.
///
/// Apart from what it says it does the same as the function that takes a message only.
///
/// - Parameters:
///   - error: The error.
///   - message: What was being tried.
///   - fileID: The source file to blame.
///   - filePath: The path of that file.
///   - line: The line to blame.
///   - column: The column to blame.
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site =
    IssueContext.current
    ?? Site(fileID: fileID, filePath: filePath, line: line, column: column)
  deliver { reporter, isExpected in
    if isExpected {
      reporter.expectIssue(
        error, message(), fileID: site.fileID, filePath: site.filePath, line: site.line,
        column: site.column)
    } else {
      reporter.reportIssue(
        error, message(), fileID: site.fileID, filePath: site.filePath, line: site.line,
        column: site.column)
    }
  }
}

/// Hands one issue to the current reporters.
private func deliver(_ body: (_ reporter: any IssueReporter, _ isExpected: Bool) -> Void) {
  let expectation = IssueExpectation.current
  expectation?.meet()
  for reporter in IssueReporters.current {
    body(reporter, expectation != nil)
  }
}
