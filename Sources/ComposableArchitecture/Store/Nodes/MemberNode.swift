/// A part of the state that is there whenever its parent's is.
final class MemberNode<Parent, ParentAction, State, Action>: StoreNode<State, Action> {
  private let parent: StoreNode<Parent, ParentAction>
  private let state: KeyPath<Parent, State>
  /// Reads the state where it lies, if that can be.
  private let access: StateAccess<Parent, State>?

  init(
    _ parent: StoreNode<Parent, ParentAction>,
    state: KeyPath<Parent, State>,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.state = state
    let access = (state as? WritableKeyPath<Parent, State>).map { StateAccess($0) }
    self.access = access
    let forward = parent.forward
    super.init(
      root: parent.root,
      fixed: parent.fixed.flatMap { access?.fixed(in: $0) },
      isOpaque: parent.isOpaqueForChildren,
      neededOperator: nil,
      forward: { forward(embed($0), $1, $2) }
    )
  }

  override func visitMoving(_ body: (UnsafePointer<State>) -> Void) {
    parent.visit { read($0, body) }
  }

  override func locateMoving(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    parent.locate { read($0, body) }
  }

  private func read(_ parent: UnsafePointer<Parent>, _ body: (UnsafePointer<State>) -> Void) {
    if let access { return access.readObserved(parent, body) }
    withUnsafePointer(to: parent.pointee[keyPath: state], body)
  }
}
