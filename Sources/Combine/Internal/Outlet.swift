import IssueReporting

/// The base of operators that several things send through: upstreams, timers, requests.
///
/// Whatever comes in from any thread goes out one at a time, in the order in which it came in: who
/// finds nobody delivering delivers, until nothing is left, and who finds somebody leaves it to
/// him.
/// Values wait until they are asked for.
final class Outlet<Downstream: Subscriber>: Subscription {
  typealias Output = Downstream.Input
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  /// What an operator hears from its outlet, always outside of the lock.
  struct Handlers {
    /// More values are wanted.
    var onRequest: ((Subscribers.Demand) -> Void)?
    /// A value, with the tag that it was sent with, was delivered.
    var onDelivery: ((Int) -> Void)?
    /// It was cancelled, or has ended.
    var onEnd: (() -> Void)?
  }

  private struct State {
    var downstream: Downstream?
    var handlers = Handlers()
    /// The upstream that has been asked for all that was asked for here.
    var source: (any Subscription)?
    var queue = Queue<(value: Output, tag: Int)>()
    var demand = Subscribers.Demand.none
    var completion: Completion?
    var isDelivering = false
  }

  private let state: Lock<State>
  private let keepsLatestOnly: Bool

  /// Creates an outlet.
  ///
  /// - Parameters:
  ///   - downstream: Who receives.
  ///   - keepsLatestOnly: Whether a value that waits gives way to a later one.
  init(_ downstream: Downstream, keepsLatestOnly: Bool = false) {
    state = Lock(State(downstream: downstream))
    self.keepsLatestOnly = keepsLatestOnly
  }

  /// Sets what an operator wants to hear.
  func handle(_ handlers: Handlers) {
    state.withLock { state in
      if state.downstream != nil { state.handlers = handlers }
    }
  }

  /// Lets the downstream begin.
  func start() {
    state.withLock { $0.downstream }?.receive(subscription: self)
  }

  var isOpen: Bool { state.withLock { $0.downstream != nil && $0.completion == nil } }

  /// What has been asked for and not been delivered.
  var demand: Subscribers.Demand { state.withLock { $0.demand } }

  /// How many values wait.
  var waiting: Int { state.withLock { $0.queue.count } }

  /// Sends a value, now or when it is asked for.
  func send(_ value: Output, tag: Int = 0) {
    let (downstream, dropped) = state.withLock { state -> (Downstream?, Output?) in
      guard state.downstream != nil, state.completion == nil else { return (nil, value) }
      if !state.isDelivering, state.queue.isEmpty, state.demand > .none {
        // The short way, past the queue.
        state.isDelivering = true
        state.demand -= .max(1)
        return (state.downstream, nil)
      }
      var dropped: Output?
      if keepsLatestOnly { dropped = state.queue.popFirst()?.value }
      state.queue.append((value, tag))
      return (nil, dropped)
    }
    _ = dropped
    guard let downstream else { return }
    deliver(value, tag, downstream)
    drain()
  }

  /// Puts a value where values wait; ``flush()`` delivers it.
  ///
  /// It calls nobody, so that an operator may do it under a lock of its own.
  ///
  /// - Returns: What gives way, to be destroyed outside of that lock.
  func enqueue(_ value: Output, tag: Int = 0) -> Output? {
    state.withLock { state in
      guard state.downstream != nil, state.completion == nil else { return value }
      let dropped = keepsLatestOnly ? state.queue.popFirst()?.value : nil
      state.queue.append((value, tag))
      return dropped
    }
  }

  /// Delivers what waits and was asked for.
  func flush() {
    beginDraining()
  }

  /// Removes the value that has waited longest.
  func dropFirst() {
    _ = state.withLock { $0.queue.popFirst() }
  }

  /// Ends it when all values that wait have been delivered.
  func finish(_ completion: Completion = .finished) {
    state.withLock { state in
      if state.completion == nil { state.completion = completion }
    }
    beginDraining()
  }

  /// Ends it at once; values that wait are dropped.
  func fail(_ completion: Completion) {
    let dropped = state.withLock { state in
      defer { state.queue = Queue() }
      state.completion = completion
      return state.queue
    }
    _ = dropped
    beginDraining()
  }

  /// Makes an upstream the one that is asked for what is asked for here.
  ///
  /// What was asked for already, and has not come, it is asked for now.
  func attach(_ source: any Subscription) {
    let (demand, isWelcome) = state.withLock { state in
      guard state.downstream != nil, state.completion == nil else {
        return (Subscribers.Demand.none, false)
      }
      state.source = source
      return (state.demand - .max(state.queue.count), true)
    }
    guard isWelcome else { return source.cancel() }
    if demand > .none { source.request(demand) }
  }

  /// Lets the current upstream go, with the values of it that wait.
  func detach() -> (any Subscription)? {
    let (source, dropped) = state.withLock { state in
      defer {
        state.source = nil
        state.queue = Queue()
      }
      return (state.source, state.queue)
    }
    _ = dropped
    return source
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let (source, onRequest) = state.withLock { state in
      state.demand += demand
      return (state.source, state.handlers.onRequest)
    }
    source?.request(demand)
    onRequest?(demand)
    beginDraining()
  }

  func cancel() {
    let old = takeState()
    old.source?.cancel()
    old.handlers.onEnd?()
  }

  private func beginDraining() {
    let begins = state.withLock { state in
      guard !state.isDelivering else { return false }
      state.isDelivering = true
      return true
    }
    if begins { drain() }
  }

  private enum Turn {
    case rest
    case value(Output, tag: Int, Downstream)
    case end
  }

  /// Delivers until nothing is left; only who has set `isDelivering` calls it.
  private func drain() {
    while true {
      let turn = state.withLock { state -> Turn in
        guard let downstream = state.downstream else {
          state.isDelivering = false
          return .rest
        }
        if state.demand > .none, let (value, tag) = state.queue.popFirst() {
          state.demand -= .max(1)
          return .value(value, tag: tag, downstream)
        }
        if state.queue.isEmpty && state.completion != nil { return .end }
        state.isDelivering = false
        return .rest
      }
      switch turn {
      case .rest:
        return
      case .value(let value, let tag, let downstream):
        deliver(value, tag, downstream)
      case .end:
        let old = takeState()
        old.source?.cancel()
        old.handlers.onEnd?()
        if let completion = old.completion { old.downstream?.receive(completion: completion) }
        return
      }
    }
  }

  private func deliver(_ value: Output, _ tag: Int, _ downstream: Downstream) {
    let more = downstream.receive(value)
    let (source, handlers) = state.withLock { state in
      state.demand += more
      return (state.source, state.handlers)
    }
    handlers.onDelivery?(tag)
    guard more > .none else { return }
    source?.request(more)
    handlers.onRequest?(more)
  }

  /// Takes out everything, so that it is destroyed outside of the lock.
  private func takeState() -> State {
    state.withLock { state in
      defer { state = State(isDelivering: state.isDelivering) }
      return state
    }
  }
}
