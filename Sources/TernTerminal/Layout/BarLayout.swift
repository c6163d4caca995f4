import TernUI

/// A label, a bar that shows a number, and the number in words: `Volume ━━━●──── 40%`.
struct BarLayout: ElementLayout {
  private static let idealBar = 20
  private static let leastBar = 6

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let label = labelWidth(of: node, in: proposal)
    let detail = detailWidth(of: node)
    let others = label + detail + Self.endsWidth(of: node)
    guard BarValue.hasBar(node) else {
      // Without a bar the number follows the label.
      return CellSize(width: max(1, others - (detail > 0 ? 1 : 0)), height: 1)
    }
    let room = proposal.width.flatMap { $0 < Cells.infinite ? $0 : nil }
    let bar = max(Self.leastBar, (room ?? Self.idealBar + others) - others)
    return CellSize(width: others + bar, height: 1)
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let label = labelWidth(of: node, in: Proposal(size))
    let detail = detailWidth(of: node)
    let ends = Self.ends(of: node)
    if label > 0 {
      let start = node.kind == .progress && node.number(.value) == nil ? 2 : 0
      ControlLabel.place(
        node, in: CellRect(x: start, y: 0, width: max(0, label - 1 - start), height: 1)
      )
    }
    let start = label + (ends.first.map(Self.endWidth) ?? 0)
    let bar = max(0, size.width - label - detail - Self.endsWidth(of: node))
    node.parts[.bar] = CellRect(x: start, y: 0, width: bar, height: 1)
    for (end, x) in zip(ends, [label, start + bar + 1]) {
      end.place(at: CellPoint(x: x, y: 0), size: CellSize(width: Self.endWidth(end) - 1, height: 1))
    }
    node.parts[.detail] =
      detail > 0
      ? CellRect(x: size.width - detail + 1, y: 0, width: detail - 1, height: 1) : nil
  }

  /// What stands before and after the bar of a slider.
  static func ends(of node: ElementNode) -> [ElementNode] {
    node.kind == .slider ? Array(node.flow.filter { $0.kind == .footer }.prefix(2)) : []
  }

  /// The columns of an end and of the space between it and the bar.
  private static func endWidth(_ end: ElementNode) -> Int {
    end.size(for: Proposal(width: nil, height: 1)).width + 1
  }

  private static func endsWidth(of node: ElementNode) -> Int {
    ends(of: node).reduce(0) { $0 + endWidth($1) }
  }

  /// The columns of the label and the space after it; of work without an end also of its mark.
  private func labelWidth(of node: ElementNode, in proposal: Proposal) -> Int {
    let isEndless = node.kind == .progress && node.number(.value) == nil
    let most = proposal.width.map { isEndless ? max(0, $0 - 3) : $0 / 2 }
    let label = ControlLabel.size(of: node, in: Proposal(width: most, height: 1)).width
    return (label > 0 ? label + 1 : 0) + (isEndless ? 2 : 0)
  }

  private func detailWidth(of node: ElementNode) -> Int {
    let width = BarValue.widestDetail(of: node)
    return width > 0 ? width + 1 : 0
  }
}

/// The number that a bar shows.
@MainActor
enum BarValue {
  /// Work of which nobody knows the end, and what is drawn round, have no bar.
  static func hasBar(_ node: ElementNode) -> Bool {
    if node.kind == .slider { return true }
    if node.kind == .progress, node.number(.value) == nil { return false }
    return node.string(.style) != "circular"
  }

  static func range(of node: ElementNode) -> ClosedRange<Double> {
    let low = node.number(.minimum) ?? 0
    return low...max(low, node.number(.maximum) ?? 1)
  }

  /// The part of the range that is below the number, from 0 to 1.
  static func fraction(of node: ElementNode) -> Double {
    let range = range(of: node)
    let length = range.upperBound - range.lowerBound
    guard length > 0, let value = node.number(.value) else { return 0 }
    let fraction = (value - range.lowerBound) / length
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// The number in words.
  static func detail(of node: ElementNode) -> String {
    if let detail = node.string(.detail), !detail.isEmpty { return detail }
    guard let value = node.number(.value) else { return "" }
    if node.kind == .slider { return text(value) }
    return "\(Int((fraction(of: node) * 100).rounded()))%"
  }

  /// The columns that the number may need, so that the bar keeps its place while it changes.
  static func widestDetail(of node: ElementNode) -> Int {
    let own = DisplayWidth.of(detail(of: node))
    guard node.number(.value) != nil, node.string(.detail) == nil else { return own }
    if node.kind != .slider { return max(own, 4) }
    let range = range(of: node)
    return max(own, text(range.lowerBound).count, text(range.upperBound).count, 4)
  }

  /// A number with at most two digits behind the point.
  static func text(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(number)" }
    let whole = Int(abs(hundredths)) / 100
    let rest = Int(abs(hundredths)) % 100
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(digits)"
  }
}
