/// A view that is a row or a tab of its own where a list or tabs are around, and else just itself.
package struct SlotView<Content: View>: View {
  package typealias Body = Never

  let content: Content
  /// The value that stands for it.
  let tag: AnyHashable?
  let rule: Rule

  /// When it becomes a row or a tab.
  package enum Rule {
    /// Where the tag may be chosen.
    case tagged
    /// Among tabs.
    case tab
    /// In a list.
    case row
  }

  package init(content: Content, tag: AnyHashable? = nil, rule: Rule = .tagged) {
    self.content = content
    self.tag = tag
    self.rule = rule
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SlotViewNode(view: view, in: context)
  }
}

private final class SlotViewNode<Content: View>: _ViewNode<SlotView<Content>> {
  private var slot: SlotNode?
  private var child: _ViewNode<Content>?
  private var tagged: (outer: EnvironmentValues, inner: EnvironmentValues)?
  private var lastTag: AnyHashable?

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    if let child {
      let inner = slot?.update(in: environment, tag: view.tag) ?? innerEnvironment()
      return child.update(view.content, in: inner)
    }
    if let slots = environment.slots, isSlot(in: slots) {
      slot = SlotNode(in: context, slots, tag: view.tag) { context in
        let node = context.mount(view.content)
        child = node
        return node
      }
    } else {
      var context = context
      context.environment = innerEnvironment()
      child = context.mount(view.content)
    }
  }

  private func isSlot(in slots: SlotContainer) -> Bool {
    switch view.rule {
    case .tagged: return view.tag.map(slots.takes) ?? false
    case .tab: return slots.kind == .tab
    case .row: return slots.kind == .row
    }
  }

  /// The tag stands for the next element, and for the row or tab around.
  private func innerEnvironment() -> EnvironmentValues {
    guard let tag = view.tag else { return environment }
    environment.slot?.setTag(tag)
    if let tagged, lastTag == tag, tagged.outer.isIdentical(to: environment) { return tagged.inner }
    var inner = environment
    inner.pendingAttributes.tag = tag
    tagged = (environment, inner)
    lastTag = tag
    return inner
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let slot { body(slot) } else if let child { body(child) }
  }
}

extension View {
  /// The value that stands for this view where one of several is chosen: in a picker, a list, or among
  /// tabs.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View {
    SlotView(content: self, tag: AnyHashable(tag))
  }

  /// The value that stands for this view where one of several is chosen.
  public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool) -> some View {
    self.tag(tag)
  }
}
