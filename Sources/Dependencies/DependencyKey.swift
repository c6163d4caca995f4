/// A key with the values that a dependency has in an app, in previews and in tests.
///
/// Only the live value is required. Add a property to ``DependencyValues`` so that `@Dependency`
/// finds the dependency by key path:
///
/// ```swift
/// private enum DiceKey: DependencyKey {
///   static let liveValue: @Sendable () -> Int = { .random(in: 1...6) }
/// }
///
/// extension DependencyValues {
///   var rollDice: @Sendable () -> Int {
///     get { self[DiceKey.self] }
///     set { self[DiceKey.self] = newValue }
///   }
/// }
/// ```
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The type of the dependency. The conforming type itself, unless it says otherwise.
  associatedtype Value = Self

  /// The value in an app.
  static var liveValue: Value { get }

  /// The value in previews: the live value, unless the key has its own.
  static var previewValue: Value { get }

  /// The value in tests.
  ///
  /// A key without its own has the preview value, and whoever uses that in a test gets an issue
  /// reported: tests should not reach the outside by accident.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value { liveValue }

  /// The preview value, after an issue that names the key and says how to give it a test value.
  public static var testValue: Value {
    if shouldReportUnimplemented { reportMissingTestValue() }
    return previewValue
  }

  private static func reportMissingTestValue() {
    let key = String(reflecting: Self.self)
    let value = String(reflecting: Value.self)
    let evaluation = Evaluation.current
    let message = """
      \(evaluation?.name ?? "'\(key)'") has no test value, but a test used it.

        Key: \(key)
        Value: \(value)

      Override it in the test with 'withDependencies' or the trait '.dependency(…)' from \
      'DependenciesTestSupport', or give '\(key)' a 'testValue'.
      """
    reportIssue(message, at: evaluation?.site)
  }
}
