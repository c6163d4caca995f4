/// Where the issues of the current task are reported.
enum IssueContext {
  @TaskLocal static var current: Site?
}

/// Blames one line for every issue that a function reports.
///
/// Helpers of tests use it: their user wants to see the call of the helper, not a line inside.
///
/// ```swift
/// func assertLoads(
///   _ model: Model, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
///   line: UInt = #line, column: UInt = #column
/// ) {
///   withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) {
///     model.load()
///   }
/// }
/// ```
///
/// - Parameters:
///   - fileID: The source file to blame.
///   - filePath: The path of that file.
///   - line: The line to blame.
///   - column: The column to blame.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
public func withIssueContext<Result>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  operation: () throws -> Result
) rethrows -> Result {
  let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
  return try IssueContext.$current.withValue(site, operation: operation)
}

/// Blames one line for every issue that an asynchronous function reports.
///
/// - Parameters:
///   - fileID: The source file to blame.
///   - filePath: The path of that file.
///   - line: The line to blame.
///   - column: The column to blame.
///   - isolation: The actor to run on, that of the caller by default.
///   - operation: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
public func withIssueContext<Result>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await IssueContext.$current.withValue(
    site, operation: operation, isolation: isolation)
}
