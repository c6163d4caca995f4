import Combine
import ConcurrencyExtras

extension Scheduler {
  /// The time, again and again, for `for await`.
  ///
  /// - Parameters:
  ///   - interval: How much time is between two values.
  ///   - tolerance: How much later a value may come.
  ///   - options: What the scheduler lets its users choose.
  /// - Returns: A sequence without end. It stops with the task, or when nobody holds it.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    typealias Continuation = AsyncStream<SchedulerTimeType>.Continuation
    let (stream, continuation) = AsyncStream.makeStream(of: SchedulerTimeType.self)
    let scheduler = UncheckedSendable(self)
    let timer = schedule(
      after: now.advanced(by: interval), interval: interval, tolerance: tolerance, options: options
    ) {
      nonisolated(unsafe) let now = scheduler.value.now
      continuation.yield(now)
    }
    // The type of the closure names the time of the scheduler, and the compiler cannot know that
    // this
    // type may be used from any thread. The closure does not use it: it cancels, which is safe
    // anywhere.
    let onEnd: (Continuation.Termination) -> Void = { _ in timer.cancel() }
    continuation.onTermination = unsafeBitCast(
      onEnd, to: (@Sendable (Continuation.Termination) -> Void).self)
    return stream
  }
}
