package import FoundationEssentials

/// The parts of a point in time.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let date = Self(rawValue: 1)
  public static let hourAndMinute = Self(rawValue: 2)

  package var name: String {
    if self == .date { return "date" }
    return self == .hourAndMinute ? "time" : "date-time"
  }

  /// The parts that ``name`` says.
  package init(named name: String) {
    self = name == "date" ? .date : name == "time" ? .hourAndMinute : [.date, .hourAndMinute]
  }

  package func text(of date: Date, in calendar: Calendar) -> String {
    // A few ten thousand years around now: calendars go no further.
    guard abs(date.timeIntervalSinceReferenceDate) < 1e12 else { return "–" }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func padded(_ number: Int?, _ width: Int) -> String {
      let digits = "\(number ?? 0)"
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
    switch name {
    case "date": return day
    case "time": return time
    default: return "\(day) \(time)"
    }
  }
}
