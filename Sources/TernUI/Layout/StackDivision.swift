import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

/// How a stack divides its room among its views, and where they stand in it then.
struct StackDivision {
  private let axis: Axis
  /// The room before each view.
  private var gaps: [CGFloat] = []
  private var sizes: [CGSize] = []

  init(
    _ axis: Axis, _ spacing: CGFloat?, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) {
    self.axis = axis
    for (index, subview) in subviews.enumerated() {
      let usual =
        index == 0
        ? 0
        : subviews[subviews.startIndex + index - 1].spacing
          .distance(to: subview.spacing, along: axis)
      gaps.append(index == 0 ? 0 : spacing ?? usual)
    }
    let across = axis == .horizontal ? proposal.height : proposal.width
    let room = axis == .horizontal ? proposal.width : proposal.height
    if let room, room.isFinite {
      sizes = divide(room - gaps.reduce(0, +), across, subviews)
    } else {
      sizes = subviews.map { $0.sizeThatFits(offer(room, across)) }
    }
  }

  /// The size of the stack.
  ///
  /// - Parameter guide: What the views are lined up by.
  func total(_ subviews: LayoutSubviews, guide: (ViewDimensions) -> CGFloat) -> CGSize {
    let along = sizes.reduce(gaps.reduce(0, +)) { $0 + length($1) }
    let across = lineUp(subviews, guide).breadth
    return axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Places the views one after the other.
  ///
  /// - Parameter guide: What the views are lined up by.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect, guide: (ViewDimensions) -> CGFloat) {
    var position: CGFloat = 0
    let line = lineUp(subviews, guide)
    let room = axis == .horizontal ? bounds.height : bounds.width
    // In more room than the views need they stand where they would as one.
    let free = max(0, room - line.breadth)
    let start = guide(
      axis == .horizontal
        ? ViewDimensions(width: 0, height: free) : ViewDimensions(width: free, height: 0)
    )
    for (index, subview) in subviews.enumerated() {
      let size = sizes[index]
      position += gaps[index]
      let aside = start + line.offsets[index]
      let corner =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + position, y: bounds.minY + aside)
        : CGPoint(x: bounds.minX + aside, y: bounds.minY + position)
      subview.place(at: corner, proposal: ProposedViewSize(size))
      position += length(size)
    }
  }

  /// How far aside each view stands, so that their guides are in one line, and the room they take.
  private func lineUp(
    _ subviews: LayoutSubviews, _ guide: (ViewDimensions) -> CGFloat
  ) -> (offsets: [CGFloat], breadth: CGFloat) {
    let guides: [CGFloat] = subviews.enumerated().map { index, subview in
      guide(subview.dimensions(in: ProposedViewSize(sizes[index])))
    }
    let line: CGFloat = guides.max() ?? 0
    let offsets: [CGFloat] = guides.map { line - $0 }
    let ends: [CGFloat] = zip(offsets, sizes).map { $0 + breadth($1) }
    return (offsets, ends.max() ?? 0)
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func offer(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }

  private func divide(
    _ room: CGFloat, _ across: CGFloat?, _ subviews: LayoutSubviews
  ) -> [CGSize] {
    let views = Array(subviews)
    var sizes = [CGSize](repeating: .zero, count: views.count)
    let division = RoomDivision(
      least: views.map { length($0.sizeThatFits(offer(0, across))) },
      most: views.map { length($0.sizeThatFits(offer(.infinity, across))) },
      priorities: views.map(\.priority),
      everything: .infinity,
      part: { $0 / CGFloat($1) }
    )
    division.divide(room) { index, share in
      sizes[index] = views[index].sizeThatFits(offer(share, across))
      return length(sizes[index])
    }
    return sizes
  }
}
