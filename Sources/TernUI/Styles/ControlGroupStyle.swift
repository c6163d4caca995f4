/// How groups of controls look.
///
/// A back end that does not know a style shows the usual one.
public protocol ControlGroupStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how groups of controls inside look.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    controlStyle(.controlGroup, style._name)
  }
}

/// The usual style.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public let _name: String? = nil
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `navigation`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public let _name: String? = "navigation"
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style `navigation`.
  public static var navigation: Self { Self() }
}

/// The style `menu`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public let _name: String? = "menu"
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style `menu`.
  public static var menu: Self { Self() }
}

/// The style `compactMenu`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public let _name: String? = "menu"
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style `compactMenu`.
  public static var compactMenu: Self { Self() }
}
