import IssueReporting

/// Changes the payload of a case in place, and reports an issue when the enum is another case or the
/// payload stays as it was.
///
/// - Parameters:
///   - root: The enum.
///   - casePath: The case that is expected.
///   - message: Said in addition when an issue is reported.
///   - body: Changes the payload.
///   - fileID: The source file of the call.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
@available(*, deprecated, message: "Use 'expectModify' with a case key path.")
public func XCTModify<Root, Value>(
  _ root: inout Root,
  _ casePath: AnyCasePath<Root, Value>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  let outcome = try casePath._$modify(&root) { try hasChanged(&$0, body) }
  guard outcome != true else { return }
  reportIssue(
    modifyIssue(
      casePath.name, in: Root.self, isSameCase: outcome != nil, "\(root)", message()
    ),
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
