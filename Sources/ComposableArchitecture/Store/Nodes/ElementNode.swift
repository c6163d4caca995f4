/// One element of a stack.
final class ElementNode<Element, ParentAction, Action>: StoreNode<Element, Action> {
  private let parent: StoreNode<StackState<Element>, ParentAction>
  private let id: StackElementID
  private let last: LastState<Element>

  init(
    _ parent: StoreNode<StackState<Element>, ParentAction>,
    id: StackElementID,
    initial: Element,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.id = id
    last = LastState(initial)
    let forward = parent.forward
    super.init(
      root: parent.root,
      fixed: nil,
      isOpaque: parent.isOpaqueForChildren,
      neededOperator: "forEach",
      forward: { forward(embed($0), $1, $2) }
    )
    root.context.lastStates.insert(last, .element(id))
  }

  override func visitMoving<R>(_ body: (UnsafePointer<Element>) -> R) -> R {
    parent.visit { $0.pointee.withElement(id: id, body) ?? last.read(body) }
  }

  override func locateMoving<R>(_ body: (UnsafePointer<Element>) -> R) -> R? {
    parent.locate { $0.pointee.withElement(id: id, body) } ?? nil
  }
}
