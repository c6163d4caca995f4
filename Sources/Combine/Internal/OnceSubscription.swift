import IssueReporting

/// A subscription to one value that is there already.
final class OnceSubscription<Downstream: Subscriber>: Subscription {
  private struct State {
    var downstream: Downstream?
    var value: Downstream.Input?
  }

  private let state: Lock<State>

  init(_ downstream: Downstream, _ value: Downstream.Input) {
    state = Lock(State(downstream: downstream, value: value))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let (downstream, value) = state.withLock { ($0.downstream, $0.value.take()) }
    guard let downstream, let value else { return }
    _ = downstream.receive(value)
    takeState().downstream?.receive(completion: .finished)
  }

  func cancel() {
    _ = takeState()
  }

  private func takeState() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
