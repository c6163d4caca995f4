import TernUI

/// Room for rows that are not there yet: each as long as those that are, on average.
///
/// In a grid the grid makes the room.
struct UnmountedLayout: ElementLayout {
  /// The rows that are looked at to tell how long others will be.
  private static let sampleCount = 32

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let axis = Self.axis(of: node)
    let count = node.int(.value) ?? 0
    let length = node.estimatedLength ?? estimate(node, axis, across: proposal[across: axis])
    node.estimatedLength = length
    var size = CellSize.zero
    size[along: axis] = max(0, count * (length + Self.spacing(of: node)) - Self.spacing(of: node))
    return size
  }

  func place(_ node: ElementNode, in size: CellSize) {}

  /// The direction in which the rows follow each other.
  static func axis(of node: ElementNode) -> Axis {
    node.container?.rowAxis ?? .vertical
  }

  /// The room between two that are not there.
  static func spacing(of node: ElementNode) -> Int {
    guard let container = node.container else { return 0 }
    switch container.kind {
    case .grid where container.rowAxis == .horizontal:
      return max(0, container.across(.columnSpacing) ?? 1)
    case .vstack, .grid: return container.down(.spacing) ?? 0
    case .hstack: return container.across(.spacing) ?? 1
    default: return 0
    }
  }

  /// How long one is that is not there, to judge by some that are.
  static func average(of lengths: some Collection<Int>) -> Int {
    let sample = lengths.prefix(sampleCount)
    let total = sample.reduce(0, +)
    return sample.isEmpty ? 1 : max(1, (total + sample.count / 2) / sample.count)
  }

  private func estimate(_ node: ElementNode, _ axis: Axis, across: Int?) -> Int {
    let siblings = node.container?.flow ?? []
    let rows = siblings.lazy.filter { $0.kind != .unmounted && $0.kind != .header }
      .prefix(Self.sampleCount)
    let offer = Proposal(axis: axis, along: nil, across: across)
    return Self.average(of: rows.map { $0.size(for: offer)[along: axis] })
  }
}

extension ElementNode {
  /// The direction in which rows in the element follow each other, where it may have rows that come when
  /// they are needed.
  ///
  /// What scrolls is looked into for itself.
  var rowAxis: Axis? {
    switch kind {
    case .section, .vstack: return .vertical
    case .hstack: return .horizontal
    case .grid: return string(.axis) == "horizontal" ? .horizontal : .vertical
    default: return nil
    }
  }
}
