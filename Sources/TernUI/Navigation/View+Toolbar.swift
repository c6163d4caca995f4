extension View {
  /// Puts items into the toolbar of the page that this view is on.
  public func toolbar<Items: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Items
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Puts views into the toolbar of the page that this view is on, at the usual place; items among them
  /// stand where they say.
  @_disfavoredOverload
  public func toolbar<Items: View>(@_ToolbarViewBuilder content: () -> Items) -> some View {
    ToolbarView(content: self, items: content())
  }
}

extension View {
  /// Puts views into the toolbar of the page that this view is on, at its beginning and its end.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views into the toolbar of the page that this view is on, at its end.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views into the toolbar of the page that this view is on, at its beginning.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
    }
  }
}

private struct ToolbarView<Content: View, Items: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let items: Items

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, ToolbarCompanion.init)
  }
}

private final class ToolbarCompanion<Content: View, Items: View>:
  WrapperCompanion<ToolbarView<Content, Items>>
{
  private var page: PageContext?
  private var items: _ViewNode<Items>?

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    guard let page = environment.page else { return }
    var inner = environment
    inner.pendingAttributes = ElementAttributes()
    if let items { return items.update(view.items, in: inner) }
    let toolbar = page.toolbarElement()
    let context = _NodeContext(
      graph: graph, container: toolbar.element, environment: inner, depth: node.depth + 1
    )
    let node = context.mount(view.items)
    items = node
    self.page = page
    toolbar.add(node, to: page)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let items { body(items) }
  }

  override func collectElements(into ids: inout [ElementID]) {
    child?.collectElements(into: &ids)
  }

  override func willUnmount() {
    guard let items, let page, !page.element.isRemoved else { return }
    page.toolbarElement().remove(items, from: page)
  }
}
