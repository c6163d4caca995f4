import IssueReporting

extension Publishers {
  /// A publisher of the values after which nothing came for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// For how long nothing else may come.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// What tells the time.
    public let scheduler: Context
    /// What the scheduler lets its users choose.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - dueTime: For how long nothing else may come.
    ///   - scheduler: What tells the time.
    ///   - options: What the scheduler lets its users choose.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, keepsLatestOnly: true)
      let latest = Lock<Output?>(nil)
      let alarm = Alarm(scheduler, options: options) {
        if let value = latest.withLock({ $0.take() }) { outlet.send(value) }
      }
      upstream.subscribe(
        Input<Output, Failure>(
          onSubscription: { subscription in
            outlet.handle(
              OutletHandlers(onEnd: {
                alarm.stop()
                _ = latest.withLock { $0.take() }
                subscription.cancel()
              })
            )
            outlet.start()
            subscription.request(.unlimited)
          },
          onValue: { [dueTime] value in
            let old = latest.withLock { latest in
              defer { latest = value }
              return latest
            }
            _ = old
            alarm.set(after: dueTime)
            return .none
          },
          onCompletion: { [scheduler, options] completion in
            alarm.stop()
            scheduler.schedule(options: options) { outlet.finish(completion) }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends a value when nothing has come after it for a time.
  ///
  /// Use it for what a person types. A value that is still waiting when the end comes is dropped.
  ///
  /// - Parameters:
  ///   - dueTime: For how long nothing else may come.
  ///   - scheduler: What tells the time, and sends.
  ///   - options: What the scheduler lets its users choose.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
