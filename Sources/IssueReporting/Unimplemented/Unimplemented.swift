/// A function that reports an issue when it is called, and returns a placeholder.
///
/// Give it to every endpoint of a test's dependencies that the test should not use: calling it fails
/// the test with the endpoint's name and its arguments.
///
/// ```swift
/// static let testValue = NumberClient(
///   fact: unimplemented("NumberClient.fact", placeholder: "")
/// )
/// ```
///
/// - Parameters:
///   - description: The name of the endpoint.
///   - placeholder: What to return after the report.
///   - fileID: The source file to blame.
///   - filePath: The path of that file.
///   - function: The declaration that holds the endpoint, named when there is no description.
///   - line: The line to blame.
///   - column: The column to blame.
/// - Returns: The function.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let endpoint = UnimplementedEndpoint(
    site: Site(fileID: fileID, filePath: filePath, line: line, column: column),
    function: function, description: description)
  return { (argument: repeat each Argument) in
    endpoint.report(called(with: repeat each argument))
    return placeholder()
  }
}

/// A function that reports an issue when it is called, and returns nothing.
///
/// - Parameters:
///   - description: The name of the endpoint.
///   - placeholder: Nothing.
///   - fileID: The source file to blame.
///   - filePath: The path of that file.
///   - function: The declaration that holds the endpoint, named when there is no description.
///   - line: The line to blame.
///   - column: The column to blame.
/// - Returns: The function.
public func unimplemented<each Argument>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: Void = (),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Void {
  let endpoint = UnimplementedEndpoint(
    site: Site(fileID: fileID, filePath: filePath, line: line, column: column),
    function: function, description: description)
  return { (argument: repeat each Argument) in
    endpoint.report(called(with: repeat each argument))
  }
}

/// A function that reports an issue when it is called, and throws.
///
/// - Parameters:
///   - description: The name of the endpoint.
///   - fileID: The source file to blame.
///   - filePath: The path of that file.
///   - function: The declaration that holds the endpoint, named when there is no description.
///   - line: The line to blame.
///   - column: The column to blame.
/// - Returns: The function. It throws ``UnimplementedFailure``.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let endpoint = UnimplementedEndpoint(
    site: Site(fileID: fileID, filePath: filePath, line: line, column: column),
    function: function, description: description)
  return { (argument: repeat each Argument) in
    throw UnimplementedFailure(
      description: endpoint.report(called(with: repeat each argument)))
  }
}

/// Reports an issue at once, and returns a placeholder.
///
/// Use it for a value that should not be read, instead of a function that should not be called.
///
/// - Parameters:
///   - description: The name of the value.
///   - placeholder: What to return after the report.
///   - fileID: The source file to blame.
///   - filePath: The path of that file.
///   - function: The declaration that holds the value, named when there is no description.
///   - line: The line to blame.
///   - column: The column to blame.
/// - Returns: The placeholder.
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure () -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) -> Result {
  let endpoint = UnimplementedEndpoint(
    site: Site(fileID: fileID, filePath: filePath, line: line, column: column),
    function: function, description: description)
  endpoint.report("")
  return placeholder()
}
