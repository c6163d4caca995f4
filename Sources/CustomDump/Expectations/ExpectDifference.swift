import IssueReporting

/// Checks that an operation changes a value in exactly the way that is expected.
///
/// ```swift
/// expectDifference(counter) {
///   counter.increment()
/// } changes: {
///   $0.count = 1
/// }
/// ```
///
/// - Parameters:
///   - expression: The value. It is computed before and after the operation.
///   - message: What it means when the value is not as expected.
///   - operation: What changes the value.
///   - updateExpectingResult: Makes the expected value of the one before the operation.
///   - fileID: The source file of the check.
///   - filePath: The path of that file.
///   - line: The line of the check.
///   - column: The column of the check.
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: () throws -> Void = {},
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  do {
    let before = try expression()
    var expected = before
    try updateExpectingResult(&expected)
    try operation()
    let after = try expression()
    let report = changeReport(before: before, expected: expected, after: after, message())
    guard let report else { return }
    reportIssue(report, fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Checks that an asynchronous operation changes a value in exactly the way that is expected.
///
/// See the synchronous form of the same name.
///
/// - Parameters:
///   - expression: The value. It is computed before and after the operation.
///   - message: What it means when the value is not as expected.
///   - isolation: The actor that the closures run on: the caller's.
///   - operation: What changes the value.
///   - updateExpectingResult: Makes the expected value of the one before the operation.
///   - fileID: The source file of the check.
///   - filePath: The path of that file.
///   - line: The line of the check.
///   - column: The column of the check.
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Void,
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  do {
    let before = try expression()
    var expected = before
    try updateExpectingResult(&expected)
    try await operation()
    let after = try expression()
    let report = changeReport(before: before, expected: expected, after: after, message())
    guard let report else { return }
    reportIssue(report, fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// What is wrong with a changed value, or nil when it is as expected.
private func changeReport<T: Equatable>(
  before: T,
  expected: T,
  after: T,
  _ message: String?
) -> String? {
  if after == expected { return nil }
  if before == after {
    let head = "Expected a change, but the value did not change: …"
    return differenceReport(expected, after, head, message, legend: "(Expected: −, Actual: +)")
  }
  return differenceReport(
    expected,
    after,
    "Difference: …",
    message,
    legend: "(Expected: −, Actual: +)"
  )
}
