import ConcurrencyExtras
import Dependencies
import IssueReporting
import TernUICore

/// The one place where a store's state lives, with what changes it.
@MainActor
final class Root<State, Action>: AnyRoot {
  /// The state.
  ///
  /// Reducers change it where it is; nothing copies it to do so.
  private let storage: UnsafeMutablePointer<State>
  private let reduce: (inout State, Action) -> Effect<Action>
  private var queue: [Queued] = []
  private var nextInQueue = 0
  private let identity: ((UnsafePointer<State>) -> ObservableStateID)?
  var dependencies: DependencyValues

  /// Is told of every action, for a test store.
  var probe: (any RootProbe<State, Action>)?
  /// Records every action.
  var trace: StoreTrace<State, Action>? {
    didSet { effectObserver = trace }
  }
  /// Keeps the actions of effects until a test receives them.
  var heldActions: HeldActions<Action>?

  private struct Queued {
    var action: Action
    var origin: ActionOrigin
    var group: EffectGroup?
    /// The place whose effect sent it; it may go before the action's turn comes.
    var place: Place?
    /// The effect that sent it while another action was handled; it may be cancelled before the
    /// action's turn comes.
    var sender: RunningEffect?
    /// What the author's own call wants to be asked when the action's turn comes.
    var isWanted: (@MainActor () -> Bool)?
    /// How its change is to be shown, where whoever sent it said so.
    var transaction: Transaction?
  }

  convenience init<R: Reducer<State, Action>>(
    initialState: State,
    reducer: R,
    dependencies: DependencyValues,
    executor: IdleTrackingExecutor?
  ) {
    self.init(
      storage: Self.store { initialState },
      reducer: reducer, dependencies: dependencies, executor: executor
    )
  }

  /// Puts a state where a root can own it: on the heap, since it may be large.
  @inline(never)
  static func store(_ state: () -> State) -> UnsafeMutablePointer<State> {
    let storage = UnsafeMutablePointer<State>.allocate(capacity: 1)
    storage.initialize(to: state())
    return storage
  }

  /// Creates a root.
  ///
  /// - Parameters:
  ///   - storage: The state, which the root owns from now on.
  ///   - reducer: The feature.
  ///   - dependencies: What the feature and its effects use.
  ///   - executor: What runs the effects, where somebody must know when they wait.
  init<R: Reducer<State, Action>>(
    storage: UnsafeMutablePointer<State>,
    reducer: R,
    dependencies: DependencyValues,
    executor: IdleTrackingExecutor?
  ) {
    self.storage = storage
    self.dependencies = dependencies
    let compiled = LazyReducer(reducer)
    reduce = { compiled.reduce(into: &$0, action: $1) }
    identity = identityReader(of: State.self)
    super.init(stateType: ObjectIdentifier(State.self), executor: executor)
  }

  isolated deinit {
    for effect in effects.values {
      effect.cancel()
      remove(effect)
    }
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  // MARK: - Reading

  /// Where the state lies, as long as the root lives.
  var pointer: UnsafePointer<State> { UnsafePointer(storage) }

  override var rootSlot: Int { identity == nil ? Self.anythingSlot : Self.identitySlot }

  override func reportReadWhileReducing() {
    reportIssue(
      """
      The state of a store of '\(debugTypeName(Action.self))' was read while its reducer changes it.

      A reducer has its state in hand: read that. A view or an effect reads the store later.
      """
    )
  }

  func withState<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    reading { body(storage) }
  }

  var state: State { withState { $0.pointee } }

  override func exists(_ place: Place) -> Bool {
    place.exists(in: storage)
  }

  // MARK: - Sending

  /// Runs the reducer, now or after those that run already.
  ///
  /// - Returns: The effects of the action; `nil` if it has none.
  @discardableResult
  func send(
    _ action: Action,
    origin: ActionOrigin,
    group: EffectGroup? = nil,
    place: Place? = nil,
    sender: RunningEffect? = nil,
    isWanted: (@MainActor () -> Bool)? = nil
  ) -> EffectGroup? {
    if let heldActions, case .effect(let effect) = origin {
      heldActions.append(
        HeldActions.Held(
          action: action, effect: effect, group: group, place: place,
          isAfterDismissal: effect?.hasDismissed ?? false
        )
      )
      activity.signal()
      return group
    }
    return handle(
      action, origin: origin, group: group, place: place, sender: sender, isWanted: isWanted
    )
  }

