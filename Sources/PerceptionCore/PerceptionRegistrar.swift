public import Observation

/// Tells observers of the reads and writes of an object's properties.
///
/// `@Perceptible` gives every object one. Use it by hand for a class whose properties are computed
/// from something that observation does not see:
///
/// ```swift
/// final class Settings: Perceptible {
///   private let registrar = PerceptionRegistrar()
///   var name: String {
///     get {
///       registrar.access(self, keyPath: \.name)
///       return load("name")
///     }
///     set { registrar.withMutation(of: self, keyPath: \.name) { save("name", newValue) } }
///   }
/// }
/// ```
///
/// It is the toolchain's registrar under another name, so that `withObservationTracking` and views see
/// these objects too.
public struct PerceptionRegistrar: Sendable {
  private let registrar = ObservationRegistrar()

  /// Creates a registrar without observers.
  ///
  /// - Parameter isPerceptionCheckingEnabled: Has no effect, see
  ///   ``PerceptionCore/isPerceptionCheckingEnabled``.
  public init(isPerceptionCheckingEnabled: Bool = true) {}

  /// Says that a property is read.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - keyPath: The property.
  public func access<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.access(subject, keyPath: keyPath)
  }

  /// Says that a property is about to change.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - keyPath: The property.
  public func willSet<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.willSet(subject, keyPath: keyPath)
  }

  /// Says that a property has changed.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - keyPath: The property.
  public func didSet<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.didSet(subject, keyPath: keyPath)
  }

  /// Changes a property, and says so before and after it.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - keyPath: The property.
  ///   - mutation: Makes the change.
  /// - Returns: What the closure returns.
  public func withMutation<Subject: Perceptible, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    try registrar.withMutation(of: subject, keyPath: keyPath, mutation)
  }
}

// An object's observers are no part of its value: it is as equal, and as coded, as without them.

extension PerceptionRegistrar: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

extension PerceptionRegistrar: Codable {
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  public func encode(to encoder: any Encoder) throws {
    // An encoder expects a container from everybody.
    _ = encoder.container(keyedBy: NoKey.self)
  }

  private enum NoKey: CodingKey {}
}
