import IssueReporting

/// Checks that two values are equal, and reports their difference when they are not.
///
/// ```swift
/// expectNoDifference(model.users, [User(id: 1, name: "Blob")])
/// ```
///
/// - Parameters:
///   - expression1: The value that was computed.
///   - expression2: The value that is expected.
///   - message: What it means when they differ.
///   - fileID: The source file of the check.
///   - filePath: The path of that file.
///   - line: The line of the check.
///   - column: The column of the check.
public func expectNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  do {
    let first = try expression1()
    let second = try expression2()
    guard first != second else { return }
    reportIssue(
      differenceReport(first, second, "Difference: …", message()),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
