/// One property of an element with its value.
package struct ElementAttribute: Equatable {
  package let property: ElementProperty
  package let value: ElementValue

  package init(property: ElementProperty, value: ElementValue) {
    self.property = property
    self.value = value
  }
}

/// Rows that come when a back end asks for them, and go out of reach when it says that they left.
@MainActor
protocol LazyRows: AnyObject {
  func elementsLeft(_ ids: Set<ElementID>)
  /// Brings up to date the rows that wait with that until they are near.
  func updateStaleRows()
  /// Mounts the row whose id a focus state has for its value, if it is not mounted yet.
  ///
  /// - Returns: Whether it did.
  func mountRow(askedForBy location: any FocusLocation) -> Bool
  /// Mounts the first of the rows that are not mounted yet.
  ///
  /// - Returns: Whether there were any.
  func mountMoreRows() -> Bool
}

private struct WeakLazyRows {
  weak var rows: (any LazyRows)?
}

/// An element as the view graph knows it: what it is now, and what the back end was told.
@MainActor
package final class GraphElement {
  package let id: ElementID
  package let kind: ElementKind
  /// For an element that is never shown: the one at its top, whose owner reads it.
  private(set) var virtualRoot: GraphElement?
  var isVirtual: Bool { virtualRoot != nil }
  /// Called when something in the tree below a virtual root has changed.
  var onVirtualChange: (@MainActor () -> Void)?
  private unowned let graph: ViewGraph
  /// The node that knows the children.
  unowned var owner: _Node?
  /// What a person's deed does; `nil` when nothing can be done with the element.
  package var onEvent: (@MainActor (UIEvent) -> Void)?
  /// The value that stands for this element where one of several is chosen.
  package var tag: AnyHashable?
  /// The focus states that follow the focus of this element.
  private(set) var focusTargets: [FocusTarget] = []
  /// What the element tells the layout around it.
  package private(set) var layoutValues = LayoutValues()
  /// Called when the children have to be collected again.
  var onChildrenChange: (@MainActor () -> Void)?
  /// Brings back the row that this is an element of, while the row is far from what is seen.
  var bringNear: (@MainActor () -> Void)?
  /// The rows among the children that come and go as they are needed.
  private var lazyRows: [WeakLazyRows] = []
  /// Called when an element that this one arranges tells something else.
  package var onLayoutValuesChange: (@MainActor () -> Void)?
  /// The last input event of a text field that was taken account of.
  package var inputRevision: UInt64 = 0
  /// What a person typed into a text field that stands for a value.
  package var draft: String?

  private(set) var attributes: [ElementAttribute] = []
  package private(set) var isRemoved = false
  private var sentAttributes: [ElementAttribute] = []
  /// The children, as the back end knows them.
  package private(set) var children: [ElementID] = []
  private var isSent = false
  private var isQueued = false
  private var haveChildrenChanged = true

  /// A new element among the children of another.
  package init(_ kind: ElementKind, in container: GraphElement, owner: _Node) {
    id = container.graph.makeElementID()
    self.kind = kind
    self.owner = owner
    graph = container.graph
    virtualRoot = container.virtualRoot
    graph.register(self)
    queue()
  }

  /// The root, which every back end has from the start.
  init(rootOf graph: ViewGraph) {
    id = .root
    kind = .root
    self.graph = graph
    isSent = true
    graph.register(self)
    queue()
  }

  /// Makes this element, which has no parent, and all that will be below it virtual.
  func becomeVirtualRoot() {
    virtualRoot = self
  }

  /// Says which focus states follow the focus of this element.
  func setFocusTargets(_ targets: [FocusTarget]) {
    if focusTargets == targets { return }
    focusTargets = targets
    if targets.isEmpty { graph.focus.removeTarget(self) } else { graph.focus.addTarget(self) }
  }

  /// Says what the element tells the layout around it.
  func setLayoutValues(_ values: [ObjectIdentifier: Any]) {
    layoutValues.values = values
    var container = owner?.container
    while let current = container {
      if let onChange = current.onLayoutValuesChange { return onChange() }
      guard current.kind == .box || current.kind == .overlay else { return }
      container = current.owner?.container
    }
  }

  /// The children have to be collected again.
  func childrenChanged() {
    haveChildrenChanged = true
    queue()
    onChildrenChange?()
  }

  /// Has rows told when the back end says that some of the children are far from what is seen.
  func addLazyRows(_ rows: any LazyRows) {
    lazyRows.removeAll { $0.rows == nil }
    lazyRows.append(WeakLazyRows(rows: rows))
  }

  /// The rows among the children that come and go, in the order in which they became such.
  var rowsThatCome: [any LazyRows] { lazyRows.compactMap(\.rows) }

  /// Some of the children are far from what is seen.
  func childrenLeft(_ ids: [ElementID]) {
    let ids = Set(ids)
    for rows in lazyRows { rows.rows?.elementsLeft(ids) }
  }

  /// Brings back the rows that this is in.
  func bringIntoReach() {
    var element: GraphElement? = self
    while let current = element {
      current.bringNear?()
      // The root is in itself.
      element = current.owner.flatMap { $0.container === current ? nil : $0.container }
    }
  }

  package func setAttributes(_ attributes: [ElementAttribute]) {
    if self.attributes == attributes { return }
    self.attributes = attributes
    queue()
  }

  package subscript(property: ElementProperty) -> ElementValue? {
    get { attributes.first { $0.property == property }?.value }
    set {
      var changed = attributes.filter { $0.property != property }
      if let newValue { changed.append(ElementAttribute(property: property, value: newValue)) }
      setAttributes(changed)
    }
  }

  /// The element is gone.
  ///
  /// - Parameter announced: Whether the back end is told by the removal of an element around it.
  package func remove(announced: Bool) {
    guard !isRemoved else { return }
    isRemoved = true
    onEvent = nil
    graph.unregister(self, announce: isSent && !announced && !isVirtual)
  }

  private func queue() {
    if isQueued { return }
    isQueued = true
    graph.queue(self)
  }

  // MARK: - Commit

  func beginCommit() {
    isQueued = false
  }

  func appendCreation(to operations: inout [RenderOperation]) {
    guard !isSent else { return }
    isSent = true
    operations.append(.create(id, kind))
  }

  func appendAttributes(to operations: inout [RenderOperation]) {
    if sentAttributes == attributes { return }
    for attribute in attributes where !sentAttributes.contains(attribute) {
      operations.append(.set(id, attribute.property, attribute.value))
    }
    for old in sentAttributes where !attributes.contains(where: { $0.property == old.property }) {
      operations.append(.set(id, old.property, .none))
    }
    sentAttributes = attributes
  }

  func appendChildren(to operations: inout [RenderOperation]) {
    guard haveChildrenChanged else { return }
    haveChildrenChanged = false
    var collected: [ElementID] = []
    owner?.collectChildren(of: self, into: &collected)
    if collected == children { return }
    children = collected
    operations.append(.children(id, collected))
  }
}
