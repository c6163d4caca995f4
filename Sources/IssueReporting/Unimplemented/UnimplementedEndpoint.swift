/// Where an endpoint without an implementation was defined, and what it is called.
struct UnimplementedEndpoint: Sendable {
  let site: Site
  let function: StaticString
  let description: @Sendable () -> String

  /// Reports that the endpoint was used.
  ///
  /// - Parameter call: The arguments as text, empty when there are none.
  /// - Returns: The message.
  @discardableResult
  func report(_ call: String) -> String {
    let description = description()
    let name = description.isEmpty ? "\(function)" : description
    let message =
      "Unimplemented: '\(name)' was used\(call.isEmpty ? "" : " with \(call)"), but it has no "
      + "implementation here. It was defined at \(site.fileID):\(site.line)."
    reportIssue(
      message, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    return message
  }
}

/// Arguments as text.
///
/// - Parameter argument: The arguments.
/// - Returns: The arguments in parentheses, or an empty text when there are none.
func called<each Argument>(with argument: repeat each Argument) -> String {
  var texts: [String] = []
  for argument in repeat each argument {
    texts.append(argument is String ? "\"\(argument)\"" : "\(argument)")
  }
  return texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
}
