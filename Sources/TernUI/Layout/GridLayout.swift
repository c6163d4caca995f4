public import struct Foundation.CGFloat
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// A ``Grid`` as a layout, to go over to another one.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(GridLayout())
/// layout {
///   GridRow { Text("Wings"); Text("2") }
///   GridRow { Text("Eggs"); Text("3") }
/// }
/// ```
///
/// Used inside of a layout of your own, which knows of no rows, it is a ``VStackLayout``.
public struct GridLayout: Layout, Hashable {
  /// How cells stand in the room that they have.
  public var alignment: Alignment
  /// The room between columns; as usual, if `nil`.
  public var horizontalSpacing: CGFloat?
  /// The room between rows; as usual, if `nil`.
  public var verticalSpacing: CGFloat?

  /// - Parameters:
  ///   - alignment: Where views stand that are smaller than their cell.
  ///   - horizontalSpacing: The room between columns, in points; what is usual if `nil`.
  ///   - verticalSpacing: The room between rows, in points; what is usual if `nil`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public var _layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.grid = self
    return properties
  }

  @MainActor
  func describe(_ element: inout ElementDescription) {
    element.add(.style, .string("grid"))
    element.add(alignment)
    if let horizontalSpacing { element.add(.columnSpacing, .number(horizontalSpacing)) }
    if let verticalSpacing { element.add(.spacing, .number(verticalSpacing)) }
  }

  private var rows: VStackLayout {
    VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rows.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    rows.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
