import TernUI

/// One of several options: `Label ‹ option ›`, or all of them in rows.
struct PickerLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let title = titleWidth(of: node)
    if Self.showsAll(node) {
      var size = CellSize(width: title, height: title > 0 ? 1 : 0)
      for option in node.flow {
        let optionSize = option.size(for: proposal.inset(width: 4, height: 0))
        size.width = max(size.width, optionSize.width + 4)
        size.height += max(1, optionSize.height)
      }
      return size
    }
    // As wide as the widest option needs, so that nothing moves while a person goes through them.
    let widest = node.flow.reduce(0) {
      max($0, $1.size(for: Proposal(width: nil, height: 1)).width)
    }
    let width = (title > 0 ? title + 1 : 0) + widest + 4
    return CellSize(width: min(width, max(5, proposal.width ?? width)), height: 1)
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let title = titleWidth(of: node)
    if Self.showsAll(node) {
      node.parts[.title] = title > 0 ? CellRect(x: 0, y: 0, width: title, height: 1) : nil
      var y = title > 0 ? 1 : 0
      for option in node.flow {
        let optionSize = option.size(for: Proposal(width: max(0, size.width - 4), height: nil))
        option.place(at: CellPoint(x: 4, y: y), size: optionSize)
        y += max(1, optionSize.height)
      }
      return
    }
    let start = title > 0 ? min(title + 1, max(0, size.width - 5)) : 0
    node.parts[.title] =
      title > 0 ? CellRect(x: 0, y: 0, width: max(0, start - 1), height: 1) : nil
    node.parts[.content] = CellRect(x: start, y: 0, width: size.width - start, height: 1)
    let room = max(0, size.width - start - 4)
    for option in node.flow {
      var optionSize = option.size(for: Proposal(width: room, height: 1))
      optionSize.width = min(optionSize.width, room)
      option.place(at: CellPoint(x: start + 2, y: 0), size: optionSize)
    }
  }

  /// Whether all options are seen at once.
  static func showsAll(_ node: ElementNode) -> Bool {
    switch node.string(.style) {
    case "inline", "wheel", "radioGroup": return true
    default: return false
    }
  }

  private func titleWidth(of node: ElementNode) -> Int {
    DisplayWidth.of(node.ownText)
  }
}
