public import Foundation

/// Words of a text that depend on the time.
package enum DateText: Hashable, Sendable {
  case date(Date, Text.DateStyle)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  /// The words at a time.
  func string(
    at now: Date, in calendar: Calendar = .current, locale: Locale = .current
  ) -> String {
    switch self {
    case .date(let date, let style):
      let distance = Int(date.timeIntervalSince(now).rounded(.towardZero))
      switch style {
      case .date: return Self.day(date, calendar, locale)
      case .time: return DatePickerComponents.hourAndMinute.text(of: date, in: calendar)
      case .relative: return Self.relative(abs(distance))
      case .offset: return Self.offset(distance)
      case .timer: return Self.clock(abs(distance), showsHours: true)
      }
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let moment = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
      let passed = moment.timeIntervalSince(interval.lowerBound)
      let left = interval.upperBound.timeIntervalSince(moment)
      let seconds = countsDown ? left.rounded(.up) : passed.rounded(.down)
      return Self.clock(Int(seconds), showsHours: showsHours)
    }
  }

  /// How long after a time the words are others; `nil` if they stay.
  func change(after now: Date) -> TimeInterval? {
    switch self {
    case .date(let date, let style):
      let distance = now.timeIntervalSince(date)
      let step: Double
      switch style {
      case .date, .time: return nil
      case .timer: step = 1
      case .relative: step = abs(distance) < 3_600 ? 1 : abs(distance) < 86_400 ? 60 : 3_600
      case .offset: step = abs(distance) < 60 ? 1 : abs(distance) < 3_600 ? 60 : 3_600
      }
      return Self.rest(of: distance, step)
    case .timer(let interval, let pause, _, _):
      if pause != nil || now >= interval.upperBound { return nil }
      if now < interval.lowerBound { return interval.lowerBound.timeIntervalSince(now) }
      return Self.rest(of: now.timeIntervalSince(interval.lowerBound), 1)
    }
  }

  /// What is left of a step that is under way; a whole one at its beginning.
  private static func rest(of passed: Double, _ step: Double) -> Double {
    step - (passed - (passed / step).rounded(.down) * step)
  }

  /// The day in words: `1 May 2024`.
  private static func day(_ date: Date, _ calendar: Calendar, _ locale: Locale) -> String {
    Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: calendar.timeZone
    ).format(date)
  }

  /// The two largest units: `2 hr, 23 min`.
  private static func relative(_ seconds: Int) -> String {
    let units = [(86_400, "day"), (3_600, "hr"), (60, "min"), (1, "sec")]
    let first = units.firstIndex { seconds >= $0.0 } ?? units.count - 1
    var rest = seconds
    var parts: [String] = []
    for (length, name) in units[first...].prefix(2) {
      let count = rest / length
      rest %= length
      if count == 0, !parts.isEmpty { continue }
      parts.append("\(count) \(name)\(name == "day" && count != 1 ? "s" : "")")
    }
    return parts.joined(separator: ", ")
  }

  /// The largest unit with a sign: `+2 hours`.
  private static func offset(_ seconds: Int) -> String {
    let units = [(86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second")]
    let (length, name) = units.first { abs(seconds) >= $0.0 } ?? units[3]
    let count = abs(seconds) / length
    return "\(seconds < 0 ? "-" : "+")\(count) \(name)\(count == 1 ? "" : "s")"
  }

  /// `1:05:09`, `5:09`.
  private static func clock(_ seconds: Int, showsHours: Bool) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = showsHours ? seconds / 3_600 : 0
    let minutes = seconds / 60 - hours * 60
    let end = padded(seconds % 60)
    return hours > 0 ? "\(hours):\(padded(minutes)):\(end)" : "\(minutes):\(end)"
  }
}

extension Text {
  /// What a text says of a date.
  ///
  /// Words about now follow the time: no more often than they change, and not while nobody sees them.
  public enum DateStyle: Hashable, Sendable {
    /// The day, as the locale writes it in full: `May 1, 2024`.
    case date
    /// The time of the day: `13:05`.
    case time
    /// How far it is from now: `2 hr, 23 min`.
    case relative
    /// How far it is from now, with the direction: `+2 hours`.
    case offset
    /// How far it is from now, as on a stopwatch: `2:23:09`.
    case timer
  }

  /// A text of a date.
  public init(_ date: Date, style: DateStyle) {
    self.init(DateText.date(date, style))
  }

  /// A text of the days from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    let first = Text(dates.lowerBound, style: .date)
    self = first + Text(verbatim: " – ") + Text(dates.upperBound, style: .date)
  }

  /// A text that counts the time within an interval, as on a stopwatch.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - pauseTime: Where the time stands still; it goes on if `nil`.
  ///   - countsDown: Whether it is the time that is left.
  ///   - showsHours: Whether there are hours, or more than sixty minutes.
  public init(
    timerInterval interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      DateText.timer(interval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    )
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date, as ``Text`` shows it in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(DateText.date(date, style))
  }

  /// The time within an interval, as ``Text`` counts it.
  public mutating func appendInterpolation(
    timerInterval interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      DateText.timer(interval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    )
  }
}
