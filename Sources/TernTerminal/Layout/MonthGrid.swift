import Foundation
import TernUI

/// The days of a month in weeks.
@MainActor
struct MonthGrid {
  /// Seven days of two columns.
  static let width = 20
  /// The month, the names of the days, and as many weeks as a month may be in.
  static let height = 8

  /// The month and the year.
  let title: String
  /// The names of the days, each of two columns at the most.
  let weekdays: [String]
  /// The day that is chosen, from 1.
  let day: Int
  /// How many days the month has.
  let count: Int
  /// Which day of the week the first one is.
  private let first: Int
  private let choosable: ClosedRange<Date>
  private let start: Date
  private let calendar: Calendar

  init?(_ node: ElementNode) {
    guard let date = DateParts.date(of: node) else { return nil }
    let calendar = DateParts.calendar(of: node)
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let start = calendar.date(from: DateComponents(year: year, month: month, day: 1)),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return nil }
    self.calendar = calendar
    self.start = start
    self.day = day
    count = days.count
    title = start.formatted(
      Date.FormatStyle(
        locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone
      )
      .year().month(.wide)
    )
    let offset = calendar.firstWeekday - 1
    let symbols = calendar.shortStandaloneWeekdaySymbols
    weekdays = symbols.indices.map { Self.short(symbols[($0 + offset) % symbols.count]) }
    let weekday = calendar.component(.weekday, from: start) - 1
    first = ((weekday - offset) % 7 + 7) % 7
    let least = node.number(.minimum).map(Date.init(timeIntervalSinceReferenceDate:))
    let most = node.number(.maximum).map(Date.init(timeIntervalSinceReferenceDate:))
    let earliest = least ?? .distantPast
    choosable = earliest...max(earliest, most ?? .distantFuture)
  }

  /// Where a day stands in the grid.
  func place(of day: Int) -> CellRect {
    let index = first + day - 1
    return CellRect(x: index % 7 * 3, y: 2 + index / 7, width: 2, height: 1)
  }

  /// The day at a point of the grid.
  func day(at point: CellPoint) -> Int? {
    (1...count).first { place(of: $0).contains(point) }
  }

  /// Whether a part of a day may be chosen.
  func isChoosable(_ day: Int) -> Bool {
    guard let begin = calendar.date(byAdding: .day, value: day - 1, to: start),
      let end = calendar.date(byAdding: .day, value: 1, to: begin)
    else { return false }
    return begin <= choosable.upperBound && end > choosable.lowerBound
  }

  /// As many letters as two columns hold.
  private static func short(_ name: String) -> String {
    var width = 0
    return String(
      name.prefix { letter in
        width += DisplayWidth.of(letter)
        return width <= 2
      }
    )
  }
}
