import TernUI

/// Room that takes all that its stack has left.
struct SpacerLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    if node.isInRow {
      let least = node.across(.minLength) ?? 0
      return CellSize(width: max(least, proposal.width ?? least), height: 0)
    }
    switch node.container?.kind {
    case .zstack:
      return CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    default:
      let least = node.down(.minLength) ?? 0
      return CellSize(width: 0, height: max(least, proposal.height ?? least))
    }
  }

  func place(_ node: ElementNode, in size: CellSize) {}
}

extension ElementNode {
  /// How urgently the element wants room of its stack.
  ///
  /// A spacer gets what all the others leave, if nobody says that it is worth more.
  var stackPriority: Double {
    number(.layoutPriority) ?? (kind == .spacer ? -.infinity : 0)
  }

  /// Whether what is around the element arranges from side to side.
  var isInRow: Bool {
    switch container?.kind {
    case .hstack, .toolbar: return true
    case .layout: return container?.string(.axis) == "horizontal"
    default: return false
    }
  }
}

/// A line across its stack.
struct DividerLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    if node.isInRow {
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
