extension Publishers {
  /// A publisher of how much time has passed between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What tells the time.
    public let scheduler: Context

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - scheduler: What tells the time.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.subscribe(
        Stage<Upstream.Output, _, S>(subscriber) { [scheduler] _ in
          let now = scheduler.now
          defer { last = now }
          return .emit(last.distance(to: now))
        }
      )
    }
  }
}

extension Publisher {
  /// Sends how much time has passed between values, or since the subscription.
  ///
  /// - Parameters:
  ///   - scheduler: What tells the time.
  ///   - options: Has no effect.
  public func measureInterval<S: Scheduler>(
    using scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
