import IssueReporting

/// What of a subject is of no generic type, and so is read without metadata being looked up.
private struct SubjectState {
  /// In the order of their tickets; all are those of the subject's types.
  var conduits: ContiguousArray<AnyConduit> = []
  var nextTicket: UInt64 = 0
  var isSending = false
  /// Something was sent in the meantime.
  var hasEvents = false
  /// How many values were sent.
  var version: UInt64 = 0
  var isComplete = false
}

/// What subjects have in common: who is subscribed, and the order of what was sent.
///
/// Values go to one subscriber after the other. What is sent in the meantime, by a subscriber or
/// from
/// another thread, goes out after that, so that each subscriber sees the same order, and one thing
/// at a
/// time. The lock of a conduit may be held when that of the core is taken, never the other way
/// round.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  private typealias Conduits = ContiguousArray<AnyConduit>
  private typealias Conduit = SubjectConduit<Output, Failure>

  private enum Event {
    case value(Output, UInt64)
    case completion(Subscribers.Completion<Failure>)
  }

  // The lock guards the other properties too.
  private let state = Lock(SubjectState())
  @exclusivity(unchecked) private var events = Queue<Event>()
  @exclusivity(unchecked) private var latest: Output?
  @exclusivity(unchecked) private var completion: Subscribers.Completion<Failure>?
  @exclusivity(unchecked) private var upstreams: [any Subscription] = []
  /// Whether the latest value is kept for subscribers to come.
  let keepsCurrent: Bool

  init() {
    keepsCurrent = false
  }

  init(current: Output) {
    latest = current
    keepsCurrent = true
  }

  var current: (value: Output, version: UInt64)? {
    state.withLock { state in latest.map { ($0, state.version) } }
  }

  func send(_ value: Output) {
    if keepsCurrent { return sendCurrent(value) }
    var receivers: Conduits = []
    var version: UInt64 = 0
    state.withLock { state in
      guard !state.isComplete else { return }
      state.version += 1
      version = state.version
      if state.isSending {
        state.hasEvents = true
        append(value, version)
      } else if !state.conduits.isEmpty {
        state.isSending = true
        receivers = state.conduits
      }
    }
    send(value, version, to: receivers)
  }

  private func sendCurrent(_ value: Output) {
    var receivers: Conduits = []
    var version: UInt64 = 0
    let old = state.withLock { state -> Output? in
      guard !state.isComplete else { return nil }
      state.version += 1
      version = state.version
      defer { latest = value }
      if state.isSending {
        state.hasEvents = true
        append(value, version)
      } else if !state.conduits.isEmpty {
        state.isSending = true
        receivers = state.conduits
      }
      return latest
    }
    _ = old
    send(value, version, to: receivers)
  }

  // Not inlined where there is nothing to append: it needs metadata of the generic types.
  @inline(never)
  private func append(_ value: Output, _ version: UInt64) {
    events.append(.value(value, version))
  }

  private func send(_ value: Output, _ version: UInt64, to receivers: Conduits) {
    guard !receivers.isEmpty else { return }
    for conduit in receivers { typed(conduit).offer(value, version) }
    let rests = state.withLock { state in
      if !state.hasEvents { state.isSending = false }
      return !state.hasEvents
    }
    if !rests { drain() }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let (begins, upstreams) = state.withLock { state -> (Bool, [any Subscription]) in
      guard !state.isComplete else { return (false, []) }
      state.isComplete = true
      state.hasEvents = true
      self.completion = completion
      events.append(.completion(completion))
      defer {
        state.isSending = true
        self.upstreams = []
      }
      return (!state.isSending, self.upstreams)
    }
    for upstream in upstreams { upstream.cancel() }
    if begins { drain() }
  }

  func send(subscription: any Subscription) {
    let isWelcome = state.withLock { state in
      if !state.isComplete { upstreams.append(subscription) }
      return !state.isComplete
    }
    if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let (conduit, completion) = state.withLock {
      state -> (DownstreamConduit<S>?, Subscribers.Completion<Failure>?) in
      guard !state.isComplete else { return (nil, self.completion) }
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

  /// A conduit of the list, which has only those of this subject.
  private func typed(_ conduit: AnyConduit) -> Conduit {
    unsafeDowncast(conduit, to: Conduit.self)
  }

  func remove(_ conduit: SubjectConduit<Output, Failure>) {
    let removed = state.withLock { state -> AnyConduit? in
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
      defer { (state.conduits, self.upstreams) = ([], []) }
      return (state.conduits, self.upstreams)
    }
    for conduit in conduits { typed(conduit).close() }
    for upstream in upstreams { upstream.cancel() }
  }

  /// Sends what has come in meanwhile; only who has set `isSending` calls it.
  private func drain() {
    while true {
      let (event, conduits) = state.withLock { state -> (Event?, Conduits) in
        let event = events.popFirst()
        if event == nil {
          state.isSending = false
          state.hasEvents = false
        }
        defer { if case .completion = event { state.conduits = [] } }
        return (event, event == nil ? [] : state.conduits)
      }
      switch event {
      case .value(let value, let version):
        for conduit in conduits { typed(conduit).offer(value, version) }
      case .completion(let completion):
        for conduit in conduits { typed(conduit).finish(completion) }
      case nil:
        return
      }
    }
  }
}
