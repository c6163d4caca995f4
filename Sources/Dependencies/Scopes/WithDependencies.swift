/// Runs code that sees other dependencies.
///
/// Everything the code calls, and every task it starts, sees them too; so do the `@Dependency`
/// properties of what it makes, for as long as that lives.
///
/// ```swift
/// let model = withDependencies {
///   $0.date.now = Date(timeIntervalSince1970: 0)
/// } operation: {
///   Model()
/// }
/// ```
///
/// - Parameters:
///   - updateValues: Changes the dependencies. Reading one here reports nothing.
///   - operation: The code to run.
/// - Returns: What the code returns. When that is an object, ``withDependencies(from:operation:)``
///   can later run more code with the same dependencies.
@discardableResult
public func withDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  values.isSetting = true
  try updateValues(&values)
  values.adoptDefaults()
  let overrides = values.flattened
  let result = try DependencyValues.$currentOverrides.withValue(overrides, operation: operation)
  DependencyObjects.remember(overrides, for: result)
  return result
}

/// Runs asynchronous code that sees other dependencies.
///
/// See the synchronous form of the same name.
///
/// - Parameters:
///   - isolation: The actor that both closures run on: the caller's.
///   - updateValues: Changes the dependencies. Reading one here reports nothing.
///   - operation: The code to run.
/// - Returns: What the code returns.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  values.isSetting = true
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

/// Runs code that sees the given dependencies: the cheap form, which neither changes values nor
/// remembers objects.
///
/// - Parameters:
///   - values: What the code sees.
///   - body: The code to run.
package func _withDependencyValues<R>(
  _ values: DependencyValues,
  _ body: () throws -> R
) rethrows -> R {
  try DependencyValues.$currentOverrides.withValue(values.flattened, operation: body)
}

/// Runs asynchronous code that sees the given dependencies.
///
/// - Parameters:
///   - values: What the code sees.
///   - isolation: The actor that the code runs on: the caller's.
///   - body: The code to run.
package func _withDependencyValues<R>(
  _ values: DependencyValues,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> R
) async rethrows -> R {
  try await DependencyValues.$currentOverrides.withValue(values.flattened, operation: body)
}
