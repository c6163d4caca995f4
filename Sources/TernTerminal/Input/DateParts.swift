import FoundationEssentials
import TernUI

/// The parts of a date that keys change one by one.
@MainActor
enum DateParts {
  struct Part {
    var unit: Calendar.Component
    /// Where its digits stand in the date's text.
    var columns: Range<Int>
  }

  /// The parts that a date picker shows, in order.
  static func of(_ node: ElementNode) -> [Part] {
    let units: [Calendar.Component]
    switch node.string(.style) {
    case "date": units = [.year, .month, .day]
    case "time": units = [.hour, .minute]
    default: units = [.year, .month, .day, .hour, .minute]
    }
    return zip(units, numbers(in: node.string(.detail) ?? "")).map {
      Part(unit: $0, columns: $1)
    }
  }

  /// The point in time when a part of it is moved by some steps, within what may be chosen.
  static func value(of node: ElementNode, movedBy steps: Int, in part: Int) -> Double? {
    let parts = of(node)
    // A few ten thousand years around now: calendars go no further.
    guard parts.indices.contains(part), let seconds = node.number(.value), abs(seconds) < 1e12
    else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    guard let moved = Calendar.current.date(byAdding: parts[part].unit, value: steps, to: date)
    else { return nil }
    var value = moved.timeIntervalSinceReferenceDate
    if let least = node.number(.minimum) { value = max(value, least) }
    if let most = node.number(.maximum) { value = min(value, most) }
    return value == seconds ? nil : value
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
