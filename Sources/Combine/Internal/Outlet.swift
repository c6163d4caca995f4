import IssueReporting

/// What an operator hears from its outlet, always outside of the lock.
struct OutletHandlers {
  /// More values are wanted.
  var onRequest: ((Subscribers.Demand) -> Void)?
  /// A value, with the tag that it was sent with, was delivered.
  var onDelivery: ((Int) -> Void)?
  /// It was cancelled, or has ended.
  var onEnd: (() -> Void)?
}

/// What of an outlet is of no generic type, and so is read without metadata being looked up.
private struct OutletState {
  /// Whether somebody receives.
  var isOpen = true
  /// Whether the end waits to be delivered.
  var isEnding = false
  var isDelivering = false
  var demand = Subscribers.Demand.none
  var handlers = OutletHandlers()
  /// The upstream that has been asked for all that was asked for here.
  var source: (any Subscription)?
  /// The tags of the values that wait.
  var tags = Queue<Int>()
}

/// The base of operators that several things send through: upstreams, timers, requests.
///
/// Whatever comes in from any thread goes out one at a time, in the order in which it came in: who
/// finds nobody delivering delivers, until nothing is left, and who finds somebody leaves it to
/// him.
/// Values wait until they are asked for.
final class Outlet<Downstream: Subscriber>: Subscription {
  typealias Output = Downstream.Input
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private let state = Lock(OutletState())
  // The lock guards these too.
  @exclusivity(unchecked) private var receiver: Receiver<Downstream>?
  @exclusivity(unchecked) private var values = Queue<Output>()
  @exclusivity(unchecked) private var completion: Completion?
  private let keepsLatestOnly: Bool

  /// Creates an outlet.
  ///
  /// - Parameters:
  ///   - downstream: Who receives.
  ///   - keepsLatestOnly: Whether a value that waits gives way to a later one.
  init(_ downstream: Downstream, keepsLatestOnly: Bool = false) {
    receiver = Receiver(downstream)
    self.keepsLatestOnly = keepsLatestOnly
  }

  /// Sets what an operator wants to hear.
  func handle(_ handlers: OutletHandlers) {
    state.withLock { state in
      if state.isOpen { state.handlers = handlers }
    }
  }

  /// Lets the downstream begin.
  func start() {
    state.withLock { _ in receiver }?.downstream.receive(subscription: self)
  }

  var isOpen: Bool { state.withLock { $0.isOpen && !$0.isEnding } }

  /// What has been asked for and not been delivered.
  var demand: Subscribers.Demand { state.withLock { $0.demand } }

  /// How many values wait.
  var waiting: Int { state.withLock { $0.tags.count } }

  /// Sends a value, now or when it is asked for.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - tag: What an operator knows it by.
  ///   - isWanted: Whether it is still wanted, asked at the moment that decides it. It may use a lock
  ///     of its own, under which nobody uses the outlet.
  func send(_ value: Output, tag: Int = 0, if isWanted: (() -> Bool)? = nil) {
    var target: Receiver<Downstream>?
    var dropped: Output?
    state.withLock { state in
      guard state.isOpen, !state.isEnding, isWanted?() ?? true else { return }
      if !state.isDelivering, state.tags.isEmpty, state.demand > .none {
        // The short way, past the queue.
        state.isDelivering = true
        state.demand -= .max(1)
        target = receiver
        return
      }
      dropped = append(value, tag, &state)
    }
    _ = dropped
    guard let target else { return }
    let rests = deliver(value, tag, target, isLast: true)
    if !rests { drain() }
  }

  /// Puts a value where values wait; ``flush()`` delivers it.
  ///
  /// It calls nobody, so that an operator may do it under a lock of its own.
  ///
  /// - Returns: What gives way, to be destroyed outside of that lock.
  func enqueue(_ value: Output, tag: Int = 0) -> Output? {
    state.withLock { state in
      guard state.isOpen, !state.isEnding else { return value }
      return append(value, tag, &state)
    }
  }

  private func append(_ value: Output, _ tag: Int, _ state: inout OutletState) -> Output? {
    var dropped: Output?
    if keepsLatestOnly, state.tags.popFirst() != nil { dropped = values.popFirst() }
    state.tags.append(tag)
    values.append(value)
    return dropped
  }

  /// Delivers what waits and was asked for.
  func flush() {
    beginDraining()
  }

