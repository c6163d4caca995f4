import CasePaths

/// A view onto the state of a root: how to read a part of it, and how to send its actions.
///
/// A node holds no state and has no subscription.
@MainActor
class StoreNode<State, Action> {
  /// Takes an action on to the root, whatever has become of the state on the way.
  ///
  /// A closure and no method, so that it is made where the types are known.
  typealias Forward =
    @MainActor (Action, ActionOrigin, (@MainActor () -> Bool)?) -> EffectGroup?

  final let root: AnyRoot
  /// Where the state lies, if it never moves.
  final let fixed: FixedState<State>?
  /// Whether somebody who reads through the node may miss changes of its state's identity, because a
  /// state on the way does not tell its observers what is replaced.
  final let isOpaque: Bool
  /// Whether the state says before it is changed where it is, and when it is replaced.
  var isTracked: Bool { false }
  /// The operator that must run the reducer of this part of the state, if there is no other way.
  final let neededOperator: String?
  final let forward: Forward

  /// Whether a child's node misses changes: not where this state tells its observers.
  final lazy var isOpaqueForChildren: Bool =
    isOpaque || !(State.self is any ObservableState.Type || State.self is any _StateContainer.Type)

  init(
    root: AnyRoot,
    fixed: FixedState<State>?,
    isOpaque: Bool,
    neededOperator: String?,
    forward: @escaping Forward
  ) {
    self.root = root
    self.fixed = fixed
    self.isOpaque = isOpaque
    self.neededOperator = neededOperator
    self.forward = forward
  }

  // MARK: - Reading

  /// Whether the node's part of the state is there.
  final var exists: Bool {
    fixed != nil || root.reading { locateMoving { _ in } }
  }

  /// Calls the body with the node's part of the state; when that is gone, with what it was last.
  final func withState<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    root.reading {
      if let fixed {
        fixed.noteReads()
        return body(fixed.pointer)
      }
      return MemoryLayout<R>.size > 1_024 ? largeResult(body) : smallResult(body)
    }
  }

  // The result is not handed down level by level: it may be large, and the levels many.

  private final func smallResult<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    var result: R?
    visitMoving { result = body($0) }
    guard let result else { preconditionFailure("A node did not visit its state.") }
    return result
  }

  /// As ``smallResult(_:)``, for a result whose copies would fill a small stack.
  @inline(never)
  private final func largeResult<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    let result = UnsafeMutablePointer<R>.allocate(capacity: 1)
    defer { result.deallocate() }
    var isVisited = false
    visitMoving {
      result.initialize(to: body($0))
      isVisited = true
    }
    guard isVisited else { preconditionFailure("A node did not visit its state.") }
    return result.move()
  }

  /// As ``withState(_:)``, where it is known that the state may be read.
  final func visit(_ body: (UnsafePointer<State>) -> Void) {
    guard let fixed else { return visitMoving(body) }
    fixed.noteReads()
    body(fixed.pointer)
  }

  /// Calls the body with the node's part of the state, unless that is gone.
  ///
  /// - Returns: Whether it is there.
  final func locate(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    guard let fixed else { return locateMoving(body) }
    fixed.noteReads()
    body(fixed.pointer)
    return true
  }

  /// What ``visit(_:)`` does where the state is not fixed.
  func visitMoving(_ body: (UnsafePointer<State>) -> Void) {
    preconditionFailure("State that moves needs a node that finds it.")
  }

  /// What ``locate(_:)`` does where the state is not fixed.
  func locateMoving(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    preconditionFailure("State that moves needs a node that finds it.")
  }

  /// Tells the current tracking, if there is one, that the identity of the state is read.
  final func track() {
    root.trackIdentity()
    if isOpaque { root.extent.access(AnyRoot.anythingSlot) }
  }

  // MARK: - Sending

  /// Sends an action to the reducer of the root, unless this part of the state is gone.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - origin: Where it comes from.
  ///   - isWanted: Asked again when the action's turn comes, if it has to wait.
  /// - Returns: Whether it was sent, and the effects that it has, if any.
  final func send(
    _ action: Action, origin: ActionOrigin, isWanted: (@MainActor () -> Bool)? = nil
  ) -> (isSent: Bool, effects: EffectGroup?) {
    // Within a reducer nobody may look; it is looked when the action's turn comes.
    guard fixed != nil || root.isReducing || exists else { return (false, nil) }
    return (true, forward(action, origin, isWanted))
  }
}
