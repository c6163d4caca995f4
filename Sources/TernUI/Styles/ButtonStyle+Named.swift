// The styles of buttons that back ends know.

/// The usual style.
public struct DefaultButtonStyle: NamedButtonStyle {
  public nonisolated init() {}
  public static var _name: String? { nil }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// Nothing but the label.
public struct PlainButtonStyle: NamedButtonStyle {
  public nonisolated init() {}
  public static var _name: String? { "plain" }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label.
  public static var plain: Self { Self() }
}

/// Without a border.
public struct BorderlessButtonStyle: NamedButtonStyle {
  public nonisolated init() {}
  public static var _name: String? { "borderless" }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a border.
  public static var borderless: Self { Self() }
}

/// With a border.
public struct BorderedButtonStyle: NamedButtonStyle {
  public nonisolated init() {}
  public static var _name: String? { "bordered" }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public static var bordered: Self { Self() }
}

/// With a border, for the button that is meant most of the time.
public struct BorderedProminentButtonStyle: NamedButtonStyle {
  public nonisolated init() {}
  public static var _name: String? { "borderedProminent" }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a border, for the button that is meant most of the time.
  public static var borderedProminent: Self { Self() }
}

/// Like a link in a text.
public struct LinkButtonStyle: NamedButtonStyle {
  public nonisolated init() {}
  public static var _name: String? { "link" }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Like a link in a text.
  public static var link: Self { Self() }
}
