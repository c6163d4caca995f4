public import struct Foundation.CGFloat

/// Views one below the other, of which those of a long ``ForEach`` are made when they come near what is
/// seen.
///
/// The stack is as wide as the room it is offered, whichever views are there.
///
/// A view that was made keeps its state until its element goes. While it is scrolled far away it is out of
/// sight: what `onDisappear` does is done, and its tasks are cancelled; they begin anew when it comes
/// back. It is evaluated then too, for whatever has changed, unless more than itself depends on it before:
/// something that it presents, say, or `onChange`. Back ends that do not ask for rows get all views at
/// once.
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
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Double($0) }
    self.content = content()
  }

  package var kind: ElementKind { .vstack }

  package func describe(_ element: inout ElementDescription) {
    element.add(alignment)
    // How wide the views are that are not there yet is not known.
    element.add(.maxWidth, .number(.infinity))
    if let spacing { element.add(.spacing, .number(spacing)) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, LazyCompanion.init)
  }
}

/// Has rows or cells made when they are needed.
final class LazyCompanion<Content: ElementView>: ElementCompanion<Content> {
  override func adjust(_ environment: inout EnvironmentValues) {
    environment.loadsRows = environment.traits.loadsRows
  }
}

/// Views side by side, of which those of a long ``ForEach`` are made when they come near what is seen.
///
/// They come and go like those of a ``LazyVStack``.
public struct LazyHStack<Content: View>: View, ElementView {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: Double?
  package let content: Content

  /// - Parameters:
  ///   - alignment: Where lower views stand.
  ///   - spacing: The room between the views, in points; what the back end finds fitting if `nil`.
  ///   - pinnedViews: The parts of sections that stay in sight, where a back end can do that.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Double($0) }
    self.content = content()
  }

  package var kind: ElementKind { .hstack }

  package func describe(_ element: inout ElementDescription) {
    element.add(alignment)
    if let spacing { element.add(.spacing, .number(spacing)) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, LazyCompanion.init)
  }
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
