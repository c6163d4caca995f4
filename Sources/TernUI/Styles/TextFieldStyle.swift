/// How text fields look.
///
/// A back end that does not know a style shows the usual one.
public protocol TextFieldStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how text fields inside look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    controlStyle(.textField, style._name)
  }
}

/// The usual style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public let _name: String? = nil
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `plain`.
public struct PlainTextFieldStyle: TextFieldStyle {
  public let _name: String? = "plain"
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style `plain`.
  public static var plain: Self { Self() }
}

/// The style `roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public let _name: String? = "roundedBorder"
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style `roundedBorder`.
  public static var roundedBorder: Self { Self() }
}

/// The style `squareBorder`.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public let _name: String? = "roundedBorder"
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The style `squareBorder`.
  public static var squareBorder: Self { Self() }
}
