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
    last = LastState(copying: initial)
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

  override func visitMoving(_ body: (UnsafePointer<Element>) -> Void) {
    parent.visit { if !$0.pointee.withElement(id: id, body) { last.read(body) } }
  }

  override func locateMoving(_ body: (UnsafePointer<Element>) -> Void) -> Bool {
    var isThere = false
    let isParentThere = parent.locate { isThere = $0.pointee.withElement(id: id, body) }
    return isParentThere && isThere
  }
}
