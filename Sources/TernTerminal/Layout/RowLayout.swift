import TernUI

/// The content of a row between the marks that say what can be done with it: `⊖`, `✓`, `≡`.
struct RowLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let marks = Marks(node)
    let content = ContentLayout.size(
      of: node.shown, in: proposal.inset(width: marks.width, height: 0)
    )
    let width = content.width + marks.width
    let room = proposal.width.flatMap { $0 < Cells.infinite ? $0 : nil }
    // A row is chosen anywhere in its line.
    return CellSize(width: room ?? width, height: max(1, content.height))
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let marks = Marks(node)
    node.parts[.content] = CellRect(
      x: marks.leading, y: 0, width: max(0, size.width - marks.width), height: size.height
    )
    placeActions(of: node)
    if node.container?.kind == .table {
      placeCells(of: node, widths: node.container?.columnWidths ?? [], x: marks.leading)
      return
    }
    var y = 0
    for child in node.shown {
      let room = Proposal(width: max(0, size.width - marks.width), height: nil)
      let childSize = child.size(for: room)
      child.place(at: CellPoint(x: marks.leading, y: y), size: childSize)
      y += childSize.height
    }
  }

  private func placeCells(of node: ElementNode, widths: [Int], x: Int) {
    var x = x
    for (cell, width) in zip(node.shown, widths) {
      let size = cell.size(for: Proposal(width: width, height: nil))
      cell.place(
        at: CellPoint(x: x, y: 0),
        size: CellSize(width: min(width, size.width), height: size.height)
      )
      x += width + (node.container.map(TableLayout.gap) ?? 0)
    }
  }

  /// The actions stand by themselves, in a menu, when somebody asks for them.
  private func placeActions(of node: ElementNode) {
    for actions in node.flow where actions.kind == .actions {
      actions.place(at: .zero, size: .zero)
    }
  }

  /// The columns of the marks at both ends of a row.
  @MainActor
  struct Marks {
    var deletes = false
    var chooses = false
    var moves = false
    var isMultiple = false

    init(_ node: ElementNode) {
      let list = node.nearest { $0.kind == .list || $0.kind == .table }
      let isEditing = list?.bool(.isEditing) == true
      deletes = isEditing && node.bool(.canDelete) == true
      moves = isEditing && node.bool(.canMove) == true
      chooses = node.properties[.isSelected] != nil
      isMultiple = list?.string(.selection) == "multiple"
    }

    var choiceWidth: Int { chooses ? (isMultiple ? 4 : 2) : 0 }
    var leading: Int { (deletes ? 2 : 0) + choiceWidth }
    var width: Int { leading + (moves ? 2 : 0) }
  }
}

/// A header with a mark before it, and the content below, set in by two columns.
struct DisclosureLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let parts = parts(of: node, width: proposal.width)
    let width = parts.reduce(0) { max($0, $1.size.width) } + 2
    let height = parts.reduce(0) { $0 + $1.size.height }
    let fills = node.isRow ? proposal.width : nil
    return CellSize(
      width: max(width, fills.flatMap { $0 < Cells.infinite ? $0 : nil } ?? width),
      height: max(1, height)
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    var y = 0
    node.parts[.title] = CellRect(x: 0, y: 0, width: size.width, height: 1)
    for part in parts(of: node, width: size.width) {
      part.node.place(at: CellPoint(x: 2, y: y), size: part.size)
      y += part.size.height
    }
    if let header = node.flow.first, header.kind == .header {
      node.parts[.title]?.size = CellSize(
        width: min(size.width, header.size.width + 2), height: max(1, header.size.height)
      )
    }
  }

  private func parts(
    of node: ElementNode, width: Int?
  ) -> [(node: ElementNode, size: CellSize)] {
    let offer = Proposal(width: width, height: nil).inset(width: 2, height: 0)
    return node.flow.map { ($0, $0.size(for: offer)) }
  }
}
