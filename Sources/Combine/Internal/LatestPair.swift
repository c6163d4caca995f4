import IssueReporting

/// Pairs the latest values of two upstreams.
///
/// A pair that nobody has asked for gives way to a later one.
final class LatestPair<A, B, Downstream: Subscriber> where Downstream.Input == (A, B) {
  private struct State {
    var a: A?
    var b: B?
    var subscriptions: [any Subscription] = []
    var open = 2
    var isDone = false
  }

  private let outlet: Outlet<Downstream>
  private let state = Lock(State())

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream, keepsLatestOnly: true)
  }

  func start<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
  where
    P.Output == A, Q.Output == B,
    P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure
  {
    outlet.handle(
      OutletHandlers(onEnd: { [state] in
        let old = state.withLock { state in
          defer { state = State(isDone: true) }
          return state
        }
        for subscription in old.subscriptions { subscription.cancel() }
      }))
    outlet.start()
    a.subscribe(
      input { state, value in
        defer { state.a = value }
        return state.a
      }
    )
    b.subscribe(
      input { state, value in
        defer { state.b = value }
        return state.b
      }
    )
  }

  /// - Parameter set: Takes a value in, and returns the one before.
  private func input<Value>(
    _ set: @escaping (inout State, Value) -> Value?
  ) -> Input<Value, Downstream.Failure> {
    Input(
      onSubscription: { subscription in
        let isWelcome = self.state.withLock { state in
          if !state.isDone { state.subscriptions.append(subscription) }
          return !state.isDone
        }
        if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
      },
      onValue: { value in
        // Queued under the lock of the pair, so that no pair overtakes another one. What gives way
        // is destroyed outside of it.
        let dropped = self.state.withLock { state -> (Value?, (A, B)?) in
          guard !state.isDone else { return (value, nil) }
          let old = set(&state, value)
          guard let a = state.a, let b = state.b else { return (old, nil) }
          return (old, self.outlet.enqueue((a, b)))
        }
        _ = dropped
        self.outlet.flush()
        return .none
      },
      onCompletion: { completion in
        guard case .finished = completion else { return self.outlet.fail(completion) }
        let isLast = self.state.withLock { state in
          state.open -= 1
          return state.open == 0
        }
        if isLast { self.outlet.finish() }
      }
    )
  }
}
