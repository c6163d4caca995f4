/// Runs a function and reports the error it throws.
///
/// Use it where an error cannot be handled and must not be swallowed.
///
/// ```swift
/// withErrorReporting("Saving the draft") {
///   try save(draft)
/// }
/// ```
///
/// - Parameters:
///   - message: What is being tried.
///   - reporters: Who is told, the current reporters by default.
///   - fileID: The source file to blame.
///   - filePath: The path of that file.
///   - line: The line to blame.
///   - column: The column to blame.
///   - body: The function.
/// - Returns: What the function returns, or `nil` when it throws.
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil,
  to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () throws -> Result
) -> Result? {
  do {
    return try body()
  } catch {
    withIssueReporters(reporters ?? IssueReporters.current) {
      reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return nil
  }
}

/// Runs an asynchronous function and reports the error it throws.
///
/// - Parameters:
///   - message: What is being tried.
///   - reporters: Who is told, the current reporters by default.
///   - isolation: The actor to run on, that of the caller by default.
///   - fileID: The source file to blame.
///   - filePath: The path of that file.
///   - line: The line to blame.
///   - column: The column to blame.
///   - body: The function.
/// - Returns: What the function returns, or `nil` when it throws.
@discardableResult
public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil,
  to reporters: [any IssueReporter]? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching body: () async throws -> Result
) async -> Result? {
  do {
    return try await body()
  } catch {
    withIssueReporters(reporters ?? IssueReporters.current) {
      reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return nil
  }
}
