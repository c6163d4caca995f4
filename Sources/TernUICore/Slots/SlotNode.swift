/// What the views of one row, or of one tab, share.
@MainActor
package final class SlotContext {
  package let element: GraphElement
  package let container: SlotContainer
  unowned let node: SlotNode
  private(set) var tag: AnyHashable?
  private(set) var title: String?
  private(set) var systemImage: String?
  /// The badges that the views inside give, the outermost first.
  private var badges: [(owner: ObjectIdentifier, depth: Int, badge: ElementValue)] = []
  private(set) var isDeleteDisabled = false
  private(set) var isSelectionDisabled = false
  private(set) var isMoveDisabled = false
  /// The nodes that put actions at the sides of the row.
  private(set) var actions: [_Node] = []

  init(element: GraphElement, container: SlotContainer, node: SlotNode, tag: AnyHashable?) {
    self.element = element
    self.container = container
    self.node = node
    self.tag = tag
  }

  /// A view inside says which value it stands for.
  func setTag(_ tag: AnyHashable) {
    guard self.tag != tag, container.takes(tag) else { return }
    self.tag = tag
    node.needsDescription()
  }

  package func setLabel(_ title: String, systemImage: String?) {
    guard self.title != title || self.systemImage != systemImage else { return }
    self.title = title
    self.systemImage = systemImage
    node.needsDescription()
  }

  /// The badge of a tab, as far as its views say: the outermost counts.
  var badge: ElementValue? { badges.first?.badge }

  /// Sets what one view of a tab gives for the badge.
  package func setBadge(_ badge: ElementValue?, from node: _Node) {
    let before = self.badge
    let owner = ObjectIdentifier(node)
    badges.removeAll { $0.owner == owner }
    if let badge {
      let index = badges.firstIndex { $0.depth > node.depth } ?? badges.endIndex
      badges.insert((owner, node.depth, badge), at: index)
    }
    if self.badge != before { self.node.needsDescription() }
  }

  func setEditing(isDeleteDisabled: Bool?, isMoveDisabled: Bool?, isSelectionDisabled: Bool?) {
    if let isDeleteDisabled { self.isDeleteDisabled = isDeleteDisabled }
    if let isMoveDisabled { self.isMoveDisabled = isMoveDisabled }
    if let isSelectionDisabled { self.isSelectionDisabled = isSelectionDisabled }
    node.needsDescription()
  }

  package func addActions(_ node: _Node) {
    actions.append(node)
    element.childrenChanged()
  }

  /// Lets go of the nodes of the actions, which know this row through their environment.
  func release() {
    actions = []
  }

  package func removeActions(_ node: _Node) {
    actions.removeAll { $0 === node }
    element.childrenChanged()
  }
}

/// What can be done with a row besides using its content.
struct SlotEdits {
  var delete: (@MainActor () -> Void)?
  var move: (@MainActor (_ before: ElementID?) -> Void)?
}

/// The element of one row or tab, with the content in it.
final class SlotNode: _Node {
  private(set) var element: GraphElement?
  private(set) var slot: SlotContext?
  private(set) var child: _Node?
  private let slots: SlotContainer
  private var edits: SlotEdits
  private var inner: EnvironmentValues

  /// - Parameters:
  ///   - tag: The value that stands for the row, if it is known already.
  ///   - mount: Mounts the content.
  init(
    in context: _NodeContext,
    _ slots: SlotContainer,
    tag: AnyHashable?,
    edits: SlotEdits = SlotEdits(),
    mount: (_NodeContext) -> _Node
  ) {
    self.slots = slots
    self.edits = edits
    inner = context.environment
    super.init(in: context)
    let element = GraphElement(slots.elementKind, in: container, owner: self)
    self.element = element
    element.onEvent = { [weak self] in self?.handle($0) }
    slot = SlotContext(
      element: element, container: slots, node: self, tag: tag ?? environment.pendingAttributes.tag
    )
    updateInner()
    child = mount(self.context)
    refresh(.mounted)
  }

  override var context: _NodeContext {
    var context = super.context
    if let element { context.container = element }
    context.environment = inner
    return context
  }

  /// Takes the environment around, and gives the one of the content.
  func update(
    in outer: EnvironmentValues, tag: AnyHashable?, edits: SlotEdits = SlotEdits()
  ) -> EnvironmentValues {
    let hadEdits = (self.edits.delete != nil, self.edits.move != nil)
    self.edits = edits
    if !environment.isIdentical(to: outer) {
      environment = outer
      updateInner()
      needsDescription()
    } else if hadEdits != (edits.delete != nil, edits.move != nil) {
      needsDescription()
    }
    if let tag { slot?.setTag(tag) }
    return inner
  }

  private func updateInner() {
    guard let element else { return }
    inner = environment.consumingAttributes(for: element)
    inner.slots = nil
    inner.slot = slot
    inner.collectsTags = false
  }

  func needsDescription() {
    graph.invalidate(self)
  }

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    guard let element, let slot else { return }
    var description = ElementDescription(environment: environment)
    if let title = slot.title { description.add(.title, .string(title)) }
    if let image = slot.systemImage { description.add(.systemImage, .string(image)) }
    if let badge = slot.badge { description.add(.badge, badge) }
    if let isSelected = track({ slots.isSelected(slot) }) {
      description.add(.isSelected, .bool(isSelected))
    }
    if edits.delete != nil, !slot.isDeleteDisabled { description.add(.canDelete, .bool(true)) }
    if edits.move != nil, !slot.isMoveDisabled { description.add(.canMove, .bool(true)) }
    description.addPendingAttributes()
    element.setAttributes(description.attributes)
  }

  private func handle(_ event: UIEvent) {
    guard let slot, environment.isEnabled else { return }
    switch event {
    case .choose(_, let isChosen): slots.choose(slot, isChosen)
    case .delete: if !slot.isDeleteDisabled { edits.delete?() }
    case .move(_, let next): if !slot.isMoveDisabled { edits.move?(next) }
    default: break
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func collectElements(into ids: inout [ElementID]) {
    if let element { ids.append(element.id) }
  }

  override func collectChildren(of element: GraphElement, into ids: inout [ElementID]) {
    child?.collectElements(into: &ids)
    for node in slot?.actions ?? [] { node.collectElements(into: &ids) }
  }

  override func willUnmount() {
    element?.remove(announced: container.isRemoved)
  }

  override func didUnmount() {
    slot?.release()
  }
}
