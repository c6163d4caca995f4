import IssueReporting

/// The way from a subject to one of its subscribers, as a list of them holds it: an array of objects
/// of no generic type is read without metadata being looked up.
class AnyConduit {
  /// Where it is in the list of the subject.
  final let ticket: UInt64

  init(ticket: UInt64) {
    self.ticket = ticket
  }
}

/// The way from a subject of known types to one of its subscribers.
class SubjectConduit<Output, Failure: Error>: AnyConduit {
  func offer(_ value: Output, _ version: UInt64) {}
  func finish(_ completion: Subscribers.Completion<Failure>) {}
  func close() {}
}

/// What of a conduit is of no generic type, and so is read without metadata being looked up.
private struct ConduitState {
  var isOpen = true
  var demand = Subscribers.Demand.none
  /// The last value that was sent when it joined, or that it was offered.
  var version: UInt64
  /// The subscriber has not seen the current value, and has asked for none.
  var owesCurrent: Bool
  /// Something came while a value was being delivered.
  var hasMore = false
  var isDelivering = false
}

/// The way from a subject to a subscriber whose type is known.
///
/// The lock of the state guards the other properties too.
final class DownstreamConduit<Downstream: Subscriber>:
  SubjectConduit<Downstream.Input, Downstream.Failure>, Subscription
{
  private let state: Lock<ConduitState>
  private let core: SubjectCore<Downstream.Input, Downstream.Failure>
  @exclusivity(unchecked) private var receiver: Receiver<Downstream>?
  /// What came while a value was being delivered.
  @exclusivity(unchecked) private var pending = Queue<Downstream.Input>()
  @exclusivity(unchecked) private var completion: Subscribers.Completion<Downstream.Failure>?

  /// - Parameter version: The last value that was sent; it and those before do not concern it.
  init(
    _ downstream: Downstream,
    core: SubjectCore<Downstream.Input, Downstream.Failure>,
    ticket: UInt64,
    version: UInt64
  ) {
    self.core = core
    receiver = Receiver(downstream)
    state = Lock(ConduitState(version: version, owesCurrent: core.keepsCurrent))
    super.init(ticket: ticket)
  }

  override func offer(_ value: Downstream.Input, _ version: UInt64) {
    var target: Receiver<Downstream>?
    state.withLock { state in
      guard state.isOpen, version > state.version else { return }
      state.version = version
      if state.isDelivering {
        state.hasMore = true
        pending.append(value)
      } else if state.demand > .none {
        state.demand -= .max(1)
        state.isDelivering = true
        // It is newer than the one that is owed.
        state.owesCurrent = false
        target = receiver
      } else {
        state.owesCurrent = core.keepsCurrent
      }
    }
    guard let target else { return }
    let more = target.downstream.receive(value)
    let rests = state.withLock { state in
      state.demand += more
      if !state.hasMore { state.isDelivering = false }
      return !state.hasMore
    }
    if !rests { drain() }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let begins = state.withLock { state in
      guard state.isOpen else { return false }
      self.completion = completion
      state.hasMore = true
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    if begins { drain() }
  }

  /// The subject is gone; what a subscriber is owed he may still ask for.
  override func close() {
    if !state.withLock({ $0.owesCurrent }) { _ = end() }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let begins = state.withLock { state in
      state.demand += demand
      guard state.owesCurrent, !state.isDelivering, state.isOpen else { return false }
      state.isDelivering = true
      return true
    }
    if begins { drain() }
  }

  func cancel() {
    core.remove(self)
    _ = end()
  }

  private enum Turn {
    case rest(dropped: Queue<Downstream.Input>)
    case value(Downstream.Input, Receiver<Downstream>, dropped: Queue<Downstream.Input>)
    case end
  }

  /// Delivers what is left; only who has set `isDelivering` calls it.
  private func drain() {
    var more = Subscribers.Demand.none
    while true {
      switch state.withLock({ turn(&$0, more) }) {
      case .rest:
        return
      case .value(let value, let receiver, _):
        more = receiver.downstream.receive(value)
      case .end:
        let (receiver, completion, _) = end()
        if let completion { receiver?.downstream.receive(completion: completion) }
        return
      }
    }
  }

  private func turn(_ state: inout ConduitState, _ more: Subscribers.Demand) -> Turn {
    state.demand += more
    if let receiver, state.demand > .none {
      if state.owesCurrent, let (value, version) = core.current {
        // Nothing that is pending is newer.
        state.owesCurrent = false
        state.version = version
        state.demand -= .max(1)
        return .value(value, receiver, dropped: takePending())
      }
      if let value = pending.popFirst() {
        state.demand -= .max(1)
        return .value(value, receiver, dropped: Queue())
      }
    }
    if completion != nil { return .end }
    state.isDelivering = false
    state.hasMore = false
    if !pending.isEmpty { state.owesCurrent = core.keepsCurrent }
    return .rest(dropped: takePending())
  }

  private func takePending() -> Queue<Downstream.Input> {
    defer { pending = Queue() }
    return pending
  }

  /// Takes out everything, so that it is destroyed outside of the lock.
  private func end() -> (
    Receiver<Downstream>?, Subscribers.Completion<Downstream.Failure>?, Queue<Downstream.Input>
  ) {
    state.withLock { state in
      state.isOpen = false
      state.owesCurrent = false
      defer { (receiver, completion) = (nil, nil) }
      return (receiver, completion, takePending())
    }
  }
}
