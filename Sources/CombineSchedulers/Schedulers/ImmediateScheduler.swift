import Combine
import Foundation

/// A scheduler that does work at once, in the time and with the options of another one.
///
/// Use it in tests and previews of code whose result matters, and not how long it takes. Its time
/// does not
/// pass: what is repeated is done once.
///
/// ```swift
/// let search = Search(queue: .immediate)
/// ```
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The time that it was made with: it does not pass.
  public let now: SchedulerTimeType

  /// Creates a scheduler.
  ///
  /// - Parameter now: The time that it shows for ever.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

// It has a point in time that never changes.
extension ImmediateScheduler: @unchecked Sendable {}

/// An immediate scheduler in the time of a scheduler of a given type.
public typealias ImmediateSchedulerOf<S: Scheduler> =
  ImmediateScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension DispatchQueue {
  /// A scheduler that does work at once.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    // A dispatch time of zero would stand for now.
    ImmediateScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension OperationQueue {
  /// A scheduler that does work at once.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension RunLoop {
  /// A scheduler that does work at once.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension UIScheduler {
  /// A scheduler that does work at once.
  public static var immediate: ImmediateSchedulerOf<UIScheduler> {
    ImmediateScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}
