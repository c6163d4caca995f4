/// A part of the state that a closure reads, and that can be gone.
final class ClosureNode<Parent, ParentAction, State, Action>: StoreNode<State, Action> {
  private let parent: StoreNode<Parent, ParentAction>
  private let read: (Parent) -> State?
  private let embed: (Action) -> ParentAction
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
    self.embed = embed
    lastKnown = initial
    super.init(isOpaque: true)
  }

  override var root: AnyRoot { parent.root }

  override var exists: Bool {
    parent.exists && parent.withState { read($0.pointee) != nil }
  }

  override func withState<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    parent.withState { withUnsafePointer(to: read($0.pointee) ?? lastKnown, body) }
  }

  override func send(
    _ action: Action, origin: ActionOrigin, isWanted: (@MainActor () -> Bool)?
  ) -> (isSent: Bool, effects: EffectGroup?) {
    // Within a reducer nobody may look; it is looked when the action's turn comes.
    guard root.isReducing || exists else { return (false, nil) }
    return parent.send(embed(action), origin: origin, isWanted: isWanted)
  }

  override func track() {
    parent.track()
    root.extent.access(AnyRoot.anythingSlot)
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
