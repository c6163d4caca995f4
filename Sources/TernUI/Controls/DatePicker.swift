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
  @Environment(\.locale) private var locale

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
        element.add(.components, .string(components.name))
        element.add(.calendar, .calendar(namedCalendar))
        element.addStyle(.datePicker)
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

  /// The calendar, with names of days and months in the person's language.
  private var namedCalendar: Calendar {
    var calendar = calendar
    if calendar.locale == nil || calendar.locale?.identifier == "" { calendar.locale = locale }
    return calendar
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

  /// A picker with any label, from a date on.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, least: range.lowerBound, most: nil, components: displayedComponents,
      label: label()
    )
  }

  /// A picker with any label, up to a date.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, least: nil, most: range.upperBound, components: displayedComponents,
      label: label()
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

  /// A picker with a string for its label, within a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, least: range.lowerBound, most: range.upperBound,
      components: displayedComponents,
      label: Text(title)
    )
  }

  /// A picker with a string for its label, from a date on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, least: range.lowerBound, most: nil, components: displayedComponents,
      label: Text(title)
    )
  }

  /// A picker with a string for its label, up to a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, least: nil, most: range.upperBound, components: displayedComponents,
      label: Text(title)
    )
  }
}
