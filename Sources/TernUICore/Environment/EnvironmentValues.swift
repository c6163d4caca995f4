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
    var attributes = ElementAttributes()
    var scope: (any EnvironmentScope)?
    var slots: SlotContainer?
    var loadsRows = false
    var styles: [StyledControl: String] = [:]
    var buttonStyle: AnyButtonStyle?
    var values: [ObjectIdentifier: Any] = [:]

    init() {}

    init(copying other: Storage) {
      text = other.text
      isEnabled = other.isEnabled
      areLabelsHidden = other.areLabelsHidden
      attributes = other.attributes
      scope = other.scope
      slots = other.slots
      loadsRows = other.loadsRows
      styles = other.styles
      buttonStyle = other.buttonStyle
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
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  private mutating func modify(_ change: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    change(storage)
  }
}

extension EnvironmentValues {
  /// How text looks.
  package var text: TextStyle {
    get { storage.text }
    set { modify { $0.text = newValue } }
  }

  /// Whether the person can act on controls.
  public var isEnabled: Bool {
    get { storage.isEnabled }
    set { modify { $0.isEnabled = newValue } }
  }

  /// Whether controls keep their labels to assistive technology.
  package var areLabelsHidden: Bool {
    get { storage.areLabelsHidden }
    set { modify { $0.areLabelsHidden = newValue } }
  }

  /// The names of the styles of controls.
  package var styles: [StyledControl: String] {
    get { storage.styles }
    set { modify { $0.styles = newValue } }
  }

  /// What draws the labels of buttons, where that is not left to the back end.
  package var buttonStyle: AnyButtonStyle? {
    get { storage.buttonStyle }
    set { modify { $0.buttonStyle = newValue } }
  }

  /// The list or tabs whose rows or tabs are made here: known down to the first element inside.
  package var slots: SlotContainer? {
    get { storage.slots }
    set { modify { $0.slots = newValue } }
  }

  /// Whether rows are mounted only when the back end asks for them: known down to the first element
  /// inside of a list or a lazy stack.
  package var loadsRows: Bool {
    get { storage.loadsRows }
    set { modify { $0.loadsRows = newValue } }
  }

  /// What runs around the code of views.
  package var scope: (any EnvironmentScope)? {
    get { storage.scope }
    set { modify { $0.scope = newValue } }
  }

  /// Properties for the next element on the way down.
  package var pendingAttributes: ElementAttributes {
    get { storage.attributes }
    set { modify { $0.attributes = newValue } }
  }

  package var attributes: [ElementAttribute] { storage.attributes.list }

  /// Hands the pending attributes to an element, and gives the environment of its content.
  @MainActor
  package func consumingAttributes(for element: GraphElement) -> EnvironmentValues {
    let leavesSlots = storage.slots != nil && !element.kind.holdsRows
    let leavesRows = storage.loadsRows && !element.kind.holdsRows
    if storage.attributes.isEmpty, !leavesSlots, !leavesRows { return self }
    element.tag = storage.attributes.tag
    if !storage.attributes.focusTargets.isEmpty || !element.focusTargets.isEmpty {
      element.setFocusTargets(storage.attributes.focusTargets)
    }
    if !storage.attributes.layoutValues.isEmpty || !element.layoutValues.values.isEmpty {
      element.setLayoutValues(storage.attributes.layoutValues)
    }
    var environment = self
    environment.pendingAttributes = ElementAttributes()
    if leavesSlots { environment.slots = nil }
    if leavesRows { environment.loadsRows = false }
    return environment
  }
}

/// Properties that a modifier gives to the element of the view it modifies.
///
/// They travel down in the environment until they meet the first element, which takes them.
package struct ElementAttributes {
  package var list: [ElementAttribute] = []
  var tag: AnyHashable?
  /// Focus states that are to know when the element has the focus.
  package var focusTargets: [FocusTarget] = []
  /// What the layout around the element is told.
  package var layoutValues: [ObjectIdentifier: Any] = [:]

  package init() {}

  var isEmpty: Bool {
    list.isEmpty && tag == nil && focusTargets.isEmpty && layoutValues.isEmpty
  }
}

extension EnvironmentValues {
  /// The font of text that does not say its own.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }
}
