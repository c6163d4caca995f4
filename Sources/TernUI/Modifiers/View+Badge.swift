extension View {
  /// Says at a row or a tab how many things are in it; 0 says nothing.
  public func badge(_ count: Int) -> some View {
    BadgeView(content: self, badge: count == 0 ? .none : .string("\(count)"))
  }

  /// Says something in a few characters at a row or a tab.
  public func badge(_ label: LocalizedStringKey) -> some View {
    BadgeView(content: self, badge: .string(label.string))
  }

  /// Says something in a few characters at a row or a tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some View {
    BadgeView(content: self, badge: .string(String(label)))
  }

  /// Says something in a few characters at a row or a tab.
  public func badge(_ label: Text?) -> some View {
    BadgeView(content: self, badge: label.map { .string($0.string) } ?? .none)
  }
}

/// A view with something to say at the row or the tab that it is.
private struct BadgeView<Content: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let badge: ElementValue

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, BadgeCompanion.init)
  }
}

/// Gives the badge to the next element, or to the tab where only the tab's own views lie between:
/// `tabItem` and `tag` may stand outside of the modifier.
private final class BadgeCompanion<Content: View>: WrapperCompanion<BadgeView<Content>> {
  private var inner:
    (badge: ElementValue, outer: EnvironmentValues, environment: EnvironmentValues)?

  private var tab: SlotContext? {
    guard let slot = environment.slot, slot.container.kind == .tab, slot.element === node.container
    else { return nil }
    return slot
  }

  override var contentEnvironment: EnvironmentValues {
    if tab != nil { return environment }
    if let inner, inner.outer.isIdentical(to: environment), inner.badge == view.badge {
      return inner.environment
    }
    var environment = environment
    AttributeChange(property: .badge, value: view.badge).apply(to: &environment)
    inner = (view.badge, self.environment, environment)
    return environment
  }

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    tab?.setBadge(view.badge, from: node)
  }

  override func willUnmount() {
    tab?.setBadge(nil, from: node)
  }
}
