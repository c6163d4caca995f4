import IssueReporting

/// Waits for the first value of a publisher.
final class Signal {
  private struct State {
    var subscription: (any Subscription)?
    var isDone = false
  }

  private let state = Lock(State())

  /// A subscriber that asks for one value.
  ///
  /// - Parameters:
  ///   - type: The type of the publisher.
  ///   - onEnd: Called when the publisher has ended without a value.
  ///   - onValue: Called when the value has come.
  func input<P: Publisher>(
    of type: P.Type,
    onEnd: ((Subscribers.Completion<P.Failure>) -> Void)? = nil,
    onValue: @escaping () -> Void
  ) -> Input<P.Output, P.Failure> {
    Input(
      onSubscription: { subscription in
        let isWelcome = self.state.withLock { state in
          if !state.isDone { state.subscription = subscription }
          return !state.isDone
        }
        if isWelcome { subscription.request(.max(1)) } else { subscription.cancel() }
      },
      onValue: { _ in
        if self.end() { onValue() }
        return .none
      },
      onCompletion: { completion in
        let isEarly = self.state.withLock { state in
          defer { state = State(isDone: true) }
          return !state.isDone
        }
        if isEarly { onEnd?(completion) }
      }
    )
  }

  func cancel() {
    _ = end()
  }

  /// - Returns: Whether this was the first time.
  private func end() -> Bool {
    let old = state.withLock { state in
      defer { state = State(isDone: true) }
      return state
    }
    old.subscription?.cancel()
    return !old.isDone
  }
}
