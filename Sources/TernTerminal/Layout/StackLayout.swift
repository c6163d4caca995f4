import TernUI

/// Elements one after another, along an axis.
struct StackLayout: ElementLayout {
  var axis: Axis
  /// How elements stand across the axis when the element does not say.
  var alignment = Alignment.center
  /// Whether footers stand elsewhere.
  var leavesFooters = false

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    if LabelColumn.isLabeledContent(node) {
      let frames = LabelColumn.parts(of: node, in: proposal).map(\.frame)
      return CellSize(
        width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0
      )
    }
    var size = measure(node, in: proposal).total
    if node.number(.maxWidth) == .infinity { size.width = max(size.width, proposal.width ?? 0) }
    return size
  }

  func place(_ node: ElementNode, in size: CellSize) {
    if LabelColumn.isLabeledContent(node) {
      for part in LabelColumn.parts(of: node, in: Proposal(size)) {
        part.node.place(at: part.frame.origin, size: part.frame.size)
      }
      return
    }
    let measured = measure(node, in: Proposal(size))
    let alignment = node.string(.alignment).flatMap { Alignment(name: $0) } ?? alignment
    let spacing = spacing(of: node)
    var position = 0
    // What is lined up may have more room than it needs.
    let start = alignment.offset(of: measured.total[across: axis], in: size[across: axis])
    let offsets = measured.offsets?.map { $0 + max(0, start) }
    for (index, (child, childSize)) in zip(children(of: node), measured.sizes).enumerated() {
      let across =
        offsets?[index] ?? alignment.offset(of: childSize[across: axis], in: size[across: axis])
      child.place(at: CellPoint(axis: axis, along: position, across: across), size: childSize)
      position += childSize[along: axis] + spacing
    }
  }

  private func children(of node: ElementNode) -> [ElementNode] {
    leavesFooters ? node.flow.filter { $0.kind != .footer } : node.flow
  }

  /// Rows stand close in a terminal; words need a column between them.
  private func spacing(of node: ElementNode) -> Int {
    switch axis {
    case .vertical: return node.down(.spacing) ?? 0
    case .horizontal: return node.across(.spacing) ?? 1
    }
  }

  private func measure(
    _ node: ElementNode, in proposal: Proposal
  ) -> (sizes: [CellSize], offsets: [Int]?, total: CellSize) {
    let children = children(of: node)
    let gaps = spacing(of: node) * max(0, children.count - 1)
    let sizes: [CellSize]
    if let room = proposal[along: axis] {
      sizes = divide(room - gaps, among: children, across: proposal[across: axis])
    } else {
      let offer = Proposal(axis: axis, along: nil, across: proposal[across: axis])
      sizes = children.map { $0.size(for: offer) }
    }
    var total = CellSize.zero
    for size in sizes {
      total[along: axis] += size[along: axis]
      total[across: axis] = max(total[across: axis], size[across: axis])
    }
    total[along: axis] += gaps
    guard let lines = GuideLines(of: node, stack: axis, children) else {
      return (sizes, nil, total)
    }
    let elements = zip(children, sizes).map { ($0, $1) }
    let line = lines.lineUp(elements, axis == .horizontal ? .vertical : .horizontal)
    total[across: axis] = line.length
    return (sizes, line.offsets, total)
  }

  private func divide(
    _ room: Int, among children: [ElementNode], across: Int?
  ) -> [CellSize] {
    func offer(_ along: Int) -> Proposal { Proposal(axis: axis, along: along, across: across) }
    var sizes = [CellSize](repeating: .zero, count: children.count)
    if children.count == 1 {
      return [children[0].size(for: offer(max(0, room)))]
    }
    let division = RoomDivision(
      least: children.map { $0.size(for: offer(0))[along: axis] },
      most: children.map { $0.size(for: offer(Cells.infinite))[along: axis] },
      priorities: children.map(\.stackPriority),
      everything: Cells.infinite,
      part: { $0 / $1 }
    )
    division.divide(room) { index, share in
      sizes[index] = children[index].size(for: offer(share))
      return sizes[index][along: axis]
    }
    return sizes
  }
}
