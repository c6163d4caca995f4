/// Checks that two values are equal: the former name of `expectNoDifference`.
///
/// It works in every test framework, as `expectNoDifference` does.
///
/// - Parameters:
///   - expression1: The value that was computed.
///   - expression2: The value that is expected.
///   - message: What it means when they differ.
///   - fileID: The source file of the check.
///   - filePath: The path of that file.
///   - line: The line of the check.
///   - column: The column of the check.
@available(*, deprecated, renamed: "expectNoDifference")
public func XCTAssertNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  expectNoDifference(
    try expression1(),
    try expression2(),
    message(),
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
