/// A view whose type is hidden.
///
/// State is kept from one evaluation to the next as long as the hidden type stays the same. Prefer
/// ``Group`` or a `@ViewBuilder` function where the types are known: they are compared faster.
public struct AnyView: View {
  public typealias Body = Never

  let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing content: Content) {
    self.init(content)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    AnyViewNode(view: view, in: context)
  }
}

final class AnyViewNode: _ViewNode<AnyView> {
  private var child: _Node?

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    reconcile(view.content)
  }

  private func reconcile<Content: View>(_ content: Content) {
    if let child = child as? _ViewNode<Content> {
      return child.update(content, in: environment)
    }
    child?.unmount()
    child = context.mount(content)
    container.childrenChanged()
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}
