/// Lets views inside be scrolled to.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(birds) { Text($0.name) }
///   Button("First") { proxy.scrollTo(birds[0].id) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// - Parameter content: Makes the views, with what scrolls to them.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View { ReaderView(content: content) }
}

/// Scrolls to views inside of a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let scroll: @MainActor (AnyHashable, String?) -> Void

  /// Scrolls until a view is in sight.
  ///
  /// - Parameters:
  ///   - id: The view's id: of its ``TernUI/View/id(_:)``, or of its element in a `ForEach`.
  ///   - anchor: Where the view is to stand then; as near as possible, if `nil`.
  @MainActor
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroll(AnyHashable(id), anchor?.verticalName)
  }
}

private struct ReaderView<Content: View>: View {
  typealias Body = Never

  let content: (ScrollViewProxy) -> Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionNode(view: view, in: context, ReaderCompanion.init)
  }
}

private final class ReaderCompanion<Content: View>: Companion<ReaderView<Content>> {
  private var child: ClosureNode<Content>?

  override func refresh(_ changes: NodeChanges) {
    let content = view.content
    let proxy = ScrollViewProxy { [weak self] id, alignment in self?.scroll(id, alignment) }
    if let child {
      child.update(in: environment) { content(proxy) }
    } else {
      child = ClosureNode(in: context) { content(proxy) }
    }
  }

  /// Views that come in the same turn can be scrolled to as well.
  private func scroll(_ id: AnyHashable, _ alignment: String?) {
    graph.afterUpdate { [weak self] in
      guard let self, let node = graph.node(withID: id, below: child) else { return }
      var ids: [ElementID] = []
      node.collectElements(into: &ids)
      if let first = ids.first { graph.reveal(first, alignment: alignment) }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}
