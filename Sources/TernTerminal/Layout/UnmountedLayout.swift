import TernUI

/// Room for rows that are not there yet: each as high as those that are, on average.
struct UnmountedLayout: ElementLayout {
  /// The rows that are looked at to tell how high others will be.
  private static let sampleCount = 32

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    noteScroller(of: node)
    let count = node.int(.value) ?? 0
    let height = node.estimatedHeight ?? estimate(node, width: proposal.width)
    node.estimatedHeight = height
    return CellSize(
      width: 0, height: max(0, count * (height + Self.spacing(of: node)) - Self.spacing(of: node))
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {}

  /// The rows between two that are not there.
  static func spacing(of node: ElementNode) -> Int {
    guard let container = node.container, container.kind == .vstack else { return 0 }
    return container.down(.spacing) ?? 0
  }

  private func estimate(_ node: ElementNode, width: Int?) -> Int {
    let siblings = node.container?.flow ?? []
    let heights = siblings.lazy.filter { $0.kind != .unmounted && $0.kind != .header }
      .prefix(Self.sampleCount)
      .map { $0.size(for: Proposal(width: width, height: nil)).height }
    let total = heights.reduce(0, +)
    return heights.isEmpty ? 1 : max(1, (total + heights.count / 2) / heights.count)
  }

  private func noteScroller(of node: ElementNode) {
    guard let scroller = node.nearest(\.scrolls) else { return }
    if !node.notes.loaders.contains(where: { $0 === scroller }) {
      node.notes.loaders.append(scroller)
    }
  }
}
