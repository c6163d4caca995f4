import IssueReporting

/// Tells once when a subscriber has gone.
final class Ending<Downstream: Subscriber>: Subscriber, Subscription {
  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var onEnd: (() -> Void)?
  }

  private let state: Lock<State>

  init(_ downstream: Downstream, onEnd: @escaping () -> Void) {
    state = Lock(State(downstream: downstream, onEnd: onEnd))
  }

  func receive(subscription: any Subscription) {
    let downstream = state.withLock { state -> Downstream? in
      guard state.upstream == nil, let downstream = state.downstream else { return nil }
      state.upstream = subscription
      return downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    state.withLock { $0.downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let old = takeState()
    old.onEnd?()
    old.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.upstream }?.request(demand)
  }

  func cancel() {
    let old = takeState()
    old.upstream?.cancel()
    old.onEnd?()
  }

  private func takeState() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
