/// A clock of any type that measures in a given duration.
///
/// `any Clock<Duration>` cannot compare or compute instants; this clock can: its instants are
/// offsets from the moment it was made.
///
/// ```swift
/// let clock = AnyClock(ContinuousClock())
/// let start = clock.now
/// try await clock.sleep(until: start.advanced(by: .seconds(1)))
/// ```
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A point in the time of one clock of type `AnyClock`: how long after its making it is.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

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

  private let elapsed: @Sendable () -> Duration
  private let resolution: @Sendable () -> Duration
  private let wait: @Sendable (_ offset: Duration, _ tolerance: Duration?) async throws -> Void

  /// Creates a clock that hides the type of another.
  ///
  /// - Parameter clock: The clock to use.
  public init<Base: Clock>(_ clock: Base) where Base.Duration == Duration {
    let origin = clock.now
    elapsed = { origin.duration(to: clock.now) }
    resolution = { clock.minimumResolution }
    wait = { try await clock.sleep(until: origin.advanced(by: $0), tolerance: $1) }
  }

  public var minimumResolution: Duration {
    resolution()
  }

  public var now: Instant {
    Instant(offset: elapsed())
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await wait(deadline.offset, tolerance)
  }
}
