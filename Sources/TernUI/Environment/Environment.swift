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
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var values: EnvironmentValues?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// The value.
  ///
  /// Outside of a view's body, the default.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let read): return read(values)
    }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the object of a type that ``View/environment(_:)`` put into the environment of a view
  /// around this one.
  ///
  /// Reading it where there is none ends the program: ask for an optional then.
  public init(_ type: Value.Type) {
    source = .object { values in
      guard let object = values[object: Value.self] else {
        fatalError(
          """
          No object of type '\(Value.self)' is in the environment. Put one there with \
          '.environment(object)' on a view around this one, or read an optional.
          """
        )
      }
      return object
    }
  }
}

extension Environment {
  /// Reads the object of a type, or `nil` where there is none.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object { $0[object: Object.self] }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty, EnvironmentReading {
  mutating func bind(to node: _Node, slot: inout AnyObject?) {
    values = node.environment
  }
}
