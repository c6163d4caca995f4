/// Something to switch on and off.
public struct Toggle<Label: View>: View, StyledView {
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  /// A toggle with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package var plain: ToggleElement<Label> { ToggleElement(isOn: isOn, content: label) }

  package func drawing(in environment: EnvironmentValues) -> (@MainActor () -> AnyView)? {
    guard let draw = environment.toggleDrawing else { return nil }
    return { [isOn, label] in
      draw(ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn))
    }
  }

  package static func leaveStyle(_ environment: inout EnvironmentValues) {
    environment.toggleDrawing = nil
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    StyledNode(view: view, in: context)
  }
}

/// A toggle as the back end draws it.
package struct ToggleElement<Label: View>: View, ElementView {
  package typealias Body = Never

  package static var readsBindings: Bool { true }

  let isOn: Binding<Bool>
  package let content: Label

  package var kind: ElementKind { .toggle }

  package func describe(_ element: inout ElementDescription) {
    element.add(.value, .bool(isOn.wrappedValue))
    element.addIsEnabled()
    element.addLabelIsHidden()
    element.addStyle(.toggle)
    element.addTint()
  }

  package func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
  {
    guard node.environment.isEnabled else { return nil }
    return { [isOn] event in
      guard case .toggle(_, let value) = event, isOn.wrappedValue != value else { return }
      isOn.wrappedValue = value
    }
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a literal for its label.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TernUI.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TernUI.Label(titleKey, systemImage: systemImage) }
  }
}
