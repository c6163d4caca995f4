import TernUI

/// What opens a menu: `[ Sort ▾ ]`; of a context menu, what it belongs to.
struct MenuLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let ornament = Self.ornament(of: node)
    let header = headerSize(of: node, in: proposal.inset(width: ornament.width, height: 0))
    var width = header.width + ornament.width
    if node.isMenuItem, let room = proposal.width, room < Cells.infinite {
      width = max(width, room)
    }
    return CellSize(width: width, height: max(1, header.height))
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let ornament = Self.ornament(of: node)
    let room = CellSize(width: max(0, size.width - ornament.width), height: size.height)
    for header in node.shown {
      let headerSize = node.isContextMenu ? room : header.size(for: Proposal(room))
      header.place(at: CellPoint(x: ornament.before, y: 0), size: headerSize)
    }
  }

  private func headerSize(of node: ElementNode, in proposal: Proposal) -> CellSize {
    node.shown.first?.size(for: proposal) ?? .zero
  }

  /// The columns of the marks around the label.
  static func ornament(of node: ElementNode) -> (before: Int, width: Int) {
    if node.isContextMenu { return (0, 0) }
    return isPlain(node) ? (0, 2) : (2, 6)
  }

  static func isPlain(_ node: ElementNode) -> Bool {
    node.isMenuItem || ControlLayout.isPlain(node)
  }
}

/// The items of an open menu in a box near what opened it.
@MainActor
enum PopupLayout {
  /// Gives the box and its items their places on a screen.
  static func place(_ node: ElementNode, focused: ElementNode?, screen: CellSize) {
    let items = node.popupItems
    let most = max(1, screen.width - 4)
    let sizes = items.map { $0.size(for: Proposal(width: nil, height: nil)) }
    let width = min(most, sizes.reduce(8) { max($0, $1.width) })
    var heights: [Int] = []
    for item in items {
      heights.append(item.size(for: Proposal(width: width, height: nil)).height)
    }
    let content = heights.reduce(0, +)
    let visible = max(1, min(content, screen.height - 2))
    let frame = frame(
      beside: node.focusFrame, size: CellSize(width: width + 4, height: visible + 2), in: screen
    )
    node.popupFrame = frame
    reveal(focused, among: items, heights, of: node, visible: visible, content: content)
    let inner = frame.origin + CellPoint(x: 2, y: 1)
    var y = -node.popupOffset
    for (item, height) in zip(items, heights) {
      // Items may come from several elements.
      let start = item.parent?.contentOrigin ?? .zero
      item.place(
        at: inner - start + CellPoint(x: 0, y: y), size: CellSize(width: width, height: height)
      )
      y += height
    }
  }

  /// The inside of the box, where items can be seen and clicked.
  static func content(of node: ElementNode) -> CellRect {
    let frame = node.popupFrame
    return CellRect(
      x: frame.minX + 1, y: frame.minY + 1, width: max(0, frame.size.width - 2),
      height: max(0, frame.size.height - 2)
    )
  }

  /// Below what opened it, or above where that has more room.
  private static func frame(
    beside anchor: CellRect, size: CellSize, in screen: CellSize
  ) -> CellRect {
    let x = max(0, min(anchor.minX, screen.width - size.width))
    var y = anchor.maxY
    if y + size.height > screen.height, anchor.minY - size.height >= 0 {
      y = anchor.minY - size.height
    }
    y = max(0, min(y, screen.height - size.height))
    return CellRect(origin: CellPoint(x: x, y: y), size: size)
  }

  private static func reveal(
    _ focused: ElementNode?, among items: [ElementNode], _ heights: [Int], of node: ElementNode,
    visible: Int, content: Int
  ) {
    var offset = node.popupOffset
    if let focused,
      let index = items.firstIndex(where: { ScrollPosition.isInside(focused, $0) || $0 === focused }
      )
    {
      let start = heights[..<index].reduce(0, +)
      if start + heights[index] > offset + visible { offset = start + heights[index] - visible }
      if start < offset { offset = start }
    }
    node.popupOffset = min(max(0, offset), max(0, content - visible))
  }
}
