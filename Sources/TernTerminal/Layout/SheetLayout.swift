import TernUI

/// A box over the page, as large as its content up to the screen's size.
///
/// It is proposed the screen.
struct SheetLayout: ElementLayout {
  /// The widest that a sheet becomes: lines beyond this are hard to read.
  private static let widest = 72
  private static let narrowest = 24

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let screen = CellSize(width: proposal.width ?? 80, height: proposal.height ?? 24)
    if node.string(.style) == "fullScreen" { return screen }
    if node.string(.style) == "inspector" {
      return CellSize(
        width: screen.width < 60 ? screen.width : max(Self.narrowest, screen.width * 2 / 5),
        height: screen.height
      )
    }
    // On a small screen the sheet takes all of it, so that its content has room.
    let most = CellSize(
      width: screen.width < 48 ? screen.width : min(Self.widest, screen.width - 4),
      height: screen.height < 14 ? screen.height : screen.height - 2
    )
    let inner = CellSize(width: max(0, most.width - 4), height: max(0, most.height - 2))
    let content = ContentLayout.size(
      of: node.flow, in: Proposal(width: inner.width, height: nil)
    )
    let narrowest = Self.isPopover(node) ? 4 : Self.narrowest
    let least = max(narrowest, DisplayWidth.of(node.ownText) + 2)
    return CellSize(
      width: min(most.width, max(least, content.width) + 4),
      height: min(most.height, content.height + 2)
    )
  }

  static func isPopover(_ node: ElementNode) -> Bool {
    node.kind == .sheet && node.string(.style) == "popover"
  }

  /// Where a layer stands on a screen: an inspector at its end, others in its middle.
  static func origin(of node: ElementNode, size: CellSize, in screen: CellSize) -> CellPoint {
    let isInspector = node.kind == .sheet && node.string(.style) == "inspector"
    let free = max(0, screen.width - size.width)
    return CellPoint(
      x: isInspector ? free : free / 2, y: max(0, (screen.height - size.height) / 2)
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let room = CellRect(
      x: 2, y: 1, width: max(0, size.width - 4), height: max(0, size.height - 2)
    )
    node.parts[.content] = room
    let content = ContentLayout.size(of: node.flow, in: Proposal(room.size))
    Self.finish(node, height: content.height, in: size)
    var frame = room
    frame.size.height = max(room.size.height, content.height)
    let offer = frame == room ? nil : Proposal(room.size)
    ContentLayout.place(node.flow, in: frame, offer: offer)
  }

  /// Keeps how high the content of a layer is, and the part that is seen within it.
  static func finish(_ node: ElementNode, height: Int, in size: CellSize) {
    let room = max(0, size.height - 2)
    node.contentSize = CellSize(width: size.width, height: height)
    if !isPopover(node) {
      node.parts[.indicator] =
        height > room && size.width > 1
        ? CellRect(x: size.width - 1, y: 1, width: 1, height: room) : nil
    }
    Scrolling.scroll(node, to: node.scrollOffset)
  }
}
