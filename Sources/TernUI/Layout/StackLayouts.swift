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
    StackDivision(.horizontal, spacing, subviews, proposal).total(subviews) { $0[alignment] }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    StackDivision(.horizontal, spacing, subviews, ProposedViewSize(bounds.size))
      .place(subviews, in: bounds) { $0[alignment] }
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
    StackDivision(.vertical, spacing, subviews, proposal).total(subviews) { $0[alignment] }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    StackDivision(.vertical, spacing, subviews, ProposedViewSize(bounds.size))
      .place(subviews, in: bounds) { $0[alignment] }
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
    let line = lineUp(subviews, proposal)
    return CGSize(width: line.width, height: line.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = ProposedViewSize(bounds.size)
    let line = lineUp(subviews, room)
    let free = ViewDimensions(
      width: max(0, bounds.width - line.width), height: max(0, bounds.height - line.height)
    )
    for subview in subviews {
      let size = subview.dimensions(in: room)
      let corner = CGPoint(
        x: bounds.minX + free[alignment.horizontal] + line.x - size[alignment.horizontal],
        y: bounds.minY + free[alignment.vertical] + line.y - size[alignment.vertical]
      )
      let offer = ProposedViewSize(width: size.width, height: size.height)
      subview.place(at: corner, proposal: offer)
    }
  }

  /// Where the guides of the views meet, and the room that the views take then.
  private func lineUp(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let sizes = subviews.map { $0.dimensions(in: proposal) }
    var line: (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) = (0, 0, 0, 0)
    for (index, size) in sizes.enumerated() {
      let (x, y) = (size[alignment.horizontal], size[alignment.vertical])
      line.x = index == 0 ? x : max(line.x, x)
      line.y = index == 0 ? y : max(line.y, y)
    }
    for size in sizes {
      line.width = max(line.width, line.x - size[alignment.horizontal] + size.width)
      line.height = max(line.height, line.y - size[alignment.vertical] + size.height)
    }
    return line
  }
}
