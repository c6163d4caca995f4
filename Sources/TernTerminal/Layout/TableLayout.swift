import TernUI

/// Titles over columns of cells, in rows that scroll.
struct TableLayout: ElementLayout {
  /// The columns between two cells: with a line in them, where the table has lines.
  static func gap(of table: ElementNode) -> Int { hasLines(table) ? 3 : 2 }

  /// Whether there is a line between columns.
  static func hasLines(_ table: ElementNode) -> Bool { table.string(.style) == "bordered" }

  private static func hidesTitles(_ table: ElementNode) -> Bool {
    table.bool(.hidesTitles) == true
  }

  /// The columns that are left free at both sides.
  private func inset(of table: ElementNode) -> Int { table.string(.style) == "inset" ? 2 : 0 }

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let inset = 2 * inset(of: node)
    let widths = widths(of: node, room: proposal.width.map { max(0, $0 - inset) })
    let gaps = Self.gap(of: node) * max(0, widths.count - 1)
    let width = marks(of: node) + widths.reduce(gaps + inset, +)
    let height = node.flow.reduce(Self.hidesTitles(node) ? 0 : 1) {
      $0 + self.height(of: $1, widths: widths)
    }
    return CellSize(width: proposal.width ?? width, height: proposal.height ?? height)
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let inset = inset(of: node)
    var width = max(0, size.width - 2 * inset)
    var widths = widths(of: node, room: width)
    var heights = node.flow.map { height(of: $0, widths: widths) }
    if heights.reduce(Self.hidesTitles(node) ? 0 : 1, +) > size.height, width > 1 {
      width -= Scrolling.indicatorWidth(of: node)
      widths = self.widths(of: node, room: width)
      heights = node.flow.map { height(of: $0, widths: widths) }
    }
    if widths != node.columnWidths {
      node.columnWidths = widths
      for row in node.flow { row.invalidateAll() }
    }
    var y = 0
    node.parts[.bar] = nil
    for (child, height) in zip(node.flow, heights) {
      child.place(at: CellPoint(x: inset, y: y), size: CellSize(width: width, height: height))
      if child.kind == .header { placeTitles(child, x: marks(of: node), widths: widths) }
      y += height
      // A line between the titles and the rows.
      if child.kind == .header, !Self.hidesTitles(node) {
        node.parts[.bar] = CellRect(x: inset, y: y, width: width, height: 1)
        y += 1
      }
    }
    placeLines(of: node, x: marks(of: node), widths: widths, height: y)
    Scrolling.finish(node, content: CellSize(width: width, height: y), in: size)
  }

  private func placeLines(of node: ElementNode, x: Int, widths: [Int], height: Int) {
    node.dropItems()
    guard Self.hasLines(node) else { return }
    var x = x
    for (index, width) in widths.dropLast().enumerated() {
      x += width + Self.gap(of: node)
      node.parts[.item(index)] = CellRect(x: x - 2, y: 0, width: 1, height: height)
    }
  }

  private func placeTitles(_ header: ElementNode, x: Int, widths: [Int]) {
    var x = x
    for (title, width) in zip(header.flow, widths) {
      let size = title.size(for: Proposal(width: width, height: 1))
      title.place(
        at: CellPoint(x: x, y: 0), size: CellSize(width: min(width, size.width), height: 1)
      )
      x += width + (header.container.map(Self.gap) ?? 0)
    }
  }

  private func height(of node: ElementNode, widths: [Int]) -> Int {
    if node.kind == .header { return node.container.map(Self.hidesTitles) == true ? 0 : 1 }
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
      ideal: ideal, isFlexible: ideal.map { _ in true }, gap: Self.gap(of: node), room: inner
    )
  }
}
