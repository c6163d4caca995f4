/// Views one below the other, of which those of a long ``ForEach`` are made when they come near what is
/// seen.
///
/// A view that was made stays, with its state, until its element goes. Back ends that do not ask for
/// rows get all views at once.
public struct LazyVStack<Content: View>: View, ElementView {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: Double?
  package let content: Content

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
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package var kind: ElementKind { .vstack }

  package func describe(_ element: inout ElementDescription) {
    element.add(alignment)
    if let spacing { element.add(.spacing, .number(spacing)) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, LazyStackCompanion.init)
  }
}

private final class LazyStackCompanion<Content: View>: ElementCompanion<LazyVStack<Content>> {
  override func adjust(_ environment: inout EnvironmentValues) {
    environment.loadsRows = environment.traits.loadsRows
  }
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
