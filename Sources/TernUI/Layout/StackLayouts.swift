public import struct Foundation.CGFloat
import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// An ``HStack`` as a layout, to go over to another one, or to use in one.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: Where lower views stand.
  ///   - spacing: The room between the views, in points; what is usual if `nil`.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    StackDivision(.horizontal, spacing, subviews, proposal).total
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    StackDivision(.horizontal, spacing, subviews, ProposedViewSize(bounds.size))
      .place(subviews, in: bounds) { ViewDimensions(width: 0, height: $0)[alignment] }
  }
}

/// A ``VStack`` as a layout, to go over to another one, or to use in one.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: Where narrower views stand.
  ///   - spacing: The room between the views, in points; what is usual if `nil`.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    StackDivision(.vertical, spacing, subviews, proposal).total
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    StackDivision(.vertical, spacing, subviews, ProposedViewSize(bounds.size))
      .place(subviews, in: bounds) { ViewDimensions(width: $0, height: 0)[alignment] }
  }
}

/// A ``ZStack`` as a layout, to go over to another one, or to use in one.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  /// - Parameter alignment: Where smaller views stand.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = ProposedViewSize(bounds.size)
    for subview in subviews {
      let size = subview.sizeThatFits(room)
      let free = ViewDimensions(
        width: max(0, bounds.width - size.width), height: max(0, bounds.height - size.height)
      )
      let corner = CGPoint(
        x: bounds.minX + free[alignment.horizontal], y: bounds.minY + free[alignment.vertical]
      )
      subview.place(at: corner, proposal: ProposedViewSize(size))
    }
  }
}
