import IssueReporting

/// The base of operators that send on by way of a scheduler.
///
/// Each thing that comes is scheduled by itself, and each turn of the scheduler delivers the
/// oldest: so
/// the order stays, and one thing is delivered at a time, on a scheduler too that does several.
final class Courier<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var schedule: ((@escaping () -> Void) -> Void)?
    var events = Queue<Event>()
    /// How many turns came while another one was delivering.
    var turns = 0
    var isDelivering = false
  }

  private let state: Lock<State>

  /// Creates a courier.
  ///
  /// - Parameters:
  ///   - downstream: Who receives.
  ///   - schedule: Gives work to the scheduler.
  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    state = Lock(State(downstream: downstream, schedule: schedule))
  }

  func receive(subscription: any Subscription) {
    let downstream = state.withLock { state -> Downstream? in
      guard state.upstream == nil, let downstream = state.downstream else { return nil }
      state.upstream = subscription
      return downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    post(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    post(.completion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.upstream }?.request(demand)
  }

  func cancel() {
    takeState().upstream?.cancel()
  }

  private func post(_ event: Event) {
    let schedule = state.withLock { state in
      if state.downstream != nil { state.events.append(event) }
      return state.schedule
    }
    schedule?(takeTurn)
  }

  private func takeTurn() {
    let begins = state.withLock { state in
      state.turns += 1
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    guard begins else { return }
    while let (event, downstream) = next() {
      switch event {
      case .value(let value):
        let more = downstream.receive(value)
        if more > .none { request(more) }
      case .completion(let completion):
        takeState().downstream?.receive(completion: completion)
      }
    }
  }

  private func next() -> (Event, Downstream)? {
    state.withLock { state in
      guard state.turns > 0, let downstream = state.downstream, let event = state.events.popFirst()
      else {
        state.turns = 0
        state.isDelivering = false
        return nil
      }
      state.turns -= 1
      return (event, downstream)
    }
  }

  /// Takes out everything, so that it is destroyed outside of the lock.
  private func takeState() -> State {
    state.withLock { state in
      defer { state = State(isDelivering: state.isDelivering) }
      return state
    }
  }
}
