/// Views one below the other.
///
/// All of them are made at once, like those of a ``VStack``.
public struct LazyVStack<Content: View>: View {
  let stack: VStack<Content>

  /// - Parameters:
  ///   - alignment: Where narrower views stand.
  ///   - spacing: The room between the views, in points; what the back end finds fitting if `nil`.
  ///   - pinnedViews: The parts of sections that stay in sight, where a back end can do that.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: VStack<Content> { stack }
}

/// Views side by side.
///
/// All of them are made at once, like those of an ``HStack``.
public struct LazyHStack<Content: View>: View {
  let stack: HStack<Content>

  /// - Parameters:
  ///   - alignment: Where lower views stand.
  ///   - spacing: The room between the views, in points; what the back end finds fitting if `nil`.
  ///   - pinnedViews: The parts of sections that stay in sight, where a back end can do that.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: HStack<Content> { stack }
}

/// Parts of sections that may stay in sight while the rest scrolls.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)
}
