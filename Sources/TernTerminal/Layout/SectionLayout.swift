import TernUI

/// A header, rows set in by two columns, a footer; or a box around the rows, with the header in its
/// border.
struct SectionLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    if Self.isGroupBox(node) { return boxSize(of: node, in: proposal) }
    let parts = parts(of: node, width: proposal.width)
    let width = parts.reduce(0) { max($0, $1.frame.maxX) }
    let height = parts.reduce(0) { max($0, $1.frame.maxY) }
    let look = ListLook(around: node)
    return CellSize(
      width: proposal.width ?? (look.hasBoxes ? width + 2 : width),
      height: max(height, boxHeight(of: parts, look) ?? 0)
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    if Self.isGroupBox(node) { return placeBox(node, in: size) }
    let parts = parts(of: node, width: size.width)
    let look = ListLook(around: node)
    for part in parts {
      part.node.place(at: part.frame.origin, size: part.frame.size)
      Badge.place(of: part.node, end: look.hasBoxes ? size.width - 2 : size.width)
    }
    node.parts[.content] = boxHeight(of: parts, look).map {
      CellRect(x: 0, y: 0, width: size.width, height: $0)
    }
  }

  /// Whether the section has a box around its rows.
  static func isBox(_ node: ElementNode) -> Bool {
    isGroupBox(node) || ListLook(around: node).hasBoxes
  }

  // MARK: Rows

  private func parts(
    of node: ElementNode, width: Int?
  ) -> [(node: ElementNode, frame: CellRect)] {
    let look = ListLook(around: node)
    var parts: [(node: ElementNode, frame: CellRect)] = []
    var y = look.hasBoxes ? 1 : 0
    for child in node.flow {
      var origin = CellPoint(x: look.indentation + LabelColumn.indentation(of: child), y: y)
      var room = width.map { max(0, $0 - origin.x - Badge.room(of: child)) }
      switch child.kind {
      case .header where look.hasBoxes:
        origin = CellPoint(x: 3, y: 0)
        room = width.map { max(0, $0 - 6) }
      case .header:
        origin.x = 0
        room = width
      case .footer where look.hasBoxes: origin.y += 1
      default: if look.hasBoxes { room = room.map { max(0, $0 - 2) } }
      }
      var size = child.size(for: Proposal(width: room, height: nil))
      // In a border there is one line for a title.
      if child.kind == .header, look.hasBoxes { size.height = min(1, size.height) }
      parts.append((child, CellRect(origin: origin, size: size)))
      if child.kind != .header || !look.hasBoxes { y += size.height }
    }
    return parts
  }

  /// The height of the box around the rows, where there is one.
  private func boxHeight(
    of parts: [(node: ElementNode, frame: CellRect)], _ look: ListLook
  ) -> Int? {
    guard look.hasBoxes else { return nil }
    return parts.filter { $0.node.kind != .footer && $0.node.kind != .header }
      .reduce(1) { max($0, $1.frame.maxY) } + 1
  }

  // MARK: A box by itself

  private static func isGroupBox(_ node: ElementNode) -> Bool { node.string(.style) == "box" }

  private func boxSize(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let header = node.flow.first { $0.kind == .header }
    let content = ContentLayout.size(
      of: node.flow.filter { $0.kind != .header }, in: proposal.inset(width: 4, height: 2)
    )
    let title = header?.size(for: Proposal(width: nil, height: 1)).width ?? 0
    let width = max(content.width + 4, title > 0 ? title + 6 : 0)
    return CellSize(width: min(width, proposal.width ?? width), height: content.height + 2)
  }

  private func placeBox(_ node: ElementNode, in size: CellSize) {
    for header in node.flow where header.kind == .header {
      let title = header.size(for: Proposal(width: max(0, size.width - 6), height: 1))
      header.place(at: CellPoint(x: 3, y: 0), size: title)
    }
    let room = CellSize(width: max(0, size.width - 4), height: max(0, size.height - 2))
    ContentLayout.place(
      node.flow.filter { $0.kind != .header },
      in: CellRect(origin: CellPoint(x: 2, y: 1), size: room)
    )
    node.parts[.content] = CellRect(origin: .zero, size: size)
  }
}
