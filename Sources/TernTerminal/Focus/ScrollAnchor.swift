import TernUI

/// The row at the top of what is seen of a list, which stays there when rows above it come to be.
@MainActor
struct ScrollAnchor {
  let row: ElementNode
  private let scroller: ElementNode
  private let y: Int
  private let offset: CellPoint

  /// - Parameter scroller: What scrolls. At its very top nothing needs to be kept.
  init?(_ scroller: ElementNode) {
    let top = scroller.scrollOffset.y
    guard top > 0, let row = Self.row(in: scroller, below: top) else { return nil }
    self.row = row
    self.scroller = scroller
    y = Self.y(of: row, in: scroller)
    offset = scroller.scrollOffset
  }

  /// Scrolls by as much as the row has moved.
  func restore() {
    let distance = Self.y(of: row, in: scroller) - y
    // From where it was scrolled to: the new content may have been too short for that.
    if distance != 0 { Scrolling.scroll(scroller, to: offset + CellPoint(x: 0, y: distance)) }
  }

  /// The first row that is seen below a line of the content.
  private static func row(in node: ElementNode, below top: Int) -> ElementNode? {
    for child in node.flow where child.kind != .unmounted {
      let bottom = child.origin.y + child.size.height
      guard bottom > top else { continue }
      switch child.kind {
      case .section, .vstack:
        if let row = row(in: child, below: top - child.origin.y) { return row }
      default: return child
      }
    }
    return nil
  }

  /// The line of the content that a row begins at.
  private static func y(of row: ElementNode, in scroller: ElementNode) -> Int {
    row.screenOrigin.y - scroller.contentOrigin.y
  }
}
