import TernUI

/// A label, and after it a value that keys change: `Cups [-] [+]`, `Tint ‹ blue ›`.
struct ValueLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let value = Self.width(of: node)
    let label = labelSize(of: node, in: proposal)
    return CellSize(
      width: label.width + (label.width > 0 ? 1 : 0) + value, height: max(1, label.height)
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let label = labelSize(of: node, in: Proposal(size))
    ControlLabel.place(node, in: CellRect(origin: .zero, size: label))
    let value = Self.width(of: node)
    let start = label.width > 0 ? label.width + 1 : 0
    node.parts[.detail] = CellRect(x: start, y: 0, width: value, height: 1)
  }

  private func labelSize(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let room = proposal.width.map { max(0, $0 - Self.width(of: node) - 1) }
    let size = ControlLabel.size(of: node, in: Proposal(width: room, height: proposal.height))
    return size.width > 0 ? size : .zero
  }

  private static func width(of node: ElementNode) -> Int {
    switch node.kind {
    case .stepper: return 7
    default: return ColorChoice.widest + 4
    }
  }
}

/// The colours that a colour picker goes through.
enum ColorChoice {
  static let names = [
    "primary", "secondary", "accent", "clear", "black", "white", "gray", "red", "orange", "yellow",
    "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
  ]

  static let widest = 11

  /// The colour that is some steps after another; after an exact one, the first or the last.
  static func next(after name: String, by step: Int) -> String {
    guard let index = names.firstIndex(of: name) else {
      return step > 0 ? names[0] : names[names.count - 1]
    }
    return names[((index + step) % names.count + names.count) % names.count]
  }
}
