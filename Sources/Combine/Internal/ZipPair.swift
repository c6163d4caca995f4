import IssueReporting

/// Pairs the values of two upstreams: the first with the first, and so on.
///
/// Both are asked for what is asked for here.
final class ZipPair<A, B, Downstream: Subscriber> where Downstream.Input == (A, B) {
  private struct State {
    var a = Queue<A>()
    var b = Queue<B>()
    var isOpenA = true
    var isOpenB = true
    var subscriptions: [any Subscription] = []
    var demand = Subscribers.Demand.none
    var isDone = false

    /// Whether there will be no further pair.
    var isExhausted: Bool { (!isOpenA && a.isEmpty) || (!isOpenB && b.isEmpty) }
  }

  private let outlet: Outlet<Downstream>
  private let state = Lock(State())

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
  }

  func start<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
  where
    P.Output == A, Q.Output == B,
    P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure
  {
    outlet.handle(
      OutletHandlers(
        onRequest: { [state] demand in
          let subscriptions = state.withLock { state in
            state.demand += demand
            return state.subscriptions
          }
          for subscription in subscriptions { subscription.request(demand) }
        },
        onEnd: { [state] in
          let old = state.withLock { state in
            defer { state = State(isDone: true) }
            return state
          }
          for subscription in old.subscriptions { subscription.cancel() }
        }
      )
    )
    outlet.start()
    a.subscribe(input({ $0.a.append($1) }, end: { $0.isOpenA = false }))
    b.subscribe(input({ $0.b.append($1) }, end: { $0.isOpenB = false }))
  }

  private func input<Value>(
    _ add: @escaping (inout State, Value) -> Void,
    end: @escaping (inout State) -> Void
  ) -> Input<Value, Downstream.Failure> {
    Input(
      onSubscription: { subscription in
        let demand = self.state.withLock { state -> Subscribers.Demand? in
          guard !state.isDone else { return nil }
          state.subscriptions.append(subscription)
          return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
      },
      onValue: { value in
        // Queued under the lock of the pair, so that no pair overtakes another one. What nobody wants
        // is destroyed outside of it.
        let (isLast, dropped) = self.state.withLock { state -> (Bool, (A, B)?) in
          guard !state.isDone else { return (false, nil) }
          add(&state, value)
          guard !state.a.isEmpty, !state.b.isEmpty,
            let a = state.a.popFirst(), let b = state.b.popFirst()
          else { return (state.isExhausted, nil) }
          return (state.isExhausted, self.outlet.enqueue((a, b)))
        }
        _ = dropped
        if isLast { self.outlet.finish() } else { self.outlet.flush() }
        return .none
      },
      onCompletion: { completion in
        guard case .finished = completion else { return self.outlet.fail(completion) }
        let isLast = self.state.withLock { state in
          end(&state)
          return state.isExhausted
        }
        if isLast { self.outlet.finish() }
      }
    )
  }
}
