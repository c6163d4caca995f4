public import FoundationEssentials

/// Times as often as it makes sense: here, ten times in a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: The least distance of two times, in seconds.
  ///   - paused: Whether there is only one time, that at which the schedule is asked.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let wanted = minimumInterval ?? 0
    // A distance that makes no sense is the usual one.
    interval = wanted > 0.1 ? min(wanted, 3_155_760_000) : 0.1
    isPaused = paused
  }

  /// The times from the last one before a time on; that time alone where the schedule is paused.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    if isPaused { return Entries(upcoming: startDate, interval: nil) }
    let passed = (startDate.timeIntervalSinceReferenceDate / interval).rounded(.down)
    return Entries(
      upcoming: Date(timeIntervalSinceReferenceDate: passed * interval), interval: interval
    )
  }

  /// Times without end, or one.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval?

    public mutating func next() -> Date? {
      guard let date = upcoming else { return nil }
      upcoming = interval.map { date.addingTimeInterval($0) }
      return date
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as it makes sense: here, ten times in a second.
  public static var animation: Self { AnimationTimelineSchedule() }

  /// As often as it makes sense, but no more often than is said, and not at all while it is paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// Says whether the times of a ``TimelineView`` have to be followed anew.
///
/// A schedule that cannot be compared is followed to its end.
struct FollowedSchedule<Schedule: TimelineSchedule>: Equatable {
  let schedule: Schedule

  static func == (lhs: Self, rhs: Self) -> Bool {
    func isSame<Known: Equatable>(_ known: Known) -> Bool { rhs.schedule as? Known == known }
    guard let known = lhs.schedule as? any Equatable else { return true }
    return isSame(known)
  }
}
