extension DependencyValues {
  /// Runs code that sees one other dependency: a former name of `withDependencies`.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: What the code sees.
  ///   - operation: The code to run.
  /// - Returns: What the code returns.
  @available(*, deprecated, message: "Use 'withDependencies(_:operation:)'.")
  @discardableResult
  public static func withValue<Value, R>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value,
    operation: () throws -> R
  ) rethrows -> R {
    try withDependencies {
      $0[keyPath: keyPath] = value
    } operation: {
      try operation()
    }
  }

  /// Runs code that sees other dependencies: a former name of `withDependencies`.
  ///
  /// - Parameters:
  ///   - updateValues: Changes the dependencies.
  ///   - operation: The code to run.
  /// - Returns: What the code returns.
  @available(*, deprecated, message: "Use 'withDependencies(_:operation:)'.")
  @discardableResult
  public static func withValues<R>(
    _ updateValues: (inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    try withDependencies(updateValues, operation: operation)
  }

  /// Runs code that sees other dependencies, in the test context: a former name of
  /// `withDependencies`.
  ///
  /// - Parameters:
  ///   - updateValues: Changes the dependencies.
  ///   - assert: The code to run.
  /// - Returns: What the code returns.
  @available(*, deprecated, message: "Use 'withDependencies(_:operation:)'.")
  @discardableResult
  public static func withTestValues<R>(
    _ updateValues: (inout DependencyValues) throws -> Void,
    assert operation: () throws -> R
  ) rethrows -> R {
    try withDependencies {
      $0.context = .test
      try updateValues(&$0)
    } operation: {
      try operation()
    }
  }
}
