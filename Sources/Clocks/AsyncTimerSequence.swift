import IssueReporting

/// The ticks of a timer: see `Clock.timer(interval:tolerance:)`.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  public typealias Element = C.Instant

  private let clock: C
  private let interval: C.Duration
  private let tolerance: C.Duration?

  /// Creates the ticks of a timer.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks. It must be longer than zero: with another the
  ///     sequence is empty, and an issue is reported.
  ///   - tolerance: How late a tick may be.
  ///   - clock: The clock to sleep on.
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  public func makeAsyncIterator() -> Iterator {
    if interval <= .zero {
      reportIssue(
        "A timer has the interval '\(interval)', but it must be longer than zero. It never ticks."
      )
      return Iterator(clock: nil, interval: interval, tolerance: tolerance)
    }
    return Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }

  /// Waits for one tick after the other.
  public struct Iterator: AsyncIteratorProtocol {
    /// The clock, until the sequence has ended.
    private var clock: C?
    private let interval: C.Duration
    private let tolerance: C.Duration?
    private var lastDue: C.Instant?

    fileprivate init(clock: C?, interval: C.Duration, tolerance: C.Duration?) {
      self.clock = clock
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Waits until the next tick is due, or until the task is cancelled, which ends the sequence.
    public mutating func next() async -> C.Instant? {
      guard let clock else { return nil }
      let due = nextDue(clock.now)
      do {
        try await clock.sleep(until: due, tolerance: tolerance)
      } catch {
        self.clock = nil
        return nil
      }
      lastDue = due
      return clock.now
    }

    private func nextDue(_ now: C.Instant) -> C.Instant {
      guard let lastDue else { return now.advanced(by: interval) }
      let next = lastDue.advanced(by: interval)
      guard next < now else { return next }
      let missed = Int((next.duration(to: now) / interval).rounded(.up))
      return next.advanced(by: interval * missed)
    }
  }
}

extension AsyncTimerSequence.Iterator: Sendable {}
