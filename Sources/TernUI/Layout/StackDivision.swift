import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

/// How a stack divides its room among its views: by layout priority first, then to the least flexible
/// views first, so that what cannot give way gets what it needs and the others share what is left.
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
    let least = views.map { length($0.sizeThatFits(offer(0, across))) }
    let most = views.map { length($0.sizeThatFits(offer(.infinity, across))) }
    if most.reduce(0, +) <= room {
      // There is room for all that they can use: nobody gets less than that.
      return views.map { $0.sizeThatFits(offer(.infinity, across)) }
    }
    let priorities = views.map(\.priority)
    let order = views.indices.sorted { left, right in
      if priorities[left] != priorities[right] { return priorities[left] > priorities[right] }
      let leftFlexibility = most[left] - least[left]
      let rightFlexibility = most[right] - least[right]
      return leftFlexibility == rightFlexibility ? left < right : leftFlexibility < rightFlexibility
    }
    var free = room
    // What views of lower priority need at least is kept for them.
    var reserved = least.reduce(0, +)
    var position = 0
    while position < order.count {
      let priority = priorities[order[position]]
      let group = order[position...].prefix { priorities[$0] == priority }
      for index in group { reserved -= least[index] }
      for (done, index) in group.enumerated() {
        let share = max(0, free - reserved) / CGFloat(group.count - done)
        sizes[index] = views[index].sizeThatFits(offer(share, across))
        free -= length(sizes[index])
      }
      position += group.count
    }
    return sizes
  }
}
