/// Where and when work is done.
///
/// Dispatch queues, run loops and operation queues are schedulers; tests use ones whose time they
/// control.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in the time of the scheduler.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What a scheduler lets its users choose.
  associatedtype SchedulerOptions

  /// The current time.
  var now: SchedulerTimeType { get }

  /// How much later than asked for work may be done at least.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does work as soon as possible.
  ///
  /// - Parameters:
  ///   - options: What the scheduler lets its users choose.
  ///   - action: The work.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Does work at some time.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - tolerance: How much later it may be.
  ///   - options: What the scheduler lets its users choose.
  ///   - action: The work.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Does work again and again.
  ///
  /// - Parameters:
  ///   - date: When first.
  ///   - interval: How long after that again.
  ///   - tolerance: How much later it may be.
  ///   - options: What the scheduler lets its users choose.
  ///   - action: The work.
  /// - Returns: What ends it. It ends too when nobody holds this.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does work as soon as possible.
  ///
  /// - Parameter action: The work.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Does work at some time.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - action: The work.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does work at some time.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - tolerance: How much later it may be.
  ///   - action: The work.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Does work again and again.
  ///
  /// - Parameters:
  ///   - date: When first.
  ///   - interval: How long after that again.
  ///   - action: The work.
  /// - Returns: What ends it. It ends too when nobody holds this.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does work again and again.
  ///
  /// - Parameters:
  ///   - date: When first.
  ///   - interval: How long after that again.
  ///   - tolerance: How much later it may be.
  ///   - action: The work.
  /// - Returns: What ends it. It ends too when nobody holds this.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
