/// Something to press.
///
/// ```swift
/// Button("Add") { model.add() }
/// ```
public struct Button<Label: View>: View, StyledView {
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button with any label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role and any label.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  package var plain: ButtonElement<Label> {
    ButtonElement(role: role, action: action, content: label)
  }

  package func drawing(in environment: EnvironmentValues) -> (@MainActor () -> AnyView)? {
    guard let style = environment.buttonStyle, let draw = style.draw else { return nil }
    return { [role, action, label] in
      if style.isPrimitive { return draw(role, AnyView(label), action) }
      let label = draw(role, AnyView(label), action)
      return AnyView(ButtonElement(role: role, action: action, content: label))
    }
  }

  package static func leaveStyle(_ environment: inout EnvironmentValues) {
    if environment.buttonStyle?.isPrimitive == true { environment.styles[.button] = nil }
    environment.buttonStyle = nil
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    StyledNode(view: view, in: context)
  }
}

/// A button as the back end draws it.
package struct ButtonElement<Label: View>: View, ElementView {
  package typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  package let content: Label

  package var kind: ElementKind { .button }

  package func describe(_ element: inout ElementDescription) {
    element.addIsEnabled()
    if let role { element.add(.role, .string(role.name)) }
    element.addStyle(.button)
    element.addTint()
  }

  package func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
  {
    guard node.environment.isEnabled else { return nil }
    let afterAction = node.environment.afterButtonAction
    return { [action] event in
      guard case .tap = event else { return }
      action()
      afterAction?()
    }
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension Button where Label == Text {
  /// A button with a literal for its label.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for, where a back end shows that.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// The button destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

extension EnvironmentValues {
  private enum AfterButtonActionKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// Called after the action of each button: how a button of an alert closes it.
  var afterButtonAction: (@MainActor () -> Void)? {
    get { self[AfterButtonActionKey.self] }
    set { self[AfterButtonActionKey.self] = newValue }
  }
}
