import TernUI

/// The row at the beginning of what is seen of something that scrolls, which stays there when rows
/// before it come and go.
@MainActor
struct ScrollAnchor {
  let row: ElementNode
  private let scroller: ElementNode
  private let axis: Axis
  private let start: Int
  private let offset: CellPoint

  /// - Parameter scroller: What scrolls. At its very beginning nothing needs to be kept: what comes
  ///   there is seen.
  init?(_ scroller: ElementNode) {
    let axis = Scrolling.axis(of: scroller)
    let top = scroller.scrollOffset[along: axis]
    guard top > 0, let row = Self.row(in: scroller, axis, after: top) else { return nil }
    self.row = row
    self.scroller = scroller
    self.axis = axis
    start = Self.start(of: row, in: scroller, axis)
    offset = scroller.scrollOffset
  }

  /// Scrolls by as much as the row has moved.
  func restore() {
    let distance = Self.start(of: row, in: scroller, axis) - start
    if distance == 0 { return }
    // From where it was scrolled to: the new content may have been too short for that.
    Scrolling.scroll(scroller, to: offset + CellPoint(axis: axis, along: distance, across: 0))
  }

  /// The first row that is seen after a line of the content.
  ///
  /// That is by the places that rows have: their order may be another one already.
  private static func row(in node: ElementNode, _ axis: Axis, after top: Int) -> ElementNode? {
    let seen = node.flow.filter { child in
      child.kind != .unmounted && child.origin[along: axis] + child.size[along: axis] > top
    }
    guard let first = seen.min(by: { $0.origin[along: axis] < $1.origin[along: axis] }) else {
      return nil
    }
    if first.rowAxis == axis {
      return row(in: first, axis, after: top - first.origin[along: axis])
    }
    return first
  }

  /// The line of the content that a row begins at.
  private static func start(of row: ElementNode, in scroller: ElementNode, _ axis: Axis) -> Int {
    (row.screenOrigin - scroller.contentOrigin)[along: axis]
  }
}
