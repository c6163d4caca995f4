import ConcurrencyExtras
import Dependencies

extension Root {
  /// Where effects come from, and what they belong to.
  struct EffectContext {
    /// The action whose effects they are.
    var action: Action
    var place: Place?
    var group: EffectGroup
    var scopes: [CancelScope]
    /// The effect whose action led to this one.
    var sender: RunningEffect?
  }

  /// Starts effects.
  ///
  /// - Parameters:
  ///   - operation: The effects.
  ///   - context: Where they come from.
  ///   - structureChanged: Whether places may have gone since they were made.
  ///   - completion: Is called when all of them have ended.
  func start(
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
      guard !(structureChanged || place.isUntracked) || exists(place) else {
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
}

/// Names the parts of a concatenation that wait for their turn.
private struct ConcatenationID: Hashable {}
