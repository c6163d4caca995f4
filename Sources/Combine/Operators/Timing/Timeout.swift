extension Publishers {
  /// A publisher that ends when nothing has come for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long it waits for a value.
    public let interval: Context.SchedulerTimeType.Stride
    /// What tells the time.
    public let scheduler: Context
    /// What the scheduler lets its users choose.
    public let options: Context.SchedulerOptions?
    /// Makes the failure to end with; without it the end is a regular one.
    public let customError: (() -> Failure)?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - interval: How long it waits for a value.
    ///   - scheduler: What tells the time.
    ///   - options: What the scheduler lets its users choose.
    ///   - customError: Makes the failure to end with.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let alarm = Alarm(scheduler, options: options) { [customError] in
        outlet.fail(customError.map { .failure($0()) } ?? .finished)
      }
      upstream.subscribe(
        Input<Output, Failure>(
          onSubscription: { [interval] subscription in
            outlet.handle(OutletHandlers(onEnd: alarm.stop))
            outlet.start()
            alarm.set(after: interval)
            outlet.attach(subscription)
          },
          onValue: { [interval] value in
            alarm.set(after: interval)
            outlet.send(value)
            return .none
          },
          onCompletion: { completion in
            alarm.stop()
            outlet.finish(completion)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Ends when nothing has come for a time, counted from the subscription and from each value.
  ///
  /// - Parameters:
  ///   - interval: How long it waits for a value.
  ///   - scheduler: What tells the time.
  ///   - options: What the scheduler lets its users choose.
  ///   - customError: Makes the failure to end with; without it the end is a regular one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }
}
