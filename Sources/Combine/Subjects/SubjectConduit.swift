import IssueReporting

/// The way from a subject to one of its subscribers.
class SubjectConduit<Output, Failure: Error> {
  /// Where it is in the list of the subject.
  final let ticket: UInt64

  init(ticket: UInt64) {
    self.ticket = ticket
  }

  func offer(_ value: Output, _ version: UInt64) {}
  func finish(_ completion: Subscribers.Completion<Failure>) {}
  func close() {}
}

/// The way from a subject to a subscriber whose type is known.
final class DownstreamConduit<Downstream: Subscriber>:
  SubjectConduit<Downstream.Input, Downstream.Failure>, Subscription
{
  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    /// The last value that was sent when it joined, or that it was offered.
    var version: UInt64 = 0
    /// The subscriber has not seen the current value, and has asked for none.
    var owesCurrent: Bool
    /// What came while the current value was being delivered.
    var pending = Queue<Downstream.Input>()
    var completion: Subscribers.Completion<Downstream.Failure>?
    var isDelivering = false
  }

  private let state: Lock<State>
  private let core: SubjectCore<Downstream.Input, Downstream.Failure>

  /// - Parameter version: The last value that was sent; it and those before do not concern it.
  init(
    _ downstream: Downstream,
    core: SubjectCore<Downstream.Input, Downstream.Failure>,
    ticket: UInt64,
    version: UInt64
  ) {
    self.core = core
    state = Lock(State(downstream: downstream, version: version, owesCurrent: core.keepsCurrent))
    super.init(ticket: ticket)
  }

  override func offer(_ value: Downstream.Input, _ version: UInt64) {
    let keepsCurrent = core.keepsCurrent
    let (downstream, dropped) = state.withLock {
      state -> (Downstream?, Queue<Downstream.Input>?) in
      guard version > state.version else { return (nil, nil) }
      state.version = version
      if state.isDelivering {
        state.pending.append(value)
        return (nil, nil)
      }
      guard state.demand > .none else {
        state.owesCurrent = keepsCurrent
        defer { state.pending = Queue() }
        return (nil, state.pending)
      }
      state.demand -= .max(1)
      state.isDelivering = true
      // It is newer than the one that is owed.
      state.owesCurrent = false
      return (state.downstream, nil)
    }
    _ = dropped
    guard let downstream else { return }
    let more = downstream.receive(value)
    drain(more)
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let begins = state.withLock { state in
      state.completion = completion
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    if begins { drain() }
  }

  /// The subject is gone; what a subscriber is owed he may still ask for.
  override func close() {
    let downstream = state.withLock { state in
      state.owesCurrent ? nil : state.downstream.take()
    }
    _ = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let begins = state.withLock { state in
      state.demand += demand
      guard state.owesCurrent, !state.isDelivering, state.downstream != nil else { return false }
      state.isDelivering = true
      return true
    }
    if begins { drain() }
  }

  func cancel() {
    core.remove(self)
    _ = takeState()
  }

  private enum Turn {
    case rest(dropped: Queue<Downstream.Input>)
    case value(Downstream.Input, Downstream, dropped: Queue<Downstream.Input> = Queue())
    case end
  }

  /// Delivers what is left; only who has set `isDelivering` calls it.
  private func drain(_ demand: Subscribers.Demand = .none) {
    var more = demand
    while true {
      switch state.withLock({ turn(&$0, more) }) {
      case .rest(let dropped):
        _ = dropped
        return
      case .value(let value, let downstream, _):
        more = downstream.receive(value)
      case .end:
        let old = takeState()
        if let completion = old.completion { old.downstream?.receive(completion: completion) }
        return
      }
    }
  }

  private func turn(_ state: inout State, _ more: Subscribers.Demand) -> Turn {
    state.demand += more
    guard let downstream = state.downstream else {
      state.isDelivering = false
      return .rest(dropped: Queue())
    }
    if state.demand > .none {
      if state.owesCurrent, let (value, version) = core.current {
        // Nothing that is pending is newer.
        state.owesCurrent = false
        state.version = version
        state.demand -= .max(1)
        let dropped = state.pending
        state.pending = Queue()
        return .value(value, downstream, dropped: dropped)
      }
      if let value = state.pending.popFirst() {
        state.demand -= .max(1)
        return .value(value, downstream)
      }
    }
    if state.completion != nil { return .end }
    state.isDelivering = false
    if !state.pending.isEmpty { state.owesCurrent = core.keepsCurrent }
    defer { state.pending = Queue() }
    return .rest(dropped: state.pending)
  }

  private func takeState() -> State {
    state.withLock { state in
      defer { state = State(owesCurrent: false, isDelivering: state.isDelivering) }
      return state
    }
  }
}
