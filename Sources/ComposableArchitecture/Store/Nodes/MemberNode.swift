/// A part of the state that is there whenever its parent's is.
final class MemberNode<Parent, ParentAction, State, Action>: StoreNode<State, Action> {
  private let parent: StoreNode<Parent, ParentAction>
  private let way: MemberWay<Parent, ParentAction, State, Action>

  init(
    _ parent: StoreNode<Parent, ParentAction>,
    _ way: MemberWay<Parent, ParentAction, State, Action>
  ) {
    self.parent = parent
    self.way = way
    let forward = parent.forward
    let embed = way.embed
    super.init(
      root: parent.root,
      fixed: parent.fixed.flatMap { way.access?.fixed(in: $0) },
      isOpaque: parent.isOpaqueForChildren,
      neededOperator: nil,
      forward: { forward(embed($0), $1, $2) }
    )
  }

  override var isTracked: Bool { !isOpaque && way.access?.isTracked == true }

  override func visitMoving(_ body: (UnsafePointer<State>) -> Void) {
    parent.visit { read($0, body) }
  }

  override func locateMoving(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    parent.locate { read($0, body) }
  }

  private func read(_ parent: UnsafePointer<Parent>, _ body: (UnsafePointer<State>) -> Void) {
    if let access = way.access { return access.readObserved(parent, body) }
    withUnsafePointer(to: parent.pointee[keyPath: way.state], body)
  }
}
