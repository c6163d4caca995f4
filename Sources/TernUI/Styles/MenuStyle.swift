/// How menus look.
///
/// A back end that does not know a style shows the usual one.
public protocol MenuStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how menus inside look.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    controlStyle(.menu, style._name)
  }
}

/// The usual style.
public struct DefaultMenuStyle: MenuStyle {
  public let _name: String? = nil
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `button`.
public struct ButtonMenuStyle: MenuStyle {
  public let _name: String? = "button"
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style `button`.
  public static var button: Self { Self() }
}

/// The style `borderlessButton`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public let _name: String? = "borderless"
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style `borderlessButton`.
  public static var borderlessButton: Self { Self() }
}
