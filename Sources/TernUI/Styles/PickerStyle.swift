/// How pickers look.
///
/// A back end that does not know a style shows the usual one.
public protocol PickerStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how pickers inside look.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    controlStyle(.picker, style._name)
  }
}

/// The usual style.
public struct DefaultPickerStyle: PickerStyle {
  public let _name: String? = nil
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `menu`.
public struct MenuPickerStyle: PickerStyle {
  public let _name: String? = "menu"
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style `menu`.
  public static var menu: Self { Self() }
}

/// The style `inline`.
public struct InlinePickerStyle: PickerStyle {
  public let _name: String? = "inline"
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style `inline`.
  public static var inline: Self { Self() }
}

/// The style `segmented`.
public struct SegmentedPickerStyle: PickerStyle {
  public let _name: String? = "segmented"
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style `segmented`.
  public static var segmented: Self { Self() }
}

/// The style `wheel`.
public struct WheelPickerStyle: PickerStyle {
  public let _name: String? = "wheel"
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The style `wheel`.
  public static var wheel: Self { Self() }
}

/// The style `navigationLink`.
public struct NavigationLinkPickerStyle: PickerStyle {
  public let _name: String? = "navigationLink"
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style `navigationLink`.
  public static var navigationLink: Self { Self() }
}

/// The style `palette`.
public struct PalettePickerStyle: PickerStyle {
  public let _name: String? = "palette"
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The style `palette`.
  public static var palette: Self { Self() }
}

/// The style `radioGroup`.
public struct RadioGroupPickerStyle: PickerStyle {
  public let _name: String? = "inline"
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The style `radioGroup`.
  public static var radioGroup: Self { Self() }
}
