import TernUI

/// Room that takes all that its stack has left.
struct SpacerLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    switch node.container?.kind {
    case .hstack, .toolbar:
      let least = node.across(.minLength) ?? 0
      return CellSize(width: max(least, proposal.width ?? least), height: 0)
    case .zstack:
      return CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    default:
      let least = node.down(.minLength) ?? 0
      return CellSize(width: 0, height: max(least, proposal.height ?? least))
    }
  }

  func place(_ node: ElementNode, in size: CellSize) {}
}

/// A line across its stack.
struct DividerLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    if node.container?.kind == .hstack {
      return CellSize(width: 1, height: finite(proposal.height))
    }
    return CellSize(width: finite(proposal.width), height: 1)
  }

  func place(_ node: ElementNode, in size: CellSize) {}

  private func finite(_ length: Int?) -> Int {
    guard let length, length < Cells.infinite else { return 1 }
    return max(1, length)
  }
}
