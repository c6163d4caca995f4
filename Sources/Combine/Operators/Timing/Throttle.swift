import IssueReporting

extension Publishers {
  /// A publisher that sends at most one value in a time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How much time is between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// What tells the time.
    public let scheduler: Context
    /// Whether the latest of the values that came in the meantime is sent, or the first.
    public let latest: Bool

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - interval: How much time is between two values.
    ///   - scheduler: What tells the time.
    ///   - latest: Whether the latest of the values that came in the meantime is sent, or the
    ///     first.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let throttling = Throttling<S, Context>(subscriber, interval, scheduler, latest)
      upstream.subscribe(
        Input<Output, Failure>(
          onSubscription: throttling.begin,
          onValue: { value in
            throttling.receive(value)
            return .none
          },
          onCompletion: throttling.finish
        )
      )
    }
  }
}

extension Publisher {
  /// Sends at most one value in a time: the first at once, and then, when time has passed, one of
  /// those
  /// that came in the meantime.
  ///
  /// A value that waits when the end comes is sent when its time has come, and then the end.
  ///
  /// - Parameters:
  ///   - interval: How much time is between two values.
  ///   - scheduler: What tells the time, and sends.
  ///   - latest: Whether the latest of the values that came in the meantime is sent, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

private final class Throttling<Downstream: Subscriber, Context: Scheduler> {
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private struct State {
    /// What the scheduler was given to send.
    ///
    /// Each of its turns takes the oldest: so the order stays, on a scheduler too that does several
    /// things at once.
    var events = Queue<Event>()
    /// When the next value may be sent.
    var next: Context.SchedulerTimeType?
    var waiting: Downstream.Input?
    var isScheduled = false
    var completion: Subscribers.Completion<Downstream.Failure>?
  }

  private let outlet: Outlet<Downstream>
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let keepsLatest: Bool
  private let state = Lock(State())

  init(
    _ downstream: Downstream,
    _ interval: Context.SchedulerTimeType.Stride,
    _ scheduler: Context,
    _ keepsLatest: Bool
  ) {
    outlet = Outlet(downstream, keepsLatestOnly: true)
    self.interval = interval
    self.scheduler = scheduler
    self.keepsLatest = keepsLatest
  }

  func begin(_ subscription: any Subscription) {
    outlet.handle(
      OutletHandlers(onEnd: { [state] in
        let dropped = state.withLock { state in
          defer { (state.waiting, state.events) = (nil, Queue()) }
          return (state.waiting, state.events)
        }
        _ = dropped
        subscription.cancel()
      })
    )
    outlet.start()
    subscription.request(.unlimited)
  }

  func receive(_ value: Downstream.Input) {
    let now = scheduler.now
    let (isFree, due, dropped) = state.withLock {
      state -> (Bool, Context.SchedulerTimeType?, Downstream.Input?) in
      if !state.isScheduled, state.next.map({ $0 <= now }) ?? true {
        state.next = now.advanced(by: interval)
        state.events.append(.value(value))
        return (true, nil, nil)
      }
      var dropped: Downstream.Input?
      if keepsLatest || state.waiting == nil {
        dropped = state.waiting
        state.waiting = value
      }
      defer { state.isScheduled = true }
      return (false, state.isScheduled ? nil : state.next, dropped)
    }
    _ = dropped
    if isFree { scheduler.schedule(takeTurn) }
    if let due { scheduler.schedule(after: due, fire) }
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let waits = state.withLock { state in
      if case .failure = completion { state.isScheduled = false }
      state.completion = completion
      if !state.isScheduled { state.events.append(.completion(completion)) }
      return state.isScheduled
    }
    if !waits { scheduler.schedule(takeTurn) }
  }

  private func takeTurn() {
    // Queued under the lock of the state, so that nothing overtakes it.
    let (dropped, completion) = state.withLock {
      state -> (Downstream.Input?, Subscribers.Completion<Downstream.Failure>?) in
      switch state.events.popFirst() {
      case .value(let value): return (outlet.enqueue(value), nil)
      case .completion(let completion): return (nil, completion)
      case nil: return (nil, nil)
      }
    }
    _ = dropped
    if let completion { outlet.finish(completion) } else { outlet.flush() }
  }

  private func fire() {
    let now = scheduler.now
    let count = state.withLock { state in
      state.isScheduled = false
      state.next = now.advanced(by: interval)
      if let waiting = state.waiting.take() { state.events.append(.value(waiting)) }
      if let completion = state.completion { state.events.append(.completion(completion)) }
      return state.events.count
    }
    // What was to be sent before goes first; its own turns will find nothing.
    for _ in 0..<count { takeTurn() }
  }
}
