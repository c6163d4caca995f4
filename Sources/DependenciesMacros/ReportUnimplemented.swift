import IssueReporting

/// Reports that an endpoint without an implementation was called.
///
/// ``DependencyClient()`` writes the
/// calls.
///
/// - Parameters:
///   - client: The name of the client's type.
///   - endpoint: The name of the endpoint.
///   - fileID: The source file of the endpoint.
///   - filePath: The path of that file.
///   - line: The line of the endpoint.
///   - column: The column of the endpoint.
public func _reportUnimplemented(
  _ client: StaticString,
  _ endpoint: StaticString,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  reportIssue(
    """
    Unimplemented: '\(client).\(endpoint)' was called, but it has no implementation here. Set \
    '\(endpoint)' where the client is made, or override it with 'withDependencies'.
    """,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
