/// The error of an endpoint that was called although nobody implemented it.
///
/// See ``unimplemented(_:fileID:filePath:function:line:column:)``.
public struct UnimplementedFailure: Error, CustomStringConvertible {
  /// What was called, and where it was defined.
  public let description: String
}
