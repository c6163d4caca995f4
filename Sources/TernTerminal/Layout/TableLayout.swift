import TernUI

/// Titles over columns of cells, in rows that scroll.
struct TableLayout: ElementLayout {
  static let gap = 2

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let widths = widths(of: node, room: proposal.width)
    let width = marks(of: node) + widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    let height = node.flow.reduce(0) { $0 + self.height(of: $1, widths: widths) } + 1
    return CellSize(width: proposal.width ?? width, height: proposal.height ?? height)
  }

  func place(_ node: ElementNode, in size: CellSize) {
    var width = size.width
    var widths = widths(of: node, room: width)
    var heights = node.flow.map { height(of: $0, widths: widths) }
    if heights.reduce(1, +) > size.height, width > 1 {
      width -= 1
      widths = self.widths(of: node, room: width)
      heights = node.flow.map { height(of: $0, widths: widths) }
    }
    if widths != node.columnWidths {
      node.columnWidths = widths
      for row in node.flow { row.invalidateAll() }
    }
    var y = 0
    for (child, height) in zip(node.flow, heights) {
      child.place(at: CellPoint(x: 0, y: y), size: CellSize(width: width, height: height))
      if child.kind == .header { placeTitles(child, x: marks(of: node), widths: widths) }
      y += height
      // A line between the titles and the rows.
      if child.kind == .header {
        node.parts[.bar] = CellRect(x: 0, y: y, width: width, height: 1)
        y += 1
      }
    }
    Scrolling.finish(node, content: CellSize(width: width, height: y), in: size)
  }

  private func placeTitles(_ header: ElementNode, x: Int, widths: [Int]) {
    var x = x
    for (title, width) in zip(header.flow, widths) {
      let size = title.size(for: Proposal(width: width, height: 1))
      title.place(
        at: CellPoint(x: x, y: 0), size: CellSize(width: min(width, size.width), height: 1)
      )
      x += width + Self.gap
    }
  }

  private func height(of node: ElementNode, widths: [Int]) -> Int {
    if node.kind == .header { return 1 }
    return zip(node.shown, widths).reduce(1) { most, cell in
      max(most, cell.0.size(for: Proposal(width: cell.1, height: nil)).height)
    }
  }

  /// The columns of the marks before each row.
  private func marks(of node: ElementNode) -> Int {
    node.flow.first { $0.kind == .row }.map { RowLayout.Marks($0).leading } ?? 0
  }

  private func widths(of node: ElementNode, room: Int?) -> [Int] {
    let count = node.flow.reduce(0) { max($0, $1.shown.count) }
    var ideal = [Int](repeating: 0, count: count)
    for row in node.flow {
      for (column, cell) in row.shown.enumerated() {
        ideal[column] = max(
          ideal[column], cell.size(for: Proposal(width: nil, height: nil)).width
        )
      }
    }
    let inner = room.map { max(0, $0 - marks(of: node)) }
    return ColumnDivision.widths(
      ideal: ideal, isFlexible: ideal.map { _ in true }, gap: Self.gap, room: inner
    )
  }
}
