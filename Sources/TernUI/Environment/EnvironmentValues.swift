/// What views inherit from the views around them.
///
/// Read a value with `@Environment(\.name)`, and set it for all views below with
/// ``View/environment(_:_:)``. A copy costs nothing until it is changed.
public struct EnvironmentValues {
  /// The values that the views of this library read for each element have fields of their own.
  private final class Storage {
    var text = TextStyle()
    var isEnabled = true
    var areLabelsHidden = false
    var controlStyle: String?
    var attributes = ElementAttributes()
    var scope: (any EnvironmentScope)?
    var values: [ObjectIdentifier: Any] = [:]

    init() {}

    init(copying other: Storage) {
      text = other.text
      isEnabled = other.isEnabled
      areLabelsHidden = other.areLabelsHidden
      controlStyle = other.controlStyle
      attributes = other.attributes
      scope = other.scope
      values = other.values
    }
  }

  private var storage = Storage()

  /// The values where nobody set any.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { modify { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// The object of a type that ``View/environment(_:)-object`` put here.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set { modify { $0.values[ObjectIdentifier(type)] = newValue } }
  }

  /// Whether two environments are the same object, so that nothing can differ.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  private mutating func modify(_ change: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    change(storage)
  }
}

extension EnvironmentValues {
  /// How text looks.
  var text: TextStyle {
    get { storage.text }
    set { modify { $0.text = newValue } }
  }

  /// Whether the person can act on controls.
  public var isEnabled: Bool {
    get { storage.isEnabled }
    set { modify { $0.isEnabled = newValue } }
  }

  /// Whether controls keep their labels to assistive technology.
  var areLabelsHidden: Bool {
    get { storage.areLabelsHidden }
    set { modify { $0.areLabelsHidden = newValue } }
  }

  /// The name of the style of controls.
  var controlStyle: String? {
    get { storage.controlStyle }
    set { modify { $0.controlStyle = newValue } }
  }

  /// What runs around the code of views.
  package var scope: (any EnvironmentScope)? {
    get { storage.scope }
    set { modify { $0.scope = newValue } }
  }

  /// Properties for the next element on the way down.
  var pendingAttributes: ElementAttributes {
    get { storage.attributes }
    set { modify { $0.attributes = newValue } }
  }

  var attributes: [ElementAttribute] { storage.attributes.list }

  /// Hands the pending attributes to an element, and gives the environment of its content.
  @MainActor
  func consumingAttributes(for element: GraphElement) -> EnvironmentValues {
    if storage.attributes.isEmpty { return self }
    element.tag = storage.attributes.tag
    var environment = self
    environment.pendingAttributes = ElementAttributes()
    return environment
  }
}

/// Properties that a modifier gives to the element of the view it modifies.
///
/// They travel down in the environment until they meet the first element, which takes them.
struct ElementAttributes {
  var list: [ElementAttribute] = []
  var tag: AnyHashable?

  var isEmpty: Bool { list.isEmpty && tag == nil }
}

extension EnvironmentValues {
  /// The font of text that does not say its own.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }
}
