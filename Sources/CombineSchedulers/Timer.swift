import Combine

extension Publishers {
  /// A publisher of the time of a scheduler, again and again, once it is connected.
  ///
  /// ```swift
  /// let scheduler = DispatchQueue.test
  /// var count = 0
  /// let subscription = Publishers.Timer(every: .seconds(1), scheduler: scheduler)
  ///   .autoconnect()
  ///   .sink { _ in count += 1 }
  /// scheduler.advance(by: .seconds(3))
  /// #expect(count == 3)
  /// ```
  public final class Timer<S: Scheduler>: ConnectablePublisher {
    public typealias Output = S.SchedulerTimeType
    public typealias Failure = Never

    /// How much time is between two values.
    public let interval: S.SchedulerTimeType.Stride
    /// What the scheduler lets its users choose.
    public let options: S.SchedulerOptions?
    /// What tells the time.
    public let scheduler: S
    /// How much later a value may come.
    public let tolerance: S.SchedulerTimeType.Stride?

    private let subject = PassthroughSubject<S.SchedulerTimeType, Never>()

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - interval: How much time is between two values.
    ///   - tolerance: How much later a value may come; what the scheduler needs by default.
    ///   - scheduler: What tells the time.
    ///   - options: What the scheduler lets its users choose.
    public init(
      every interval: S.SchedulerTimeType.Stride,
      tolerance: S.SchedulerTimeType.Stride? = nil,
      scheduler: S,
      options: S.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<Subscriber: Combine.Subscriber>(subscriber: Subscriber)
    where Subscriber.Input == Output, Subscriber.Failure == Never {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options
      ) { [scheduler, subject] in subject.send(scheduler.now) }
    }
  }
}

extension Scheduler {
  /// A publisher of the time, again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: How much time is between two values.
  ///   - tolerance: How much later a value may come; what the scheduler needs by default.
  ///   - options: What the scheduler lets its users choose.
  public func timerPublisher(
    every interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> Publishers.Timer<Self> {
    Publishers.Timer(every: interval, tolerance: tolerance, scheduler: self, options: options)
  }
}
