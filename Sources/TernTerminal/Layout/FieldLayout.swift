import TernUI

/// A line to write on, as wide as the room, after the field's label if it has one; lines below each
/// other where the field grows with its text.
struct FieldLayout: ElementLayout {
  /// What a field is given without a proposal, and what it needs at least.
  private static let idealWidth = 20
  private static let leastWidth = 4
  /// The lines that a growing field grows to when it does not say.
  private static let mostLines = 5

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let label = labelSize(of: node, in: proposal) + 2 * Self.border(of: node)
    let line = max(Self.leastWidth, (proposal.width ?? Self.idealWidth + label) - label)
    return CellSize(width: label + line, height: lines(of: node, width: line))
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let label = labelSize(of: node, in: Proposal(size))
    if !node.flow.isEmpty {
      ControlLabel.place(node, in: CellRect(x: 0, y: 0, width: max(0, label - 1), height: 1))
    }
    let border = Self.border(of: node)
    node.parts[.content] = CellRect(
      x: label + border, y: 0, width: max(0, size.width - label - 2 * border), height: size.height
    )
  }

  /// The columns of the border at each side.
  static func border(of node: ElementNode) -> Int {
    node.string(.style) == "roundedBorder" ? 1 : 0
  }

  /// Whether the field is for what is searched, and has a magnifying glass before it.
  static func isSearch(_ node: ElementNode) -> Bool {
    node.kind == .textField && node.string(.style) == "search"
  }

  private func lines(of node: ElementNode, width: Int) -> Int {
    guard node.isMultiline, let field = node.field else { return 1 }
    let most = max(1, node.int(.lineLimit) ?? Self.mostLines)
    return min(most, field.lines(width: width).ranges.count)
  }

  /// The columns of the label, or of a search field's mark, and the gap after it.
  private func labelSize(of node: ElementNode, in proposal: Proposal) -> Int {
    guard !node.flow.isEmpty else { return Self.isSearch(node) ? 2 : 0 }
    let room = proposal.width.map { max(0, $0 / 2) }
    return ControlLabel.size(of: node, in: Proposal(width: room, height: 1)).width + 1
  }
}

/// Lines to write on, in all the room there is.
struct EditorLayout: ElementLayout {
  private static let ideal = CellSize(width: 40, height: 5)

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    func length(_ room: Int?, _ ideal: Int, _ least: Int) -> Int {
      guard let room, room < Cells.infinite else { return room == nil ? ideal : Cells.infinite }
      return max(least, room)
    }
    return CellSize(
      width: length(proposal.width, Self.ideal.width, 4),
      height: length(proposal.height, Self.ideal.height, 1)
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    node.parts[.content] = CellRect(origin: .zero, size: size)
  }
}
