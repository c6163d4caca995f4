import IssueReporting

/// What subjects have in common: who is subscribed, and the order of what was sent.
///
/// Values go to one subscriber after the other. What is sent in the meantime, by a subscriber or
/// from
/// another thread, goes out after that, so that each subscriber sees the same order, and one thing
/// at a
/// time. The lock of a conduit may be held when that of the core is taken, never the other way
/// round.
final class SubjectCore<Output, Failure: Error>: Sendable {
  private enum Event {
    case value(Output, UInt64)
    case completion(Subscribers.Completion<Failure>)
  }

  private struct State {
    /// In the order of their tickets.
    var conduits: ContiguousArray<SubjectConduit<Output, Failure>> = []
    var nextTicket: UInt64 = 0
    var events = Queue<Event>()
    var isSending = false
    /// How many values were sent.
    var version: UInt64 = 0
    var current: Output?
    var completion: Subscribers.Completion<Failure>?
    var upstreams: [any Subscription] = []
  }

  private let state: Lock<State>
  /// Whether the latest value is kept for subscribers to come.
  let keepsCurrent: Bool

  init() {
    state = Lock(State())
    keepsCurrent = false
  }

  init(current: Output) {
    state = Lock(State(current: current))
    keepsCurrent = true
  }

  var current: (value: Output, version: UInt64)? {
    state.withLock { state in state.current.map { ($0, state.version) } }
  }

  var hasSubscribers: Bool { state.withLock { !$0.conduits.isEmpty } }

  func send(_ value: Output) {
    let (conduits, version, old) = state.withLock {
      state -> (ContiguousArray<SubjectConduit<Output, Failure>>, UInt64, Output?) in
      guard state.completion == nil else { return ([], 0, nil) }
      state.version += 1
      var old: Output?
      if keepsCurrent {
        old = state.current
        state.current = value
      }
      if state.isSending {
        state.events.append(.value(value, state.version))
        return ([], 0, old)
      }
      if state.conduits.isEmpty { return ([], 0, old) }
      state.isSending = true
      return (state.conduits, state.version, old)
    }
    _ = old
    guard !conduits.isEmpty else { return }
    for conduit in conduits { conduit.offer(value, version) }
    drain()
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let (begins, upstreams) = state.withLock { state -> (Bool, [any Subscription]) in
      guard state.completion == nil else { return (false, []) }
      state.completion = completion
      state.events.append(.completion(completion))
      defer {
        state.isSending = true
        state.upstreams = []
      }
      return (!state.isSending, state.upstreams)
    }
    for upstream in upstreams { upstream.cancel() }
    if begins { drain() }
  }

  func send(subscription: any Subscription) {
    let isWelcome = state.withLock { state in
      if state.completion == nil { state.upstreams.append(subscription) }
      return state.completion == nil
    }
    if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let (conduit, completion) = state.withLock {
      state -> (DownstreamConduit<S>?, Subscribers.Completion<Failure>?) in
      guard state.completion == nil else { return (nil, state.completion) }
      let conduit = DownstreamConduit(
        subscriber, core: self, ticket: state.nextTicket, version: state.version)
      state.nextTicket += 1
      state.conduits.append(conduit)
      return (conduit, nil)
    }
    if let conduit { subscriber.receive(subscription: conduit) }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    }
  }

  func remove(_ conduit: SubjectConduit<Output, Failure>) {
    let removed = state.withLock { state -> SubjectConduit<Output, Failure>? in
      var low = 0
      var high = state.conduits.count
      while low < high {
        let middle = (low + high) / 2
        if state.conduits[middle].ticket < conduit.ticket {
          low = middle + 1
        } else {
          high = middle
        }
      }
      guard low < state.conduits.count, state.conduits[low] === conduit else { return nil }
      return state.conduits.remove(at: low)
    }
    _ = removed
  }

  /// Lets go of everyone: the subject is gone, and nothing will be sent any more.
  func close() {
    let (conduits, upstreams) = state.withLock { state in
      defer { (state.conduits, state.upstreams) = ([], []) }
      return (state.conduits, state.upstreams)
    }
    for conduit in conduits { conduit.close() }
    for upstream in upstreams { upstream.cancel() }
  }

  /// Sends what has come in meanwhile; only who has set `isSending` calls it.
  private func drain() {
    while true {
      let (event, conduits) = state.withLock { state in
        let event = state.events.popFirst()
        if event == nil { state.isSending = false }
        let conduits = event == nil ? [] : state.conduits
        if case .completion = event { state.conduits = [] }
        return (event, conduits)
      }
      switch event {
      case .value(let value, let version):
        for conduit in conduits { conduit.offer(value, version) }
      case .completion(let completion):
        for conduit in conduits { conduit.finish(completion) }
      case nil:
        return
      }
    }
  }
}
