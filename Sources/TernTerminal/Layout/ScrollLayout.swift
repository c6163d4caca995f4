import TernUI

/// Content that may be larger than the room, of which a part is seen.
struct ScrollLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let content = contentSize(of: node, in: proposal)
    switch Scrolling.axis(of: node) {
    case .vertical:
      // A column for the indicator, where there is one.
      let overflows = content.height > proposal.height ?? content.height
      let width = content.width + (overflows ? Scrolling.indicatorWidth(of: node) : 0)
      return CellSize(
        width: min(width, max(content.width, proposal.width ?? width)),
        height: proposal.height ?? content.height
      )
    case .horizontal:
      return CellSize(width: proposal.width ?? content.width, height: content.height)
    }
  }

  func place(_ node: ElementNode, in size: CellSize) {
    var room = Proposal(size)
    var content = contentSize(of: node, in: room)
    if Scrolling.axis(of: node) == .vertical, content.height > size.height, size.width > 1 {
      room = room.inset(width: Scrolling.indicatorWidth(of: node), height: 0)
      content = contentSize(of: node, in: room)
    }
    var frame = CellRect(origin: .zero, size: content)
    switch Scrolling.axis(of: node) {
    case .vertical: frame.size.width = max(content.width, room.width ?? 0)
    case .horizontal: frame.size.height = max(content.height, room.height ?? 0)
    }
    ContentLayout.place(node.flow, in: frame)
    Scrolling.finish(node, content: content, in: size)
  }

  private func contentSize(of node: ElementNode, in proposal: Proposal) -> CellSize {
    switch Scrolling.axis(of: node) {
    case .vertical:
      return ContentLayout.size(of: node.flow, in: Proposal(width: proposal.width, height: nil))
    case .horizontal:
      return ContentLayout.size(of: node.flow, in: Proposal(width: nil, height: proposal.height))
    }
  }
}

/// What all elements that scroll have in common.
@MainActor
enum Scrolling {
  static func axis(of node: ElementNode) -> Axis {
    node.string(.axis) == "horizontal" ? .horizontal : .vertical
  }

  /// The columns of what shows where a part of the content is.
  static func indicatorWidth(of node: ElementNode) -> Int {
    node.bool(.hidesIndicator) == true ? 0 : 1
  }

  /// Keeps the size of the content, and the part that is seen within it.
  static func finish(_ node: ElementNode, content: CellSize, in size: CellSize) {
    let stays = node.isAtEnd && node.string(.scrollAnchor) == "bottom"
    node.contentSize = content
    let overflows =
      axis(of: node) == .vertical && content.height > size.height && size.width > 1
      && indicatorWidth(of: node) > 0
    node.parts[.indicator] =
      overflows ? CellRect(x: size.width - 1, y: 0, width: 1, height: size.height) : nil
    scroll(
      node, to: stays ? CellPoint(x: node.scrollOffset.x, y: content.height) : node.scrollOffset)
  }

  /// Moves the content, as far as there is more to see.
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  static func scroll(_ node: ElementNode, to offset: CellPoint) -> Bool {
    let limit = CellPoint(
      x: max(0, node.contentSize.width - node.scrollRoom.width),
      y: max(0, node.contentSize.height - node.scrollRoom.height)
    )
    let next = CellPoint(
      x: axis(of: node) == .horizontal ? min(max(0, offset.x), limit.x) : 0,
      y: axis(of: node) == .vertical ? min(max(0, offset.y), limit.y) : 0
    )
    node.isAtEnd = next.y == limit.y
    guard next != node.scrollOffset else { return false }
    node.scrollOffset = next
    return true
  }
}
