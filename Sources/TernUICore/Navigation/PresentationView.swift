import IssueReporting

/// A view that presents another, as a page, a sheet or an alert, while there is an item for it.
struct PresentationView<Content: View, Item, Presented: View>: View {
  typealias Body = Never

  let content: Content
  let style: PresentationStyle
  /// The item, if there is one.
  ///
  /// What it reads is tracked.
  let item: () -> Item?
  /// Whether two items are the same one, so that what is presented stays.
  let isSame: (Item, Item) -> Bool
  /// Removes the item.
  let dismiss: @MainActor () -> Void
  var onDismiss: (@MainActor () -> Void)?
  let presented: (Item) -> Presented

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PresentationNode(view: view, in: context)
  }
}

/// What something is presented as.
package enum PresentationStyle: Equatable {
  case page
  /// A sheet, of the usual style if it names none.
  case sheet(style: String?)
  /// Something small beside the presenting view.
  case popover(PopoverAttachmentAnchor, edge: Edge?)
  case alert(title: String, style: String?)
}

private final class PresentationNode<Content: View, Item, Presented: View>:
  _ViewNode<PresentationView<Content, Item, Presented>>
{
  private var child: _ViewNode<Content>?
  private var shown: (item: Item, node: _Node)?

  override func refresh(_ changes: NodeChanges) {
    if let child {
      child.update(view.content, in: environment)
    } else {
      child = context.mount(view.content)
    }
    let item = track(view.item)
    switch (item, shown) {
    case (let item?, let shown?) where view.isSame(shown.item, item):
      self.shown?.item = item
      update(shown.node, item)
    case (let item?, let shown?):
      close(shown.node)
      open(item)
    case (let item?, nil):
      open(item)
    case (nil, let shown?):
      close(shown.node)
      self.shown = nil
      if let onDismiss = view.onDismiss { graph.afterUpdate(onDismiss) }
    case (nil, nil):
      break
    }
  }

  private func open(_ item: Item) {
    switch view.style {
    case .page: openPage(item)
    case .sheet, .popover, .alert: openLayer(item)
    }
  }

  private func openPage(_ item: Item) {
    guard let page = environment.page else {
      return reportIssue(
        """
        'navigationDestination' was to present a page, but its view is not inside a \
        'NavigationStack'. Put the modifier on a view inside the stack.
        """
      )
    }
    let presented = view.presented
    let node = page.stack.mountPresented(
      from: page, depth: depth + 1, dismissal: { [weak self] in self?.view.dismiss() }
    ) {
      ClosureNode(in: $0) { presented(item) }
    }
    shown = (item, node)
  }

  private func openLayer(_ item: Item) {
    let presented = view.presented
    var context = context
    // What a row presents is seen wherever the row is.
    context.row = nil
    let node = LayerNode(
      view.style, from: context, dismissal: { [weak self] in self?.dismiss(item) }
    ) {
      ClosureNode(in: $0) { presented(item) }
    }
    node.setAnchor(anchor())
    shown = (item, node)
  }

  /// The first element of the view that presents.
  private func anchor() -> ElementID? {
    var ids: [ElementID] = []
    child?.collectElements(into: &ids)
    return ids.first
  }

  /// Removes the item, unless another one has taken its place, which is to stay.
  private func dismiss(_ item: Item) {
    if let current = view.item(), !view.isSame(item, current) { return }
    view.dismiss()
  }

  private func update(_ node: _Node, _ item: Item) {
    let presented = view.presented
    if let layer = node as? LayerNode {
      let inner = layer.update(view.style, in: environment)
      layer.setAnchor(anchor())
      (layer.child as? ClosureNode<Presented>)?.update(in: inner) { presented(item) }
    } else if let page = node as? PageNode {
      (page.child as? ClosureNode<Presented>)?.update(in: page.updateFromStack()) {
        presented(item)
      }
    }
  }

  private func close(_ node: _Node) {
    node.unmount()
    if let page = node as? PageNode { environment.page?.dismiss(page) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
    if let shown { body(shown.node) }
  }

  override func collectElements(into ids: inout [ElementID]) {
    child?.collectElements(into: &ids)
  }

  // What is presented is not in the row.
  override func rowReachChanged(_ isNear: Bool) {
    isInReach = isNear
    child?.rowReachChanged(isNear)
  }

  override func willUnmount() {
    guard let shown, let page = shown.node as? PageNode else { return }
    page.unmount()
    environment.page?.dismiss(page)
  }
}

extension StackContext {
  /// Mounts a page that a view of another page presents.
  ///
  /// - Parameter depth: The depth of the page: below the view that presents it, so that a flush asks
  ///   that view first whether the page is still there.
  func mountPresented(
    from page: PageContext,
    depth: Int,
    dismissal: @escaping @MainActor () -> Void,
    mount: PageNode.Mount
  ) -> PageNode {
    let context = _NodeContext(
      graph: page.node.graph,
      container: page.node.container,
      environment: page.node.environment,
      depth: depth
    )
    let node = PageNode(
      in: context, stack: self, isRoot: false, dismissal: dismissal, mount: mount
    )
    page.present(node)
    return node
  }
}
