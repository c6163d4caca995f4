import IssueReporting

/// Changes the payload of one case of an enum in place; it is an issue when it cannot.
///
/// It is for tests that describe how state changes:
///
/// ```swift
/// expectModify(&$0.path[id: 0], case: \.counter) { $0.count = 4 }
/// ```
///
/// An issue is reported, at the line of the call, when the enum is another case (both are named),
/// and when an Equatable payload is the same after `body` as before.
///
/// - Parameters:
///   - root: The enum.
///   - keyPath: The case that is expected.
///   - message: Said in addition when an issue is reported.
///   - body: Changes the payload.
public func expectModify<Root: CasePathable, Value>(
  _ root: inout Root,
  case keyPath: CaseKeyPath<Root, Value>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  let path = AnyCasePath(keyPath)
  let outcome = try path._$modify(&root) { try hasChanged(&$0, body) }
  guard outcome != true else { return }
  reportIssue(
    modifyIssue(
      path.name, in: Root.self, isSameCase: outcome != nil, caseName(of: root), message()),
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Changes the payload of one case of an optional enum in place; it is an issue when it cannot.
///
/// An issue is reported, at the line of the call, when there is no value, when the enum is another
/// case, and when an Equatable payload is the same after `body` as before.
///
/// - Parameters:
///   - root: The optional enum.
///   - keyPath: The case that is expected.
///   - message: Said in addition when an issue is reported.
///   - body: Changes the payload.
public func expectModify<Root: CasePathable, Value>(
  _ root: inout Root?,
  case keyPath: CaseKeyPath<Root, Value>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  let wrapped = AnyCasePath(keyPath)
  let path = AnyCasePath<Root?, Root>(\.some).appending(path: wrapped)
  let outcome = try path._$modify(&root) { try hasChanged(&$0, body) }
  guard outcome != true else { return }
  let actual = root.map(caseName) ?? "nil"
  reportIssue(
    modifyIssue(wrapped.name, in: Root.self, isSameCase: outcome != nil, actual, message()),
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// The name that users of XCTest know for `expectModify`; it works with every test library.
public func XCTModify<Root: CasePathable, Value>(
  _ root: inout Root,
  case keyPath: CaseKeyPath<Root, Value>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  try expectModify(
    &root, case: keyPath, message(), body,
    fileID: fileID, filePath: filePath, line: line, column: column
  )
}

/// The name that users of XCTest know for `expectModify`; it works with every test library.
public func XCTModify<Root: CasePathable, Value>(
  _ root: inout Root?,
  case keyPath: CaseKeyPath<Root, Value>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  try expectModify(
    &root, case: keyPath, message(), body,
    fileID: fileID, filePath: filePath, line: line, column: column
  )
}

/// Whether a change made a difference: always `true` for payloads that cannot be compared.
func hasChanged<Value>(
  _ value: inout Value,
  _ body: (inout Value) throws -> Void
) rethrows -> Bool {
  let before = value
  try body(&value)
  guard let before = before as? any Equatable else { return true }
  return !isEqual(before, value)
}

private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
  lhs == rhs as? Value
}

func modifyIssue(
  _ name: String,
  in root: Any.Type,
  isSameCase: Bool,
  _ actual: String,
  _ message: String
) -> String {
  let issue =
    isSameCase
    ? "Expected case '\(name)' of '\(root)' to change, but its payload is the same as before."
    : "Expected case '\(name)' of '\(root)' to modify, but the value is '\(actual)'."
  return message.isEmpty ? issue : "\(issue) \(message)"
}
