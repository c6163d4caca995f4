import IssueReporting

extension Publishers {
  /// A publisher that subscribes, asks and cancels by way of a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What does the work.
    public let scheduler: Context
    /// What the scheduler lets its users choose.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - scheduler: What does the work.
    ///   - options: What the scheduler lets its users choose.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let schedule: (@escaping () -> Void) -> Void = { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
      schedule { [upstream] in
        upstream.subscribe(ScheduledRequests(subscriber, schedule: schedule))
      }
    }
  }
}

extension Publisher {
  /// Subscribes, asks for values and cancels by way of a scheduler.
  ///
  /// Use it for publishers whose work begins with a subscription and should be done elsewhere.
  ///
  /// - Parameters:
  ///   - scheduler: What does the work.
  ///   - options: What the scheduler lets its users choose.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Hands on what comes down at once, and what goes up by way of a scheduler.
private final class ScheduledRequests<Downstream: Subscriber>: Subscriber, Subscription {
  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
  }

  private let state: Lock<State>
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    state = Lock(State(downstream: downstream))
    self.schedule = schedule
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
    let more = state.withLock { $0.downstream }?.receive(input) ?? .none
    if more > .none { request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    takeState().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { [state] in state.withLock { $0.upstream }?.request(demand) }
  }

  func cancel() {
    guard let upstream = takeState().upstream else { return }
    schedule(upstream.cancel)
  }

  private func takeState() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
