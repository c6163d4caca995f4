/// A view that is there or not, as `if` without `else` makes it.
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view: view, in: context)
  }
}

final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var child: _ViewNode<Wrapped>?

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    switch (view, child) {
    case (let content?, let child?):
      return child.update(content, in: environment)
    case (let content?, nil):
      child = context.mount(content)
    case (nil, let child?):
      child.unmount()
      self.child = nil
    case (nil, nil):
      return
    }
    container.childrenChanged()
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}
