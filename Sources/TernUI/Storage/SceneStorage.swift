/// A value that a view keeps for as long as its window is open, even while the view is not there.
///
/// All views of a window that name the same key have the same value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// A value under a key, with what it is at first.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    initialValue = wrappedValue
  }

  /// The present value.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? UninstalledLocation(initialValue))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value under a key that is `nil` at first.
  public init(_ key: String) {
    self.init(wrappedValue: nil, key)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty {
  mutating func bind(to node: _Node, slot: inout AnyObject?) {
    location = node.graph.sceneStorage.location(key, initialValue)
  }
}

/// The values of a window that outlive its views.
@MainActor
final class SceneStorageValues {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private var locations: [Key: AnyObject] = [:]

  func location<Value>(_ name: String, _ initialValue: Value) -> StateLocation<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self))
    if let known = locations[key] {
      return unsafeDowncast(known, to: StateLocation<Value>.self)
    }
    let new = StateLocation(initialValue)
    locations[key] = new
    return new
  }
}
