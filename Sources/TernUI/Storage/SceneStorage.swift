/// A value that a view keeps for its window, even while the view is not there.
///
/// ```swift
/// @SceneStorage("draft") private var draft = ""
/// ```
///
/// All views of a window that name the same key have the same value. An app in a terminal finds it again
/// when it is started the next time, in the user defaults that ``AppStorage`` uses; where an app plays a
/// script, or runs in a test or a preview, the value lasts as long as the window.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private let coding: StoredCoding<Value>
  private var location: BindingLocation<Value>?

  init(_ key: String, _ initialValue: Value, _ coding: StoredCoding<Value>) {
    self.key = key
    self.initialValue = initialValue
    self.coding = coding
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

extension SceneStorage {
  /// A value under a key, with what it is at first.
  public init(wrappedValue: Value, _ key: String) where Value: StoredValue {
    self.init(key, wrappedValue, .plain)
  }

  /// A value that has a raw value which is stored, with what it is at first.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: StoredValue {
    self.init(key, wrappedValue, .raw)
  }

  /// A value under a key that is `nil` at first.
  public init<Wrapped: StoredValue>(_ key: String) where Value == Wrapped? {
    self.init(key, nil, .optional(.plain))
  }

  /// A value that has a raw value which is stored, and is `nil` at first.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: StoredValue {
    self.init(key, nil, .optional(.raw))
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    if let kept = slot as? BindingLocation<Value> {
      location = kept
      return
    }
    let found: BindingLocation<Value>
    if node.graph.keepsSceneStorage {
      let store = node.environment.defaultAppStorage
      found = StoredCell.shared("SceneStorage.\(key)", store)
        .location(default: initialValue, coding: coding)
    } else {
      found = node.graph.sceneStorage.location(key, initialValue)
    }
    slot = found
    location = found
  }
}
