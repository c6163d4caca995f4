import Glibc

/// Tells when a process has had some real time to work in.
///
/// On a busy machine a process that is ready may not run for seconds. So the processor time of the
/// process must have passed too. One that does little waits for something outside: for that, much more
/// real time counts alone.
struct Stopwatch {
  private let start = ContinuousClock.now
  private let processorStart = Self.processorTime

  /// Whether so much time has passed.
  func hasRun(for duration: Duration) -> Bool {
    let elapsed = ContinuousClock.now - start
    guard elapsed > duration else { return false }
    return Self.processorTime - processorStart > duration || elapsed / 20 > duration
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
