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

extension ViewGraph {
  /// The first node below another that has an id.
  ///
  /// The ids of rows are known before the rows are mounted. For an id inside of one, rows are mounted until
  /// it is there.
  package func node(withID id: AnyHashable, below top: _Node?) -> _Node? {
    guard let top else { return nil }
    updateStaleRows()
    return top.node(withID: id) ?? top.nodeToCome(withID: id)
  }
}

extension _Node {
  fileprivate func node(withID id: AnyHashable) -> _Node? {
    if let found = (self as? any IdentityNode)?.child(withID: id) { return found }
    var found: _Node?
    forEachChild { child in
      if found == nil { found = child.node(withID: id) }
    }
    return found
  }

  /// The first node with an id in the rows below that are not mounted yet.
  fileprivate func nodeToCome(withID id: AnyHashable) -> _Node? {
    var found: _Node?
    forEachChild { child in
      if found == nil { found = child.nodeToCome(withID: id) }
    }
    guard found == nil, let rows = self as? any LazyRows else { return found }
    while found == nil {
      let mounted = rows.mountMoreRows()
      if mounted.isEmpty { break }
      for row in mounted where found == nil {
        found = row.node(withID: id) ?? row.nodeToCome(withID: id)
      }
    }
    return found
  }
}
