extension Clock where Duration: Hashable {
  /// A sequence with one element an interval, for ever, until the task is cancelled.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   ticks += 1
  /// }
  /// ```
  ///
  /// Ticks do not drift: each is due an interval after the one before was *due*. A loop body that
  /// takes longer than an interval loses the ticks it missed.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks. It must be longer than zero: with another the
  ///     sequence is empty, and an issue is reported.
  ///   - tolerance: How late a tick may be.
  /// - Returns: The instants at which the ticks came.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    // The type names only the duration, so that `any Clock<Duration>` has timers too.
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
