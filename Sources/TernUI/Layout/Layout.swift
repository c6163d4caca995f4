public import struct Foundation.CGFloat
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// Arranges views in a way of its own.
///
/// ```swift
/// struct Stairs: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return sizes.reduce(.zero) {
///       CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
///     }
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       corner.x += size.width
///       corner.y += size.height
///     }
///   }
/// }
///
/// Stairs { Text("one"); Text("two") }
/// ```
///
/// Lengths are in points; a terminal rounds to its cells. The back end asks while it lays out, so the
/// methods depend on nothing but the layout, what they are given, and the cache.
public protocol Layout: Sendable {
  /// What is worked out once for several questions.
  associatedtype Cache = Void

  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// What spacers and dividers in the layout have to know of it.
  static var layoutProperties: LayoutProperties { get }

  /// What the views of this very layout have to know of it; by default what the type says.
  var _layoutProperties: LayoutProperties { get }

  /// Works out what is kept for the questions that follow.
  func makeCache(subviews: Subviews) -> Cache

  /// Changes what is kept, because the layout or the views are others; by default makes it anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The room that the layout likes to have around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// How large the layout is where that much room is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places every view, with ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// A view that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  )

  /// Where a guide of the layout is, if it says so itself.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the layout is, if it says so itself.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public var _layoutProperties: LayoutProperties { Self.layoutProperties }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(.zero) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views, arranged by this layout.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What views in a layout have to know of it.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis of a layout that is a stack: its spacers take room along it, its dividers stand across.
  public var stackOrientation: Axis?
  /// The grid that a layout is whose rows stand in columns, which back ends know.
  package var grid: GridLayout?

  public init() {}
}

/// A value that a view tells the layout around it.
///
/// ```swift
/// struct Rank: LayoutValueKey {
///   static let defaultValue = 0
/// }
///
/// Text("First").layoutValue(key: Rank.self, value: 1)
/// // and in the layout: subview[Rank.self]
/// ```
public protocol LayoutValueKey {
  associatedtype Value

  /// What a view has that tells nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout around this view a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    EnvironmentView(
      content: self, change: LayoutValueChange(key: ObjectIdentifier(key), value: value))
  }
}

private struct LayoutValueChange<Value>: EnvironmentChange {
  let key: ObjectIdentifier
  let value: Value

  /// A modifier further out was there first, and is the one that counts.
  func apply(to environment: inout EnvironmentValues) {
    if environment.pendingAttributes.layoutValues[key] != nil { return }
    environment.pendingAttributes.layoutValues[key] = value
  }
}
