/// One of the sides of a row.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  var name: String { self == .leading ? "leading" : "trailing" }
}

extension View {
  /// Puts buttons at a side of the row that this view is in.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - allowsFullSwipe: Whether one stroke may press the first button.
  ///   - content: The buttons.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    SlotView(
      content: SwipeActionsView(
        content: self, actions: ActionsView(edge: edge, content: content())
      ),
      rule: .row
    )
  }
}

private struct ActionsView<Content: View>: View, ElementView {
  typealias Body = Never

  let edge: HorizontalEdge
  let content: Content

  var kind: ElementKind { .actions }

  func describe(_ element: inout ElementDescription) {
    element.add(.placement, .string(edge.name))
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

private struct SwipeActionsView<Content: View, Actions: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let actions: ActionsView<Actions>

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, SwipeActionsCompanion.init)
  }
}

private final class SwipeActionsCompanion<Content: View, Actions: View>:
  WrapperCompanion<SwipeActionsView<Content, Actions>>
{
  private var slot: SlotContext?
  private var actions: _ViewNode<ActionsView<Actions>>?

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    guard let slot = environment.slot, slot.container.kind == .row else { return }
    var inner = environment
    inner.pendingAttributes = ElementAttributes()
    if let actions { return actions.update(view.actions, in: inner) }
    let context = _NodeContext(
      graph: graph, container: slot.element, environment: inner, depth: node.depth + 1
    )
    let node = context.mount(view.actions)
    actions = node
    self.slot = slot
    slot.addActions(node)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let actions { body(actions) }
  }

  override func collectElements(into ids: inout [ElementID]) {
    child?.collectElements(into: &ids)
  }

  override func willUnmount() {
    guard let actions, let slot, !slot.element.isRemoved else { return }
    slot.removeActions(actions)
  }
}
