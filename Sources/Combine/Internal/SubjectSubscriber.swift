import IssueReporting

/// Connects a subject to a publisher that it subscribes to.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
  private struct State {
    var subject: S?
    var upstream: (any Subscription)?
  }

  private let state: Lock<State>

  init(_ subject: S) {
    state = Lock(State(subject: subject))
  }

  func receive(subscription: any Subscription) {
    let subject = state.withLock { state -> S? in
      guard state.upstream == nil, let subject = state.subject else { return nil }
      state.upstream = subscription
      return subject
    }
    if let subject { subject.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    state.withLock { $0.subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    takeState().subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.upstream }?.request(demand)
  }

  func cancel() {
    takeState().upstream?.cancel()
  }

  private func takeState() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
