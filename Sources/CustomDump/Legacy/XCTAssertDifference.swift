/// Checks that an operation changes a value as expected: the former name of `expectDifference`.
///
/// It works in every test framework, as `expectDifference` does.
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
@available(*, deprecated, renamed: "expectDifference")
public func XCTAssertDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  operation: () throws -> Void = {},
  changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  expectDifference(
    try expression(),
    message(),
    operation: operation,
    changes: updateExpectingResult,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
