public import FoundationEssentials

/// A point in time to choose.
public struct DatePicker<Label: View>: View {
  /// What can be chosen.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let least: Date?
  let most: Date?
  let components: DatePickerComponents
  let label: Label
  @Environment(\.calendar) private var calendar

  public var body: some View {
    Primitive(
      kind: .datePicker,
      content: label,
      description: { element in
        let date = selection.wrappedValue
        element.add(.value, .number(date.timeIntervalSinceReferenceDate))
        element.add(.detail, .string(components.text(of: date, in: calendar)))
        if let least { element.add(.minimum, .number(least.timeIntervalSinceReferenceDate)) }
        if let most { element.add(.maximum, .number(most.timeIntervalSinceReferenceDate)) }
        element.add(.step, .number(components.contains(.date) ? 86_400 : 60))
        element.add(.style, .string(components.name))
      },
      action: { event in
        guard case .change(_, .number(let seconds)) = event, seconds.isFinite else { return }
        var date = Date(timeIntervalSinceReferenceDate: seconds)
        if let least { date = max(date, least) }
        if let most { date = min(date, most) }
        if date != selection.wrappedValue { selection.wrappedValue = date }
      }
    )
  }
}

/// The parts of a point in time.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let date = Self(rawValue: 1)
  public static let hourAndMinute = Self(rawValue: 2)

  var name: String {
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

extension DatePicker {
  /// A picker with any label.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, least: nil, most: nil, components: displayedComponents, label: label()
    )
  }

  /// A picker with any label, within a range.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, least: range.lowerBound, most: range.upperBound,
      components: displayedComponents, label: label()
    )
  }
}

extension DatePicker where Label == Text {
  /// A picker with a literal for its label.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, least: nil, most: nil, components: displayedComponents,
      label: Text(titleKey)
    )
  }

  /// A picker with a literal for its label, within a range.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, least: range.lowerBound, most: range.upperBound,
      components: displayedComponents, label: Text(titleKey)
    )
  }

  /// A picker with a literal for its label, from a date on.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, least: range.lowerBound, most: nil, components: displayedComponents,
      label: Text(titleKey)
    )
  }

  /// A picker with a literal for its label, up to a date.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, least: nil, most: range.upperBound, components: displayedComponents,
      label: Text(titleKey)
    )
  }

  /// A picker with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, least: nil, most: nil, components: displayedComponents,
      label: Text(title)
    )
  }
}

extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }

  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
  }

  /// The calendar by which dates are shown and chosen.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and the habits of the person.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone of the person.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
