import ConcurrencyExtras
import Dependencies
import IssueReporting
import TernUI

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
  /// Names the parts of a concatenation that wait for their turn.
  private struct ConcatenationID: Hashable {}

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
    identity = (State.self as? any ObservableState.Type).flatMap { Self.identity(of: $0) }
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

  private static func identity<S: ObservableState>(
    of type: S.Type
  ) -> ((UnsafePointer<State>) -> ObservableStateID)? {
    { UnsafeRawPointer($0).assumingMemoryBound(to: S.self).pointee._$id }
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

  @discardableResult
  private func handle(
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
    probe?.willReduce(next.action, origin: next.origin)
    trace?.willReduce()
    isReducing = true
    let effect = _withDependencyValues(dependencies) {
      context.run { reduce(&storage.pointee, next.action) }
    }
    isReducing = false
    context.lastStates.decide()
    probe?.didReduce(next.action, origin: next.origin, state: storage)
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

  // MARK: - Effects

  private struct EffectContext {
    /// The action whose effects they are.
    var action: Action
    var place: Place?
    var group: EffectGroup
    var scopes: [CancelScope]
    /// The effect whose action led to this one.
    var sender: RunningEffect?
  }

  private func start(
    _ operation: Effect<Action>.Operation,
    _ context: EffectContext,
    structureChanged: Bool,
    completion: @escaping () -> Void
  ) {
    guard !context.scopes.contains(where: \.isCancelled) else { return completion() }
    switch operation {
    case .none:
      completion()

    case .send(let action):
      send(
        action, origin: .effect(context.sender), group: context.group, place: context.place
      )
      completion()

    case .run(let run):
      start(run, context, completion: completion)

    case .merge(let operations):
      var remaining = operations.count
      for operation in operations {
        start(operation, context, structureChanged: structureChanged) {
          remaining -= 1
          if remaining == 0 { completion() }
        }
      }

    case .concatenate(let operations):
      var context = context
      if let place = context.place {
        // Not to be cancelled by an id, but with the place: later parts must not start then, even if
        // another feature has come to the same place.
        context.scopes.append(CancelScope(id: ConcatenationID(), place: place))
      }
      startNext(
        operations[...], context, structureChanged: structureChanged, completion: completion)

    case .cancellable(let operation, let id, let cancelInFlight):
      if cancelInFlight { cancel(id: id, at: context.place, reach: .place) }
      let scope = CancelScope(id: id, place: context.place)
      insert(scope)
      var context = context
      context.scopes.append(scope)
      start(operation, context, structureChanged: structureChanged) { [weak self] in
        self?.remove(scope)
        completion()
      }

    case .cancel(let id, let scope):
      cancel(id: id, at: context.place, reach: scope)
      completion()

    case .placed(let operation, let place):
      // The place may have gone in the very reduction that returned the effect, or, for a part of a
      // concatenation, since.
      guard !(structureChanged || place.isUntracked) || place.exists(in: storage) else {
        effectObserver?.effectDropped()
        return completion()
      }
      var context = context
      context.place = place
      start(operation, context, structureChanged: structureChanged, completion: completion)

    case .subscribe(let subscription):
      start(subscription, context, completion: completion)

    case .deferred(let make):
      let operation = make(EffectStart(place: context.place, throttles: throttles))
      start(operation, context, structureChanged: structureChanged, completion: completion)
    }
  }

  private func start(
    _ subscription: Effect<Action>.Subscription,
    _ context: EffectContext,
    completion: @escaping () -> Void
  ) {
    let effect = RunningEffect(
      place: context.place, root: self, group: context.group, scopes: context.scopes,
      completion: completion
    )
    if probe != nil { effect.action = context.action }
    insert(effect)
    effectObserver?.effectStarted(effect, name: nil, site: subscription.site)
    let stop = EffectLocals.$effect.withValue(effect) {
      _withDependencyValues(subscription.dependencies) {
        subscription.start(
          { [weak self] in self?.send($0, from: effect) },
          { [weak self] in self?.remove(effect) }
        )
      }
    }
    effect.started { [weak self] in
      stop()
      self?.remove(effect)
    }
  }

  private func startNext(
    _ operations: ArraySlice<Effect<Action>.Operation>,
    _ context: EffectContext,
    structureChanged: Bool,
    completion: @escaping () -> Void
  ) {
    var rest = operations
    var structureChanged = structureChanged
    // Parts that end at once follow each other in this loop: each in the call of the one before, many
    // of them would overflow the stack.
    while let first = rest.popFirst() {
      let next = rest
      var hasStarted = false
      var hasEnded = false
      start(first, context, structureChanged: structureChanged) { [weak self] in
        hasEnded = true
        guard hasStarted else { return }
        guard let self, isWanted(context) else { return completion() }
        startNext(next, context, structureChanged: true, completion: completion)
      }
      hasStarted = true
      guard hasEnded else { return }
      guard isWanted(context) else { break }
      // Later parts start in another turn, when any place may have gone.
      structureChanged = true
    }
    completion()
  }

  /// Whether later parts of a concatenation may start.
  private func isWanted(_ context: EffectContext) -> Bool {
    !context.group.isCancelled && (context.place.map(exists) ?? true)
  }

  private func start(
    _ run: Effect<Action>.Run, _ context: EffectContext, completion: @escaping () -> Void
  ) {
    let effect = RunningEffect(
      place: context.place, root: self, group: context.group, scopes: context.scopes,
      completion: completion
    )
    if probe != nil { effect.action = context.action }
    insert(effect)
    effectObserver?.effectStarted(effect, name: run.name, site: run.site)
    let send = Send<Action> { [weak self] in self?.send($0, from: effect) }
    // Only this task runs the work.
    nonisolated(unsafe) let work = run.work
    // The task takes over what is current here. Set inside of it, it would have to be unset there
    // after the work, on a thread of its own; so a work that ends by sending an action ends here.
    let operation: @Sendable () async -> Void = {
      await work(send)
      await effect.workHasReturned()
    }
    let task = EffectLocals.$effect.withValue(effect) {
      _withDependencyValues(run.dependencies) {
        Task(
          name: run.name, executorPreference: executor, priority: run.priority,
          operation: operation
        )
      }
    }
    effect.started(task)
  }

  /// Handles the first of the actions that are held.
  func handleHeldAction() {
    guard let held = heldActions?.removeFirst() else { return }
    handle(held.action, origin: .effect(held.effect), group: held.group, place: held.place)
  }

  /// Drops the actions whose place has gone while they were held.
  func dropLateHeldActions() {
    let late = heldActions?.remove { $0.place.map { !exists($0) } ?? false } ?? []
    for held in late {
      if held.isAfterDismissal {
        reportSendAfterDismissal(held.action)
      } else {
        noteDrop(of: held.action, .placeHasGone, .effect(held.effect))
      }
    }
  }

  private func reportSendAfterDismissal(_ action: Action) {
    reportIssue(
      """
      An effect sent an action after it had dismissed its own feature: \(debugCaseOutput(action))

      The feature is gone, so nothing can handle the action. Send it before calling 'dismiss()'.
      """
    )
  }

  private func send(_ action: Action, from effect: RunningEffect) {
    if effect.isEnded {
      reportIssue(
        """
        An action was sent through a 'Send' whose effect has ended: \(debugCaseOutput(action))

        Keep the effect's work going until the last action is sent, or start another effect.
        """
      )
      return
    }
    if isReducing {
      // The state is in the reducer's hands. Whether the place is there is asked when the turn comes.
      guard !effect.isCancelled else {
        noteDrop(of: action, .effectWasCancelled, .effect(effect))
        return
      }
      send(
        action, origin: .effect(effect), group: effect.group, place: effect.place, sender: effect
      )
      return
    }
    if effect.hasDismissed, let place = effect.place, !exists(place) {
      return reportSendAfterDismissal(action)
    }
    guard !effect.isCancelled else {
      // The effects of a place that goes are cancelled with it.
      let isPlaceThere = effect.place.map(exists) ?? true
      noteDrop(of: action, isPlaceThere ? .effectWasCancelled : .placeHasGone, .effect(effect))
      return
    }
    if let place = effect.place, !exists(place) {
      noteDrop(of: action, .placeHasGone, .effect(effect))
      return
    }
    send(
      action, origin: .effect(effect), group: effect.group, place: effect.place, sender: effect
    )
  }

  /// Tells who records it that an action came too late.
  private func noteDrop(
    of action: Action, _ reason: StoreTraceEntry.DropReason, _ origin: ActionOrigin
  ) {
    guard let effectObserver else { return }
    var sender: RunningEffect?
    if case .effect(let effect) = origin { sender = effect }
    effectObserver.actionDropped(action, reason: reason, effect: sender)
  }
}

/// Names the parts of a concatenation that wait for their turn.
private struct ConcatenationID: Hashable {}

/// Is told of every action that a root handles.
@MainActor
protocol RootProbe<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  func willReduce(_ action: Action, origin: ActionOrigin)
  func didReduce(_ action: Action, origin: ActionOrigin, state: UnsafePointer<State>)
}
