/// How columns look.
///
/// A back end that does not know a style shows the usual one.
public protocol NavigationSplitViewStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how columns inside look.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View
  {
    controlStyle(.split, style._name)
  }
}

/// The usual style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public let _name: String? = nil
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `balanced`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public let _name: String? = "balanced"
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style `balanced`.
  public static var balanced: Self { Self() }
}

/// The style `prominentDetail`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public let _name: String? = "prominentDetail"
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style `prominentDetail`.
  public static var prominentDetail: Self { Self() }
}
