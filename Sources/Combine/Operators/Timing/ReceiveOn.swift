extension Publishers {
  /// A publisher that sends by way of a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Where they are sent from.
    public let scheduler: Context
    /// What the scheduler lets its users choose.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - scheduler: Where they are sent from.
    ///   - options: What the scheduler lets its users choose.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Courier(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) }
      )
    }
  }
}

extension Publisher {
  /// Sends values and the end by way of a scheduler, one at a time and in order.
  ///
  /// - Parameters:
  ///   - scheduler: Where they are sent from.
  ///   - options: What the scheduler lets its users choose.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
