/// A part of the state that a closure reads, and that can be gone.
final class ClosureNode<Parent, ParentAction, State, Action>: StoreNode<State, Action> {
  private let parent: StoreNode<Parent, ParentAction>
  private let read: (Parent) -> State?
  private let lastKnown: State

  /// - Parameters:
  ///   - parent: The node of the whole.
  ///   - initial: What is shown when the part is gone.
  ///   - read: Reads the part; `nil` when it is gone.
  ///   - embed: Turns an action of the part into one of the whole.
  init(
    _ parent: StoreNode<Parent, ParentAction>,
    initial: State,
    read: @escaping (Parent) -> State?,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.read = read
    lastKnown = initial
    let forward = parent.forward
    super.init(
      root: parent.root,
      fixed: nil,
      isOpaque: true,
      neededOperator: nil,
      forward: { forward(embed($0), $1, $2) }
    )
  }

  override func visitMoving(_ body: (UnsafePointer<State>) -> Void) {
    parent.visit { withUnsafePointer(to: read($0.pointee) ?? lastKnown, body) }
  }

  override func locateMoving(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    var isThere = false
    let isParentThere = parent.locate { parent in
      guard let part = read(parent.pointee) else { return }
      isThere = true
      withUnsafePointer(to: part, body)
    }
    return isParentThere && isThere
  }
}

extension Store {
  /// A store for a part of the state that a closure reads; `nil` when it is not there.
  ///
  /// It is another one at each call: closures cannot be compared.
  func part<PartState, PartAction>(
    _ read: @escaping (State) -> PartState?, _ embed: @escaping (PartAction) -> Action
  ) -> Store<PartState, PartAction>? {
    guard let initial = node.withState({ read($0.pointee) }) else { return nil }
    let node = ClosureNode(node, initial: initial, read: read, embed: embed)
    return Store<PartState, PartAction>(node, parent: self)
  }
}
