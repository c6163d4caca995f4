import Glibc

extension Task where Success == Never, Failure == Never {
  /// Suspends for long enough that other tasks have most likely got ahead.
  ///
  /// Nothing guarantees that they have. A test that can wait for something definite should do that
  /// instead.
  ///
  /// - Parameter count: How many times to let others run. The environment variable
  ///   `TASK_MEGA_YIELD_COUNT` sets what holds without this argument, 20 otherwise.
  public static func megaYield(count: Int = _defaultMegaYieldCount) async {
    for _ in 0..<max(0, count) {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}

/// How many times ``Swift/Task/megaYield(count:)`` lets others run; not for use by others.
public let _defaultMegaYieldCount: Int = {
  guard let text = getenv("TASK_MEGA_YIELD_COUNT"), let count = Int(String(cString: text)) else {
    return 20
  }
  return max(0, min(count, 10_000))
}()
