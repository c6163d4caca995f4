import CasePaths

/// A view onto the state of a root: how to read a part of it, and how to send its actions.
///
/// A node holds no state and has no subscription.
@MainActor
class StoreNode<State, Action> {
  /// Whether somebody who reads through the node may miss changes of its state's identity, because a
  /// state on the way does not tell its observers what is replaced.
  let isOpaque: Bool

  /// The operator that must run the reducer of this part of the state, if there is no other way.
  var neededOperator: String? { nil }

  init(isOpaque: Bool) {
    self.isOpaque = isOpaque
  }

  var root: AnyRoot { preconditionFailure("StoreNode is abstract.") }

  /// Whether the node's part of the state is there.
  var exists: Bool { preconditionFailure("StoreNode is abstract.") }

  /// Calls the body with the node's part of the state; when that is gone, with what it was when the
  /// node was made.
  func withState<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    preconditionFailure("StoreNode is abstract.")
  }

  /// Sends an action to the reducer of the root, unless this part of the state is gone.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - origin: Where it comes from.
  ///   - isWanted: Asked again when the action's turn comes, if it has to wait.
  /// - Returns: Whether it was sent, and the effects that it has, if any.
  func send(
    _ action: Action, origin: ActionOrigin, isWanted: (@MainActor () -> Bool)? = nil
  ) -> (isSent: Bool, effects: EffectGroup?) {
    preconditionFailure("StoreNode is abstract.")
  }

  /// Tells the current tracking, if there is one, that the identity of the state is read.
  func track() {
    preconditionFailure("StoreNode is abstract.")
  }

  /// Whether a child's node misses changes: not where this state tells its observers.
  final var isOpaqueForChildren: Bool {
    isOpaque || !(State.self is any ObservableState.Type || State.self is any _StateContainer.Type)
  }
}

/// The whole state of a root.
final class RootNode<State, Action>: StoreNode<State, Action> {
  let typedRoot: Root<State, Action>

  init(_ root: Root<State, Action>) {
    typedRoot = root
    super.init(isOpaque: false)
  }

  override var root: AnyRoot { typedRoot }
  override var exists: Bool { true }

  override func withState<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    typedRoot.withState(body)
  }

  override func send(
    _ action: Action, origin: ActionOrigin, isWanted: (@MainActor () -> Bool)?
  ) -> (isSent: Bool, effects: EffectGroup?) {
    (true, typedRoot.send(action, origin: origin, isWanted: isWanted))
  }

  override func track() {
    root.extent.access(typedRoot.isObservable ? AnyRoot.identitySlot : AnyRoot.anythingSlot)
  }
}

/// A part of the state that is there whenever its parent's is.
final class MemberNode<Parent, ParentAction, State, Action>: StoreNode<State, Action> {
  private let parent: StoreNode<Parent, ParentAction>
  private let state: KeyPath<Parent, State>
  private let embed: (Action) -> ParentAction
  /// Reads the state where it lies, if that can be.
  private let access: StateAccess<Parent, State>?

  init(
    _ parent: StoreNode<Parent, ParentAction>,
    state: KeyPath<Parent, State>,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.state = state
    self.embed = embed
    access = (state as? WritableKeyPath<Parent, State>).map(StateAccess.init)
    super.init(isOpaque: parent.isOpaqueForChildren)
  }

  override var root: AnyRoot { parent.root }
  override var exists: Bool { parent.exists }

  override func withState<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    parent.withState { parent in
      if let access { return access.readObserved(parent, body) }
      return withUnsafePointer(to: parent.pointee[keyPath: state], body)
    }
  }

  override func send(
    _ action: Action, origin: ActionOrigin, isWanted: (@MainActor () -> Bool)?
  ) -> (isSent: Bool, effects: EffectGroup?) {
    parent.send(embed(action), origin: origin, isWanted: isWanted)
  }

  override func track() {
    parent.track()
    if isOpaque { root.extent.access(AnyRoot.anythingSlot) }
  }
}

/// A part of the state that can be gone: an optional, the payload of a case.
final class OptionalNode<Parent, ParentAction, State, Action>: StoreNode<State, Action> {
  private let parent: StoreNode<Parent, ParentAction>
  private let state: KeyPath<Parent, State?>
  private let embed: (Action) -> ParentAction
  private let generation: UInt64
  /// What is read once the state is gone: a screen that is leaving still shows something.
  private let lastKnown: State

  init(
    _ parent: StoreNode<Parent, ParentAction>,
    state: KeyPath<Parent, State?>,
    generation: UInt64,
    initial: State,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.state = state
    self.generation = generation
    self.embed = embed
    lastKnown = initial
    super.init(isOpaque: parent.isOpaqueForChildren)
  }

  override var root: AnyRoot { parent.root }
  // Other optionals may well be handled by their parent alone.
  override var neededOperator: String? { generation == 0 ? parent.neededOperator : "ifLet" }

  override var exists: Bool {
    guard parent.exists else { return false }
    return parent.withState { parent in
      let (child, generation) = PresentationProbe.generation { parent.pointee[keyPath: state] }
      return child != nil && generation == self.generation
    }
  }

  override func withState<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    parent.withState { parent in
      let (child, generation) = PresentationProbe.generation { parent.pointee[keyPath: state] }
      // Another presentation at the same path is another child's.
      guard let child, generation == self.generation else {
        return withUnsafePointer(to: lastKnown, body)
      }
      return withUnsafePointer(to: child, body)
    }
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
    if isOpaque { root.extent.access(AnyRoot.anythingSlot) }
  }
}

/// One element of a stack.
final class ElementNode<Element, ParentAction, Action>: StoreNode<Element, Action> {
  private let parent: StoreNode<StackState<Element>, ParentAction>
  private let id: StackElementID
  private let embed: (Action) -> ParentAction
  private let lastKnown: Element

  init(
    _ parent: StoreNode<StackState<Element>, ParentAction>,
    id: StackElementID,
    initial: Element,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.id = id
    self.embed = embed
    lastKnown = initial
    super.init(isOpaque: parent.isOpaqueForChildren)
  }

  override var root: AnyRoot { parent.root }

  override var neededOperator: String? { "forEach" }

  override var exists: Bool {
    parent.exists && parent.withState { $0.pointee.contains(id: id) }
  }

  override func withState<R>(_ body: (UnsafePointer<Element>) -> R) -> R {
    parent.withState { stack in
      withUnsafePointer(to: stack.pointee[id: id] ?? lastKnown, body)
    }
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
    if isOpaque { root.extent.access(AnyRoot.anythingSlot) }
  }
}
