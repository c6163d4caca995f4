import IssueReporting

/// A clock on which nobody waits: a sleep moves time to its deadline and ends.
///
/// Use it in tests and previews of code whose delays do not matter. Where they do, use
/// ``TestClock``.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A point in the time of an immediate clock: how far it is from the clock's beginning.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// Creates an instant.
    ///
    /// - Parameter offset: How long after the beginning of the clock it is.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  public let minimumResolution: Duration = .zero
  private let state: Lock<Instant>

  /// Creates a clock that shows an instant.
  ///
  /// - Parameter now: What the clock shows at first.
  public convenience init(now: Instant = Instant()) {
    self.init(showing: now)
  }

  private init(showing now: Instant) {
    state = Lock(now)
  }

  /// What the clock shows.
  public var now: Instant {
    state.withLock { $0 }
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = Swift.max($0, deadline) }
    // A loop that sleeps must still let others run.
    await Task.yield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock that shows zero.
  public convenience init() {
    self.init(showing: Instant())
  }

  /// Creates a clock that shows an instant.
  ///
  /// It is the same as the general one, and lets the compiler find out that durations are those of
  /// the standard library.
  ///
  /// - Parameter now: What the clock shows at first.
  public convenience init(now: Instant) {
    self.init(showing: now)
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which nobody waits.
  public static var immediate: Self { ImmediateClock() }
}
