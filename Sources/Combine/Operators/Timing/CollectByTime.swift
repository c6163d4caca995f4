import IssueReporting

extension Publishers {
  /// When the values that were collected are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Each time when some time has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Each time when some time has passed, and when there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the values that came in a time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// When the values that were collected are sent.
    public let strategy: TimeGroupingStrategy<Context>
    /// What the scheduler lets its users choose.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - strategy: When the values that were collected are sent.
    ///   - options: What the scheduler lets its users choose.
    public init(
      upstream: Upstream,
      strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count):
          (scheduler, interval, Swift.max(count, 1))
        }
      let outlet = Outlet(subscriber)
      let values = Lock<[Upstream.Output]>([])
      let timer = Lock<(any Cancellable)?>(nil)
      let send = {
        // Queued under the lock of the values, so that no array overtakes another one, nor the end.
        let dropped = values.withLock { values -> [Upstream.Output]? in
          guard !values.isEmpty else { return nil }
          defer { values = [] }
          return outlet.enqueue(values)
        }
        _ = dropped
        outlet.flush()
      }
      upstream.subscribe(
        Input<Upstream.Output, Failure>(
          onSubscription: { [options] subscription in
            outlet.handle(
              OutletHandlers(onEnd: {
                timer.withLock { $0.take() }?.cancel()
                _ = values.withLock { values in
                  defer { values = [] }
                  return values
                }
                subscription.cancel()
              })
            )
            outlet.start()
            let repeating = scheduler.schedule(
              after: scheduler.now.advanced(by: interval),
              interval: interval,
              tolerance: scheduler.minimumTolerance,
              options: options,
              send
            )
            timer.withLock { $0 = repeating }
            if outlet.isOpen { subscription.request(.unlimited) } else { repeating.cancel() }
          },
          onValue: { value in
            let isFull = values.withLock { values in
              values.append(value)
              return values.count >= count
            }
            if isFull { send() }
            return .none
          },
          onCompletion: { completion in
            if case .finished = completion { send() }
            outlet.finish(completion)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends arrays of the values that came in a time; of none there is no array.
  ///
  /// - Parameters:
  ///   - strategy: When the values that were collected are sent.
  ///   - options: What the scheduler lets its users choose.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
