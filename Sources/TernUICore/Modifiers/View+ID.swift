extension View {
  /// Gives this view an identity: with another one it is another view, and its state begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

private struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    IdentifiedNode(view: view, in: context)
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>:
  _ViewNode<IdentifiedView<Content, ID>>, IdentityNode
{
  private var child: (id: ID, node: _ViewNode<Content>)?

  override func refresh(_ changes: NodeChanges) {
    if let child, child.id == view.id {
      return child.node.update(view.content, in: environment)
    }
    child?.node.unmount()
    child = (view.id, context.mount(view.content))
    container.childrenChanged()
  }

  func child(withID id: AnyHashable) -> _Node? {
    view.id == id.base as? ID ? child?.node : nil
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child.node) }
  }
}

/// A node that knows ids of the views below it.
@MainActor
package protocol IdentityNode: AnyObject {
  func child(withID id: AnyHashable) -> _Node?
}
