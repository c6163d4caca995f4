public import Dependencies
public import Testing

extension Trait where Self == _DependenciesTrait {
  /// Gives each test, and each case of a parameterised one, default values of its own.
  ///
  /// Tests are kept apart without it. Use it on a parameterised test whose cases would otherwise
  /// share what one of them changed in a dependency's test value.
  public static var dependencies: Self {
    Self(updateValues: { _ in })
  }

  /// Sets dependencies for a test, or for every test of a suite.
  ///
  /// ```swift
  /// @Suite(.dependencies {
  ///   $0.uuid = .incrementing
  ///   $0.date.now = Date(timeIntervalSince1970: 0)
  /// })
  /// struct ModelTests { … }
  /// ```
  ///
  /// The closure runs once for each test and each of its cases. Traits of a suite set what they set
  /// before those of its tests, which thus win.
  ///
  /// - Parameter updateValues: Changes the dependencies. An error that it throws fails the test.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues: updateValues)
  }

  /// Sets one dependency for a test, or for every test of a suite.
  ///
  /// ```swift
  /// @Test(.dependency(\.uuid, .incrementing))
  /// func add() { … }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of it: `\.date.now`.
  ///   - value: The value, made anew for each test and each of its cases.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self(updateValues: { $0._set(try value(), at: keyPath) })
  }

  /// Sets the dependency that is its own key, for a test or for every test of a suite.
  ///
  /// ```swift
  /// @Test(.dependency(APIClient(fetch: { _ in [] })))
  /// func load() { … }
  /// ```
  ///
  /// - Parameter value: The value, made anew for each test and each of its cases.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value == Value.Value {
    Self(updateValues: { $0[Value.self] = try value() })
  }
}
