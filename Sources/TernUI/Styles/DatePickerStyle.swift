/// How date pickers look.
///
/// A back end that does not know a style shows the usual one.
public protocol DatePickerStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how date pickers inside look.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    controlStyle(.datePicker, style._name)
  }
}

/// The usual style.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public let _name: String? = nil
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The date in a button, which opens the days of its month.
public struct CompactDatePickerStyle: DatePickerStyle {
  public let _name: String? = "compact"
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date in a button, which opens the days of its month.
  public static var compact: Self { Self() }
}

/// The days of a month, in weeks.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public let _name: String? = "graphical"
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month, in weeks.
  public static var graphical: Self { Self() }
}

/// Each part between the one before and the one after.
public struct WheelDatePickerStyle: DatePickerStyle {
  public let _name: String? = "wheel"
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Each part between the one before and the one after.
  public static var wheel: Self { Self() }
}

/// The date as a field to type in.
public struct FieldDatePickerStyle: DatePickerStyle {
  public let _name: String? = "field"
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date as a field to type in.
  public static var field: Self { Self() }
}

/// The date with buttons that go forwards and backwards.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public let _name: String? = "stepperField"
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date with buttons that go forwards and backwards.
  public static var stepperField: Self { Self() }
}
