import FoundationEssentials
import TernUI

/// The parts of a date that keys change one by one.
@MainActor
enum DateParts {
  struct Part {
    var unit: Calendar.Component
    /// Where its digits stand in the date's text; of the days of a month, all of them.
    var columns: Range<Int>
  }

  /// The parts that a date picker shows, in order.
  static func of(_ node: ElementNode) -> [Part] {
    let units: [Calendar.Component]
    switch node.string(.components) {
    case "date": units = [.year, .month, .day]
    case "time": units = [.hour, .minute]
    default: units = [.year, .month, .day, .hour, .minute]
    }
    let parts = zip(units, numbers(in: node.string(.detail) ?? "")).map {
      Part(unit: $0, columns: $1)
    }
    guard DateLook(node).showsMonth else { return parts }
    let times = parts.dropFirst(3).map { part in
      Part(unit: part.unit, columns: part.columns.offset(by: -DateLook.timeColumn))
    }
    return [Part(unit: .day, columns: 0..<MonthGrid.width)] + times
  }

  /// The part that the keys change.
  static func active(of node: ElementNode) -> Int {
    min(node.activePart, max(0, of(node).count - 1))
  }

  /// The calendar by which a date picker counts.
  static func calendar(of node: ElementNode) -> Calendar {
    guard case .calendar(let calendar)? = node.properties[.calendar] else { return .current }
    return calendar
  }

  /// The date that a date picker shows, if calendars go so far.
  static func date(of node: ElementNode) -> Date? {
    // A few ten thousand years around now.
    guard let seconds = node.number(.value), abs(seconds) < 1e12 else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// The point in time when a part of it is moved by some steps, within what may be chosen.
  static func value(of node: ElementNode, movedBy steps: Int, in part: Int) -> Double? {
    let parts = of(node)
    guard parts.indices.contains(part) else { return nil }
    return value(of: node, movedBy: steps, parts[part].unit)
  }

  /// The point in time when it is moved by some units, within what may be chosen; `nil` if it stays.
  static func value(
    of node: ElementNode, movedBy steps: Int, _ unit: Calendar.Component
  ) -> Double? {
    guard let date = date(of: node),
      let moved = calendar(of: node).date(byAdding: unit, value: steps, to: date)
    else { return nil }
    var value = moved.timeIntervalSinceReferenceDate
    if let least = node.number(.minimum) { value = max(value, least) }
    if let most = node.number(.maximum) { value = min(value, most) }
    return value == date.timeIntervalSinceReferenceDate ? nil : value
  }

  private static func numbers(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, character) in text.enumerated() where character.isNumber {
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }
}

extension Range<Int> {
  fileprivate func offset(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}

/// How a date picker looks.
@MainActor
struct DateLook {
  /// The column at which the time begins in the text of a date with a time.
  static let timeColumn = 11

  private let style: String?
  private let components: String?
  private let isExpanded: Bool

  init(_ node: ElementNode) {
    style = node.string(.style)
    components = node.string(.components)
    isExpanded = node.isExpanded
  }

  var hasDays: Bool { components != "time" }
  /// Whether the date stands in a button that opens the days of the month.
  var isButton: Bool { style == "compact" && hasDays }
  var isGraphical: Bool { style == "graphical" && hasDays }
  var isWheel: Bool { style == "wheel" }
  var hasSteps: Bool { style == "stepperField" }
  var isField: Bool { style == "field" }
  /// Whether the days of the month are seen.
  var showsMonth: Bool { isGraphical || (isButton && isExpanded) }
  /// Whether the time stands below the days of the month.
  var showsTime: Bool { isGraphical && components != "date" }
}
