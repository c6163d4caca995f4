/// How text editors look.
///
/// A back end that does not know a style shows the usual one.
public protocol TextEditorStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how text editors inside look.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    controlStyle(.textEditor, style._name)
  }
}

/// The usual style.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public let _name: String? = nil
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `plain`.
public struct PlainTextEditorStyle: TextEditorStyle {
  public let _name: String? = "plain"
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The style `plain`.
  public static var plain: Self { Self() }
}

/// The style `roundedBorder`.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public let _name: String? = "roundedBorder"
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The style `roundedBorder`.
  public static var roundedBorder: Self { Self() }
}
