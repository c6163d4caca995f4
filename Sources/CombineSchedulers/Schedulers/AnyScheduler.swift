import Combine

/// A scheduler whose type is nobody's business.
///
/// Code that takes one can be given a queue in a run, and a ``TestScheduler`` or an
/// ``ImmediateScheduler`` in a test, without becoming generic. Its time and its options are still
/// those
/// of the scheduler that it stands for.
///
/// ```swift
/// struct Search {
///   var queue: AnySchedulerOf<DispatchQueue> = .main
///
///   func results(of text: AnyPublisher<String, Never>) -> AnyPublisher<String, Never> {
///     text.debounce(for: .seconds(1), scheduler: queue).eraseToAnyPublisher()
///   }
/// }
///
/// let scheduler = DispatchQueue.test
/// let search = Search(queue: scheduler.eraseToAnyScheduler())
/// ```
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public typealias Stride = SchedulerTimeType.Stride

  private let getMinimumTolerance: () -> Stride
  private let getNow: () -> SchedulerTimeType
  private let scheduleImmediately: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let delayed: (SchedulerTimeType, Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let interval:
    (SchedulerTimeType, Stride, Stride, SchedulerOptions?, @escaping () -> Void)
      -> any Cancellable

  /// Creates a scheduler from functions.
  ///
  /// - Parameters:
  ///   - minimumTolerance: How much later than asked for work may be done at least.
  ///   - now: The current time.
  ///   - scheduleImmediately: Does work as soon as possible.
  ///   - delayed: Does work at some time.
  ///   - interval: Does work again and again.
  public init(
    minimumTolerance: @escaping () -> SchedulerTimeType.Stride,
    now: @escaping () -> SchedulerTimeType,
    scheduleImmediately: @escaping (SchedulerOptions?, @escaping () -> Void) -> Void,
    delayed:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
      ) -> Void,
    interval:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
        @escaping () -> Void
      ) -> any Cancellable
  ) {
    getMinimumTolerance = minimumTolerance
    getNow = now
    self.scheduleImmediately = scheduleImmediately
    self.delayed = delayed
    self.interval = interval
  }

  /// Wraps a scheduler.
  ///
  /// - Parameter scheduler: The scheduler. One that is wrapped already is not wrapped again.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    if let erased = scheduler as? Self {
      self = erased
    } else {
      self.init(
        minimumTolerance: { scheduler.minimumTolerance },
        now: { scheduler.now },
        scheduleImmediately: scheduler.schedule(options:_:),
        delayed: scheduler.schedule(after:tolerance:options:_:),
        interval: scheduler.schedule(after:interval:tolerance:options:_:)
      )
    }
  }

  public var minimumTolerance: SchedulerTimeType.Stride { getMinimumTolerance() }
  public var now: SchedulerTimeType { getNow() }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    scheduleImmediately(options, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    delayed(date, tolerance, options, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    self.interval(date, interval, tolerance, options, action)
  }
}

// A scheduler is there to be used from any thread.
extension AnyScheduler: @unchecked Sendable {}

/// The wrapped form of a scheduler of a given type.
public typealias AnySchedulerOf<S: Scheduler> =
  AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension Scheduler {
  /// The scheduler without its type.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    AnyScheduler(self)
  }
}
