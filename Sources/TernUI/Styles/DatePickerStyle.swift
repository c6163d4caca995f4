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

/// The style `compact`.
public struct CompactDatePickerStyle: DatePickerStyle {
  public let _name: String? = "compact"
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style `compact`.
  public static var compact: Self { Self() }
}

/// The style `graphical`.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public let _name: String? = "graphical"
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style `graphical`.
  public static var graphical: Self { Self() }
}

/// The style `wheel`.
public struct WheelDatePickerStyle: DatePickerStyle {
  public let _name: String? = "wheel"
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style `wheel`.
  public static var wheel: Self { Self() }
}

/// The style `field`.
public struct FieldDatePickerStyle: DatePickerStyle {
  public let _name: String? = "field"
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The style `field`.
  public static var field: Self { Self() }
}
