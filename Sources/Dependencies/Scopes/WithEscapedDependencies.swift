/// Keeps the current dependencies for code that runs later, outside the scope.
///
/// A closure that some queue or callback runs does not see the scope it was written in. Let it run
/// its work through the continuation:
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield { model.refresh() }
///   }
/// }
/// ```
///
/// - Parameter operation: Code that is given the continuation.
/// - Returns: What the code returns.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Keeps the current dependencies for code that runs later, outside the scope.
///
/// See the synchronous form of the same name.
///
/// - Parameters:
///   - isolation: The actor that the closure runs on: the caller's.
///   - operation: Asynchronous code that is given the continuation.
/// - Returns: What the code returns.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// Dependencies kept from a scope, to run code with later.
  public struct Continuation: Sendable {
    private let overrides: Overrides?

    init() {
      var values = DependencyValues._current
      values.adoptDefaults()
      overrides = values.overrides
    }

    /// Runs code that sees the kept dependencies.
    ///
    /// It may be called any number of times.
    ///
    /// - Parameter operation: The code to run.
    /// - Returns: What the code returns.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$currentOverrides.withValue(overrides, operation: operation)
    }

    /// Runs asynchronous code that sees the kept dependencies.
    ///
    /// - Parameters:
    ///   - isolation: The actor that the code runs on: the caller's.
    ///   - operation: The code to run.
    /// - Returns: What the code returns.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$currentOverrides.withValue(overrides, operation: operation)
    }
  }
}
