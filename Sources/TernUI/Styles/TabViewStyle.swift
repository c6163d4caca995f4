/// How tabs look.
///
/// A back end that does not know a style shows the usual one.
public protocol TabViewStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how tabs inside look.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    controlStyle(.tabs, style._name)
  }
}

/// The usual style.
public struct DefaultTabViewStyle: TabViewStyle {
  public let _name: String? = nil
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `page`.
public struct PageTabViewStyle: TabViewStyle {
  public let _name: String? = "page"
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style `page`.
  public static var page: Self { Self() }
}

/// The style `sidebarAdaptable`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public let _name: String? = "sidebar"
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The style `sidebarAdaptable`.
  public static var sidebarAdaptable: Self { Self() }
}
