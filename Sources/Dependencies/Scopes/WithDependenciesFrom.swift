import IssueReporting

/// Runs code with a model's dependencies, changed.
///
/// Use it where a model makes another: the child then sees what the parent was made with, although
/// the scope that made the parent is long over.
///
/// The model's dependencies are those of its `@Dependency` properties, or of the scope that
/// returned it. A model with neither is reported, and the code runs with the current ones.
///
/// - Parameters:
///   - model: The object whose dependencies to use. What the current scope overrides wins.
///   - updateValues: Changes the dependencies. Reading one here reports nothing.
///   - operation: The code to run.
///   - fileID: The source file of the call.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the code returns.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return try withDependencies {
    $0.layer(over: model, site)
    try updateValues(&$0)
  } operation: {
    try operation()
  }
}

/// Runs code with a model's dependencies.
///
/// See the form that also changes them.
///
/// - Parameters:
///   - model: The object whose dependencies to use. What the current scope overrides wins.
///   - operation: The code to run.
///   - fileID: The source file of the call.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the code returns.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs asynchronous code with a model's dependencies, changed.
///
/// See the synchronous form of the same name.
///
/// - Parameters:
///   - model: The object whose dependencies to use. What the current scope overrides wins.
///   - isolation: The actor that both closures run on: the caller's.
///   - updateValues: Changes the dependencies. Reading one here reports nothing.
///   - operation: The code to run.
///   - fileID: The source file of the call.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the code returns.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  var values = DependencyValues._current
  values.isSetting = true
  values.layer(over: model, site)
  try await updateValues(&values)
  values.adoptDefaults()
  let overrides = values.flattened
  let result = try await DependencyValues.$currentOverrides.withValue(
    overrides,
    operation: operation
  )
  DependencyObjects.remember(overrides, for: result)
  return result
}

/// Runs asynchronous code with a model's dependencies.
///
/// See the form that also changes them.
///
/// - Parameters:
///   - model: The object whose dependencies to use. What the current scope overrides wins.
///   - isolation: The actor that the code runs on: the caller's.
///   - operation: The code to run.
///   - fileID: The source file of the call.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the code returns.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model,
    isolation: isolation,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

extension DependencyValues {
  /// Puts a model's overrides under those of this scope.
  fileprivate mutating func layer(over model: AnyObject, _ site: SourceSite) {
    guard let remembered = DependencyObjects.overrides(of: model) else {
      reportIssue(
        """
        'withDependencies(from:)' was given a '\(String(reflecting: type(of: model)))', which has no \
        '@Dependency' property and was not made in a 'withDependencies' scope; the current \
        dependencies are used. Give it one, or make it in a scope.
        """,
        fileID: site.fileID,
        filePath: site.filePath,
        line: site.line,
        column: site.column
      )
      return
    }
    guard let under = remembered.overrides, under !== overrides else { return }
    overrides = overrides?.merging(fallback: under) ?? under
  }
}