  /// Runs the reducer, whatever becomes of actions that are held.
  @discardableResult
  func handle(
    _ action: Action,
    origin: ActionOrigin,
    group: EffectGroup?,
    place: Place?,
    sender: RunningEffect? = nil,
    isWanted: (@MainActor () -> Bool)? = nil
  ) -> EffectGroup? {
    guard isProcessing else {
      isProcessing = true
      let group = process(Queued(action: action, origin: origin, group: group))
      while nextInQueue < queue.count {
        let next = queue[nextInQueue]
        nextInQueue += 1
        // A long chain of actions must not keep all those that were handled.
        if nextInQueue >= 1_024 {
          queue.removeFirst(nextInQueue)
          nextInQueue = 0
        }
        if let sender = next.sender { dequeued(sender) }
        // Who sent it may have lost a race with a removal meanwhile: nobody's mistake.
        if let place = next.place, !exists(place) {
          noteDrop(of: next.action, .placeHasGone, next.origin)
        } else if next.sender?.isCancelled == true {
          noteDrop(of: next.action, .effectWasCancelled, next.origin)
        } else if next.isWanted?() ?? true {
          if let transaction = next.transaction {
            withTransaction(transaction) { _ = process(next) }
          } else {
            process(next)
          }
        }
        next.group?.dequeued()
      }
      queue.removeAll(keepingCapacity: true)
      nextInQueue = 0
      isProcessing = false
      return group
    }
    let group = group ?? EffectGroup()
    group.enqueued()
    sender?.queued += 1
    queue.append(
      Queued(
        action: action, origin: origin, group: group, place: place, sender: sender,
        isWanted: isWanted, transaction: Transaction._currentIfAny
      )
    )
    return group
  }

  @discardableResult
  private func process(_ next: Queued) -> EffectGroup? {
    let oldIdentity = identity?(storage)
    if let probe {
      context.takenActions = []
      probe.willReduce(next.action, origin: next.origin)
    }
    trace?.willReduce()
    isReducing = true
    let effect = _withDependencyValues(dependencies) {
      context.run { reduce(&storage.pointee, next.action) }
    }
    isReducing = false
    context.lastStates.decide()
    if let probe {
      // Who returns an effect has handled the action, whoever it is.
      probe.didReduce(
        next.action, origin: next.origin, state: storage,
        taken: effect.isNone ? context.takenActions : nil
      )
    }
    trace?.didReduce(next.action, origin: next.origin, state: storage)

    let isReplaced = oldIdentity.map { $0 != identity?(storage) } ?? false
    let structureChanged = context.structureChanged || isReplaced
    context.structureChanged = false
    cancelEffectsOfVanishedPlaces(structureChanged: structureChanged)

    var group = next.group
    if !effect.isNone {
      let effects = group ?? EffectGroup()
      group = effects
      var origin: RunningEffect?
      if case .effect(let effect) = next.origin { origin = effect }
      start(
        effect.operation,
        EffectContext(
          action: next.action, place: nil, group: effects, scopes: [], sender: origin
        ),
        structureChanged: structureChanged
      ) {}
    }
    trace?.didStartEffects()
    if isReplaced, extent.mayBeObserved(Self.identitySlot) { extent.notify(Self.identitySlot) }
    if extent.mayBeObserved(Self.anythingSlot) { extent.notify(Self.anythingSlot) }
    notifyObservers()
    feeds.notify()
    if probe != nil { activity.signal() }
    return group
  }

  private func notifyObservers() {
    guard !context.pendingNotifications.isEmpty else { return }
    let notifications = context.pendingNotifications
    context.pendingNotifications.removeAll(keepingCapacity: true)
    for (extent, slot) in notifications { extent.notify(slot) }
  }

  override func send(any action: Any, from effect: RunningEffect?, about place: Place) {
    guard let action = action as? Action else {
      reportIssue(
        """
        An action of type '\(debugTypeName(type(of: action)))' was addressed to a store of '\(debugTypeName(Action.self))'.

        A reducer between the two turns actions into others by itself. Use 'Scope', 'ifLet' or \
        'forEach' there, so that a dismissal finds its way.
        """
      )
      return
    }
    send(action, origin: .effect(effect), group: effect?.group, place: place)
  }
}
