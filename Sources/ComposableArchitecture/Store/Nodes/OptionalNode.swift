/// A part of the state that can be gone: an optional, the payload of a case.
final class OptionalNode<Parent, ParentAction, State, Action>: StoreNode<State, Action> {
  private let parent: StoreNode<Parent, ParentAction>
  private let way: OptionalWay<Parent, ParentAction, State, Action>
  /// Which presentation it is; 0 where nothing is presented on the way.
  private let generation: UInt64
  private let last: LastState<State>

  init(
    _ parent: StoreNode<Parent, ParentAction>,
    _ way: OptionalWay<Parent, ParentAction, State, Action>,
    generation: UInt64,
    last: LastState<State>
  ) {
    self.parent = parent
    self.way = way
    self.generation = generation
    self.last = last
    let forward = parent.forward
    let embed = way.embed
    super.init(
      root: parent.root,
      fixed: nil,
      isOpaque: parent.isOpaqueForChildren,
      // Other optionals may well be handled by their parent alone.
      neededOperator: generation == 0 ? parent.neededOperator : "ifLet",
      forward: { forward(embed($0), $1, $2) }
    )
    if generation == 0 {
      last.isThere = { [weak self] in assumeMainActor { self?.exists ?? false } }
    }
    root.context.lastStates.insert(
      last, generation == 0 ? .optional(ObjectIdentifier(State.self)) : .presentation(generation)
    )
  }

  override func visitMoving(_ body: (UnsafePointer<State>) -> Void) {
    parent.visit { if read($0, body) { last.isSeen() } else { last.read(body) } }
  }

  override func locateMoving(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    var isThere = false
    let isParentThere = parent.locate { isThere = read($0, body) }
    return isParentThere && isThere
  }

  private func read(
    _ parent: UnsafePointer<Parent>, _ body: (UnsafePointer<State>) -> Void
  ) -> Bool {
    guard let presented = way.presented else { return readByPath(parent, body) }
    return presented.readObserved(parent) { $0.pointee.withPresented(generation, body) }
  }

  // Not inlined: it copies the state.
  @inline(never)
  private func readByPath(
    _ parent: UnsafePointer<Parent>, _ body: (UnsafePointer<State>) -> Void
  ) -> Bool {
    let (child, generation) = PresentationProbe.generation { parent.pointee[keyPath: way.state] }
    // Another presentation at the same path is another child's.
    guard let child, generation == self.generation else { return false }
    withUnsafePointer(to: child, body)
    return true
  }
}
