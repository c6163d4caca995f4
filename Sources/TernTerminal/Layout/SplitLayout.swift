import TernUI

/// Columns side by side with lines between them, or one of them where there is little room.
struct SplitLayout: ElementLayout {
  /// The least width that shows more than one column.
  private static let regularWidth = 60

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let content = node.flow.reduce(CellSize.zero) { total, column in
      let size = column.size(for: Proposal(width: nil, height: proposal.height))
      return CellSize(
        width: total.width + size.width + 1, height: max(total.height, size.height)
      )
    }
    return CellSize(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    node.parts = [:]
    let range = Self.columns(of: node, width: size.width)
    node.show(range)
    var x = 0
    let widths = widths(count: range.count, width: size.width)
    for (column, width) in zip(node.flow[range], widths) {
      column.place(at: CellPoint(x: x, y: 0), size: CellSize(width: width, height: size.height))
      x += width
      if x < size.width {
        node.parts[.item(x)] = CellRect(x: x, y: 0, width: 1, height: size.height)
        x += 1
      }
    }
  }

  /// Whether only one of the columns is seen.
  static func isCompact(_ node: ElementNode) -> Bool { node.size.width < regularWidth }

  private static func columns(of node: ElementNode, width: Int) -> Range<Int> {
    let count = node.flow.count
    guard count > 0 else { return 0..<0 }
    if width < regularWidth {
      let index = min(max(0, node.int(.value) ?? 0), count - 1)
      return index..<index + 1
    }
    switch node.string(.columns) {
    case "detail", "detailOnly": return count - 1..<count
    case "double", "doubleColumn": return max(0, count - 2)..<count
    default: return 0..<count
    }
  }

  private func widths(count: Int, width: Int) -> [Int] {
    let inner = max(0, width - max(0, count - 1))
    switch count {
    case 0: return []
    case 1: return [inner]
    case 2:
      let side = min(32, inner * 2 / 5)
      return [side, inner - side]
    default:
      let side = min(28, inner / 4)
      let sides = [Int](repeating: side, count: count - 1)
      return sides + [inner - side * (count - 1)]
    }
  }
}
