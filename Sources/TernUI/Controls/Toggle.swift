/// Something to switch on and off.
public struct Toggle<Label: View>: View, ElementView {
  public typealias Body = Never

  static var readsBindings: Bool { true }

  let isOn: Binding<Bool>
  let content: Label

  /// A toggle with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    content = label()
  }

  var kind: ElementKind { .toggle }

  func describe(_ element: inout ElementDescription) {
    element.add(.value, .bool(isOn.wrappedValue))
    element.addIsEnabled()
    element.addLabelIsHidden()
  }

  func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)? {
    guard node.environment.isEnabled else { return nil }
    return { [isOn] event in
      guard case .toggle(_, let value) = event, isOn.wrappedValue != value else { return }
      isOn.wrappedValue = value
    }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
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
