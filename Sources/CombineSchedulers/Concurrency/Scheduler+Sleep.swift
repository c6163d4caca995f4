import Combine
import IssueReporting

extension Scheduler {
  /// Waits for some time to pass.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: How much longer it may be.
  ///   - options: What the scheduler lets its users choose.
  /// - Throws: `CancellationError` when the task is cancelled.
  nonisolated(nonsending) public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(
      until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Waits for a point in time.
  ///
  /// - Parameters:
  ///   - deadline: Until when.
  ///   - tolerance: How much later it may be.
  ///   - options: What the scheduler lets its users choose.
  /// - Throws: `CancellationError` when the task is cancelled.
  nonisolated(nonsending) public func sleep(
    until deadline: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    let sleep = Lock(Sleep.new)
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let isOver = sleep.withLock { sleep in
          if case .over = sleep { return true }
          sleep = .asleep(continuation)
          return false
        }
        guard !isOver else { return continuation.resume(throwing: CancellationError()) }
        schedule(after: deadline, tolerance: tolerance, options: options) {
          sleep.withLock { $0.end() }?.resume()
        }
      }
    } onCancel: {
      sleep.withLock { $0.end() }?.resume(throwing: CancellationError())
    }
  }

  /// Measures how much time of the scheduler work takes.
  ///
  /// - Parameter work: The work.
  /// - Returns: How much time has passed.
  public func measure(_ work: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
    let start = now
    try work()
    return start.distance(to: now)
  }
}

private enum Sleep {
  case new
  case asleep(UnsafeContinuation<Void, any Error>)
  case over

  /// - Returns: What there is to resume.
  mutating func end() -> UnsafeContinuation<Void, any Error>? {
    defer { self = .over }
    guard case .asleep(let continuation) = self else { return nil }
    return continuation
  }
}
