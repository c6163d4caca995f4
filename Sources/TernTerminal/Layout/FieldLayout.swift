import TernUI

/// A line to write on, as wide as the room, after the field's label if it has one.
struct FieldLayout: ElementLayout {
  /// What a field is given without a proposal, and what it needs at least.
  private static let idealWidth = 20
  private static let leastWidth = 4

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let label = labelSize(of: node, in: proposal)
    let line = max(Self.leastWidth, (proposal.width ?? Self.idealWidth + label) - label)
    return CellSize(width: label + line, height: 1)
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let label = labelSize(of: node, in: Proposal(size))
    if label > 0 {
      ControlLabel.place(node, in: CellRect(x: 0, y: 0, width: label - 1, height: 1))
    }
    node.parts[.content] = CellRect(x: label, y: 0, width: max(0, size.width - label), height: 1)
  }

  /// The columns of the label and the gap after it.
  private func labelSize(of node: ElementNode, in proposal: Proposal) -> Int {
    guard !node.flow.isEmpty else { return 0 }
    let room = proposal.width.map { max(0, $0 / 2) }
    return ControlLabel.size(of: node, in: Proposal(width: room, height: 1)).width + 1
  }
}
