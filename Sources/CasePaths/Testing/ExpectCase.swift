import IssueReporting

/// The payload of a case; the error says which case it is when it is another.
///
/// - Parameters:
///   - root: The enum.
///   - keyPath: The case that is expected.
///   - message: Said in addition when it is another case.
/// - Returns: The payload.
/// - Throws: `UnexpectedCaseError` when the enum is another case. The issue is reported, too.
public func XCTUnwrap<Root: CasePathable, Value>(
  _ root: @autoclosure () throws -> Root,
  case keyPath: CaseKeyPath<Root, Value>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  let root = try root()
  let path = AnyCasePath(keyPath)
  if let value = path.extract(from: root) { return value }
  let error = UnexpectedCaseError(
    expected: path.name, actual: caseName(of: root), type: "\(Root.self)", message: message()
  )
  reportIssue(
    error.description, fileID: fileID, filePath: filePath, line: line, column: column
  )
  throw error
}

/// An enum was another case than the one expected.
public struct UnexpectedCaseError: Error, Equatable, CustomStringConvertible {
  /// The case that was expected, as written in a key path.
  public let expected: String
  /// The case that the value is.
  public let actual: String
  let type: String
  let message: String

  public var description: String {
    let issue = "Expected case '\(expected)' of '\(type)', but the value is '\(actual)'."
    return message.isEmpty ? issue : "\(issue) \(message)"
  }
}
