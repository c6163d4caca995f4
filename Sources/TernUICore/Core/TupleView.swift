/// Several views side by side, as ``ViewBuilder`` makes them from the lines of a closure.
public struct TupleView<each Content: View>: View {
  public typealias Body = Never

  var content: (repeat each Content)

  /// Puts views side by side.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TupleNode(view: view, in: context)
  }
}

/// The node of a ``TupleView``: each view keeps its slot.
final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  private var children: (repeat _ViewNode<each Content>)?

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    if let children {
      repeat (each children).update(each view.content, in: environment)
    } else {
      let context = self.context
      children = (repeat context.mount(each view.content))
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    guard let children else { return }
    repeat body(each children)
  }
}
