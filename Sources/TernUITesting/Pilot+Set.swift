import Foundation
import TernUI

extension Pilot {
  /// Gives a slider, a date picker or a colour picker a value that is written as text.
  ///
  /// - Parameters:
  ///   - label: What a person calls the control.
  ///   - text: For a slider a number, for a colour picker the name of a colour or `#` with six digits, for
  ///     a date picker what it shows: `2027-01-02`, `10:30`, or `2027-01-02T10:30`. A part that is not
  ///     said stays as it is. For a picker it is one of its options.
  /// - Throws: ``PilotError`` when there is no such control, or when the control cannot have the value.
  public func set(_ label: String, to text: String) throws(PilotError) {
    let control = try usable([.slider, .datePicker, .colorPicker, .picker, .stepper], label)
    switch control.kind {
    case .datePicker: try setDate(of: control, label, text)
    case .colorPicker: try setColor(label, text)
    case .picker: try select(label, text)
    case .stepper:
      throw unusable(
        text, for: "stepper '\(label)'", "It moves by steps: write 'step \(label) by NUMBER'."
      )
    default: try setNumber(of: control, label, text)
    }
  }

  private func setNumber(
    of slider: HeadlessElement, _ label: String, _ text: String
  ) throws(PilotError) {
    let least = slider.number(.minimum) ?? 0
    let most = slider.number(.maximum) ?? 1
    guard let number = Double(text), number >= least, number <= most else {
      let range = "\(shortest(least)) to \(shortest(most))"
      throw unusable(text, for: "slider '\(label)'", "Write a number from \(range).")
    }
    try change(label, to: .number(number))
  }

  private func setColor(_ label: String, _ text: String) throws(PilotError) {
    guard Color(value: text) != nil else {
      let names = Color.names.sorted().joined(separator: ", ")
      throw unusable(
        text, for: "colour picker '\(label)'", "Write '#' with six digits, or one of: \(names)."
      )
    }
    try change(label, to: .color(text))
  }

  private func setDate(
    of picker: HeadlessElement, _ label: String, _ text: String
  ) throws(PilotError) {
    let style = picker.string(.components) ?? "date-time"
    let what = "date picker '\(label)'"
    let old = Date(timeIntervalSinceReferenceDate: picker.number(.value) ?? 0)
    var calendar = Calendar.current
    if case .calendar(let own)? = picker[.calendar] { calendar = own }
    guard let date = WrittenDate(text, style: style)?.date(from: old, in: calendar) else {
      let form =
        style == "time"
        ? "a time as '10:30'"
        : style == "date"
          ? "a day as '2027-01-02'"
          : "a day and a time as '2027-01-02T10:30', or one of the two"
      throw unusable(text, for: what, "Write \(form).")
    }
    let seconds = date.timeIntervalSinceReferenceDate
    let least = picker.number(.minimum)
    let most = picker.number(.maximum)
    func limit(_ end: Double) -> String {
      let date = Date(timeIntervalSinceReferenceDate: end)
      return DatePickerComponents([.date, .hourAndMinute]).text(of: date, in: calendar)
    }
    if let least, seconds < least {
      throw unusable(text, for: what, "Its earliest is \(limit(least)).")
    }
    if let most, seconds > most {
      throw unusable(text, for: what, "Its latest is \(limit(most)).")
    }
    try change(label, to: .number(seconds))
  }

  private func unusable(_ text: String, for what: String, _ allowed: String) -> PilotError {
    PilotError(.unusableValue(text), "The \(what) cannot have the value '\(text)'. \(allowed)")
  }

  private func shortest(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

/// The parts of a date that a script names.
private struct WrittenDate {
  private var day: (year: Int, month: Int, day: Int)?
  private var time: (hour: Int, minute: Int, second: Int)?

  /// - Parameters:
  ///   - text: `2027-01-02`, `10:30`, `2027-01-02T10:30`; a blank may stand for the `T`.
  ///   - style: The parts that the picker has: `date`, `time` or `date-time`.
  init?(_ text: String, style: String) {
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    guard let first = parts.first else { return nil }
    if parts.count == 2 {
      guard let day = Self.day(first), let time = Self.time(parts[1]) else { return nil }
      self.day = day
      self.time = time
    } else if let day = Self.day(first) {
      self.day = day
    } else if let time = Self.time(first) {
      self.time = time
    } else {
      return nil
    }
    if style == "date", time != nil || day == nil { return nil }
    if style == "time", day != nil { return nil }
  }

  /// The date with these parts, and the others of a date before; `nil` if there is no such day or time.
  func date(from old: Date, in calendar: Calendar) -> Date? {
    var wanted = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
    if let day { (wanted.year, wanted.month, wanted.day) = day }
    if let time { (wanted.hour, wanted.minute, wanted.second) = time }
    guard let date = calendar.date(from: wanted) else { return nil }
    // A calendar makes the 30th of February a day in March.
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    let isSame = found.year == wanted.year && found.month == wanted.month && found.day == wanted.day
    return isSame ? date : nil
  }

  private static func day(_ text: Substring) -> (year: Int, month: Int, day: Int)? {
    let numbers = numbers(text, "-", widths: [4, 2, 2])
    guard numbers.count == 3 else { return nil }
    return (numbers[0], numbers[1], numbers[2])
  }

  private static func time(_ text: Substring) -> (hour: Int, minute: Int, second: Int)? {
    var numbers = numbers(text, ":", widths: [2, 2])
    if numbers.isEmpty { numbers = self.numbers(text, ":", widths: [2, 2, 2]) }
    guard numbers.count >= 2, numbers[0] < 24, numbers[1] < 60 else { return nil }
    let second = numbers.count == 3 ? numbers[2] : 0
    return second < 60 ? (numbers[0], numbers[1], second) : nil
  }

  /// The numbers between marks, if they are as many as said and have as many digits as said.
  private static func numbers(
    _ text: Substring, _ mark: Character, widths: [Int]
  ) -> [Int] {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.map(\.count) == widths else { return [] }
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) ? UInt($0).map { Int($0) } : nil }
    return numbers.count == widths.count ? numbers : []
  }
}
