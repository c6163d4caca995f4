import Observation

/// A value that a view reads from its environment.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// @Environment(Library.self) private var library
/// ```
///
/// The body is evaluated again when the environment changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  // One of the two is there. Optionals rather than an enum, whose unused bytes would make two equal views
  // differ, and have the body evaluated for nothing.
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  private let object: ((EnvironmentValues) -> Value?)?
  private var values: EnvironmentValues?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    object = nil
  }

  private init(object: @escaping (EnvironmentValues) -> Value?) {
    keyPath = nil
    self.object = object
  }

  /// The value.
  ///
  /// Outside of a view's body, the default. An object has none: reading it there ends the program.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    if let keyPath { return values[keyPath: keyPath] }
    if let object = object?(values) { return object }
    missingObject.stop()
  }

  private var missingObject: MissingObject {
    MissingObject(
      type: Value.self, modifier: "environment",
      alternative: "'@Environment(\(Value.self).self)' as an optional"
    )
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the object of a type that ``View/environment(_:)`` put into the environment of a view
  /// around this one.
  ///
  /// Where there is none, an issue is reported, and the view is left out until there is one: ask
  /// for an optional then. In a debug build a mark stands in its place.
  public init(_ type: Value.Type) {
    self.init { $0[object: Value.self] }
  }
}

extension Environment {
  /// Reads the object of a type, or `nil` where there is none.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init { .some($0[object: Object.self]) }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty, EnvironmentReading {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    values = node.environment
  }

  package func missingObject(in environment: EnvironmentValues) -> MissingObject? {
    guard let object, object(environment) == nil else { return nil }
    return missingObject
  }
}
