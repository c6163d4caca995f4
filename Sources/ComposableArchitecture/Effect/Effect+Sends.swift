import Dependencies

extension Effect.Operation {
  /// The same operation, whose actions go through a closure on their way to the store.
  ///
  /// - Parameters:
  ///   - site: The call that asks for it.
  ///   - gate: Is given each action and what sends it.
  func sending(
    at site: OperatorSite,
    through gate: @escaping (_ action: Action, _ send: (Action) -> Void) -> Void
  ) -> Self {
    switch self {
    case .none, .cancel:
      return self
    case .send(let action):
      return .subscribe(
        Effect.Subscription(dependencies: ._current, site: site) { send, finish in
          gate(action, send)
          finish()
          return {}
        }
      )
    case .run(let run):
      var run = run
      let work = run.work
      // Actions are sent on the main actor, and nothing else calls it.
      nonisolated(unsafe) let gate = gate
      run.work = { send in
        await work(Send { action in gate(action) { send($0) } })
      }
      return .run(run)
    case .subscribe(let subscription):
      return .subscribe(
        Effect.Subscription(
          dependencies: subscription.dependencies, site: subscription.site
        ) { send, finish in
          subscription.start({ gate($0, send) }, finish)
        }
      )
    case .merge(let operations):
      return .merge(operations.map { $0.sending(at: site, through: gate) })
    case .concatenate(let operations):
      return .concatenate(operations.map { $0.sending(at: site, through: gate) })
    case .cancellable(let operation, let id, let cancelInFlight):
      return .cancellable(
        operation.sending(at: site, through: gate), id: id, cancelInFlight: cancelInFlight
      )
    case .placed(let operation, let place):
      return .placed(operation.sending(at: site, through: gate), at: place)
    case .deferred(let make):
      return .deferred { make($0).sending(at: site, through: gate) }
    }
  }
}
