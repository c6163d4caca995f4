/// A key with the values that a dependency has in tests and previews.
///
/// Conform to it where the interface of a dependency is declared, when the live value lives in
/// another module; there, extend the key with ``DependencyKey``.
///
/// ```swift
/// extension APIClient: TestDependencyKey {
///   static let testValue = APIClient(fetch: { _ in [] })
/// }
/// ```
public protocol TestDependencyKey<Value>: Sendable {
  /// The type of the dependency. The conforming type itself, unless it says otherwise.
  associatedtype Value: Sendable = Self

  /// The value in previews: the test value, unless the key has its own.
  static var previewValue: Value { get }

  /// The value in tests.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value.
  public static var previewValue: Value { testValue }

  /// Whether a test value that is being computed should report that it has no implementation.
  ///
  /// It is false while a value is read only to be changed and set, as in
  /// `$0.api.fetch = { … }`: nobody uses the value then.
  public static var shouldReportUnimplemented: Bool {
    !(Evaluation.current?.isSetting ?? false)
  }
}
