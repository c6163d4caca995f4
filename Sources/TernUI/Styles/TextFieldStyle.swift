/// Draws text fields.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     VStack(alignment: .leading) {
///       configuration.textFieldStyle(.plain)
///       Divider()
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol TextFieldStyle: _ControlStyle {
  associatedtype _Body: View

  /// The label of the field that a style draws.
  typealias _Label = _TextFieldStyleLabel

  /// The field, as it is to be drawn.
  @ViewBuilder
  func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field that a ``TextFieldStyle`` draws.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  init(_ content: AnyView) {
    self.content = content
  }

  public var body: AnyView { content }
}

extension View {
  /// Sets how text fields inside are drawn.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    controlStyle(.textField, style) { (style: Style, field: TextField<_TextFieldStyleLabel>) in
      style._body(configuration: field)
    }
  }
}

extension TextFieldStyle where Self: _NamedControlStyle {
  /// As the back end draws it.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// The usual style.
public struct DefaultTextFieldStyle: TextFieldStyle, _NamedControlStyle {
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `plain`.
public struct PlainTextFieldStyle: TextFieldStyle, _NamedControlStyle {
  public nonisolated init() {}
  public static var _name: String? { "plain" }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style `plain`.
  public static var plain: Self { Self() }
}

/// The style `roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, _NamedControlStyle {
  public nonisolated init() {}
  public static var _name: String? { "roundedBorder" }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style `roundedBorder`.
  public static var roundedBorder: Self { Self() }
}

/// The style `squareBorder`.
public struct SquareBorderTextFieldStyle: TextFieldStyle, _NamedControlStyle {
  public nonisolated init() {}
  public static var _name: String? { "roundedBorder" }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The style `squareBorder`.
  public static var squareBorder: Self { Self() }
}
