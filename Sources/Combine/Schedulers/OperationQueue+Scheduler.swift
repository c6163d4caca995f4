import Foundation
import IssueReporting

extension OperationQueue: Scheduler {
  /// A point in the time of an operation queue.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// There is nothing to choose.
  public struct SchedulerOptions: Sendable {
    /// Creates options.
    public init() {}
  }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    let delay = Swift.max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
      self.addOperation { action.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Unchecked(action)
    let delay = Swift.max(0, date.date.timeIntervalSinceNow)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + delay, repeating: interval.timeInterval)
    let isOpen = Lock(true)
    timer.setEventHandler {
      // An operation that waits its turn may come after the end.
      self.addOperation { if isOpen.withLock({ $0 }) { action.value() } }
    }
    timer.resume()
    return AnyCancellable {
      isOpen.withLock { $0 = false }
      timer.cancel()
    }
  }
}
