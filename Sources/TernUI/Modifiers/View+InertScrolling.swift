public import struct Foundation.CGFloat

// How scrolling, lists and bars behave on other devices: see `View+Inert.swift`.

extension View {
  /// The room around what scrolls: left to the back end.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// The room around what scrolls: left to the back end.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// The room around what scrolls: left to the back end.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Where scrolling comes to rest: left to the back end.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Where scrolling comes to rest: left to the back end.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Whether what scrolls springs back at its ends: left to the back end.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Whether what scrolls is cut at its edges: left to the back end.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Whether where something scrolls is shown for a moment: left to the back end.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Whether where something scrolls is shown for a moment: left to the back end.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// The size of a view beside what it scrolls in: left to the back end.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }

  /// The size of a view beside what it scrolls in: left to the back end.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View { self }

  /// The colour of the symbols of rows: left to the back end.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// The line between sections: left to the back end.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: Edge.Set = .all
  ) -> some View { self }

  /// What is behind the bars of a page: left to the back end.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// What else the bars of a page show: left to the back end.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View { self }

  /// What stands below a title: left to the back end.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }

  /// What stands below a title: left to the back end.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// How a page comes: left to the back end.
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }

  /// How a page comes: left to the back end.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Whether there is a bar for the state of the device: left to the back end.
  public func statusBar(hidden: Bool) -> some View { self }

  /// What the system shows over the app: left to the back end.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// How large a sheet is: left to the back end.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// What dragging in a sheet does: left to the back end.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// When the bar of tabs becomes small: left to the back end.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Whether links have a mark: left to the back end.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
}

/// What has room around it.
public struct ContentMarginPlacement: Hashable, Sendable {
  public static let automatic = Self()
  public static let scrollContent = Self()
  public static let scrollIndicators = Self()
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior: Sendable {}

/// Scrolling that comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// Scrolling that comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one swipe goes.
  public struct LimitBehavior: Hashable, Sendable {
    public static let automatic = Self()
    public static let always = Self()
    public static let never = Self()
    public static let alwaysByFew = Self()
    public static let alwaysByOne = Self()
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }

  /// With a limit to how far one swipe goes.
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
}

/// Whether what scrolls springs back at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  public static let automatic = Self()
  public static let always = Self()
  public static let basedOnSize = Self()
}

/// How a page comes.
public struct NavigationTransition: Hashable, Sendable {
  public static let automatic = Self()

  /// Out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// How large a sheet is.
public struct PresentationSizing: Hashable, Sendable {
  public static let automatic = Self()
  public static let fitted = Self()
  public static let form = Self()
  public static let page = Self()
}

/// What dragging in a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  public static let automatic = Self()
  public static let resizes = Self()
  public static let scrolls = Self()
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = Self()
  public static let onScrollDown = Self()
  public static let onScrollUp = Self()
  public static let never = Self()
}