  /// Removes the value that has waited longest.
  func dropFirst() {
    let dropped = state.withLock { state in
      _ = state.tags.popFirst()
      return values.popFirst()
    }
    _ = dropped
  }

  /// Ends it when all values that wait have been delivered.
  func finish(_ completion: Completion = .finished) {
    state.withLock { state in
      guard state.isOpen, !state.isEnding else { return }
      state.isEnding = true
      self.completion = completion
    }
    beginDraining()
  }

  /// Ends it at once; values that wait are dropped.
  func fail(_ completion: Completion) {
    let dropped = state.withLock { state -> (Queue<Output>, Completion?) in
      guard state.isOpen else { return (Queue(), nil) }
      let dropped = (takeValues(&state), self.completion)
      state.isEnding = true
      self.completion = completion
      return dropped
    }
    _ = dropped
    beginDraining()
  }

  /// Makes an upstream the one that is asked for what is asked for here.
  ///
  /// What was asked for already, and has not come, it is asked for now.
  ///
  /// - Parameters:
  ///   - source: The upstream.
  ///   - isWanted: Whether it is still wanted; see ``send(_:tag:if:)``.
  func attach(_ source: any Subscription, if isWanted: (() -> Bool)? = nil) {
    let (demand, isWelcome) = state.withLock { state in
      guard state.isOpen, !state.isEnding, isWanted?() ?? true else {
        return (Subscribers.Demand.none, false)
      }
      state.source = source
      return (state.demand - .max(state.tags.count), true)
    }
    guard isWelcome else { return source.cancel() }
    if demand > .none { source.request(demand) }
  }

  /// Lets the current upstream go, with the values of it that wait.
  func detach() -> (any Subscription)? {
    let (source, dropped) = state.withLock { state in
      defer { state.source = nil }
      return (state.source, takeValues(&state))
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
    let old = takeOut()
    old.source?.cancel()
    old.onEnd?()
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
    case value(Output, tag: Int, Receiver<Downstream>)
    case end
  }

  /// Delivers until nothing is left; only who has set `isDelivering` calls it.
  private func drain() {
    while true {
      let turn = state.withLock { state -> Turn in
        guard let receiver else {
          state.isDelivering = false
          return .rest
        }
        if state.demand > .none, let tag = state.tags.popFirst(), let value = values.popFirst() {
          state.demand -= .max(1)
          return .value(value, tag: tag, receiver)
        }
        if state.tags.isEmpty && state.isEnding { return .end }
        state.isDelivering = false
        return .rest
      }
      switch turn {
      case .rest:
        return
      case .value(let value, let tag, let receiver):
        _ = deliver(value, tag, receiver, isLast: false)
      case .end:
        let old = takeOut()
        old.source?.cancel()
        old.onEnd?()
        if let completion = old.completion {
          old.receiver?.downstream.receive(completion: completion)
        }
        return
      }
    }
  }

  /// - Parameter isLast: Whether this ends the delivery when nothing else is to be delivered.
  /// - Returns: Whether it has ended the delivery.
  private func deliver(
    _ value: Output,
    _ tag: Int,
    _ receiver: Receiver<Downstream>,
    isLast: Bool
  ) -> Bool {
    let more = receiver.downstream.receive(value)
    let (source, handlers) = state.withLock { state in
      state.demand += more
      return (state.source, state.handlers)
    }
    handlers.onDelivery?(tag)
    if more > .none {
      source?.request(more)
      handlers.onRequest?(more)
    }
    guard isLast else { return false }
    return state.withLock { state in
      guard state.tags.isEmpty, !state.isEnding else { return false }
      state.isDelivering = false
      return true
    }
  }

  private func takeValues(_ state: inout OutletState) -> Queue<Output> {
    state.tags = Queue()
    defer { values = Queue() }
    return values
  }

  private typealias Content = (
    receiver: Receiver<Downstream>?, values: Queue<Output>, completion: Completion?,
    source: (any Subscription)?, onEnd: (() -> Void)?, handlers: OutletHandlers
  )

  /// Takes out everything, so that it is destroyed outside of the lock.
  private func takeOut() -> Content {
    state.withLock { state -> Content in
      let old = state
      state = OutletState(isOpen: false, isDelivering: old.isDelivering)
      defer { (receiver, completion) = (nil, nil) }
      return (
        receiver, takeValues(&state), completion, old.source, old.handlers.onEnd, old.handlers
      )
    }
  }
}
