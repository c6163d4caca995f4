public import FoundationEssentials

/// A view that is made anew at certain times.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: (TimelineViewContext) -> Content
  @Environment(\.timelineClock) private var clock
  @State private var date: Date?

  /// What the content knows.
  public typealias Context = TimelineViewContext

  /// - Parameters:
  ///   - schedule: When the content is made anew.
  ///   - content: Makes the content of a time.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(TimelineViewContext(date: date ?? firstDate))
      .task(id: FollowedSchedule(schedule: schedule)) { await follow() }
  }

  private var firstDate: Date {
    let now = clock.now()
    // Until its first time has come, the content is that of the first time.
    return schedule.entries(from: now, mode: .normal).first { _ in true } ?? now
  }

  /// As long as a clock can wait: thirty years.
  private static var longestWait: TimeInterval { 1e9 }

  private func follow() async {
    for next in schedule.entries(from: clock.now(), mode: .normal) {
      // A time without a place in time never comes.
      guard next.timeIntervalSinceReferenceDate.isFinite else { return }
      let wait = next.timeIntervalSince(clock.now())
      if wait > 0 {
        do { try await clock.sleep(min(wait, Self.longestWait)) } catch { return }
      }
      if Task.isCancelled { return }
      if date != next { date = next }
      // A schedule of times that are all past must not keep others waiting.
      await Task.yield()
    }
  }
}

/// What the content of a ``TimelineView`` knows.
public struct TimelineViewContext: Sendable {
  /// The time that the content is of.
  public let date: Date

  /// How exact the time is.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  /// How exact the time is.
  public var cadence: Cadence { .live }
}

/// The times at which a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How often a schedule may come.
  typealias Mode = TimelineScheduleMode

  /// The times from a time on, the earlier ones first.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may come.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Times at an equal distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let start: Date
  let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: One of the times.
  ///   - interval: The distance, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The times from the last one before a time on, without end.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    // A century for what has no end; a thousandth of a second for what is none.
    let interval = interval > 0.001 ? min(interval, 3_155_760_000) : 0.001
    let start = start.timeIntervalSinceReferenceDate.isFinite ? start : startDate
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(upcoming: start.addingTimeInterval(passed * interval), interval: interval)
  }

  /// Times without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming = upcoming.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

/// Times that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// - Parameter dates: The times, the earlier ones first.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Times at an equal distance.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }

  /// The beginning of each minute.
  public static var everyMinute: Self {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }
}

extension TimelineSchedule {
  /// Times that are listed.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
