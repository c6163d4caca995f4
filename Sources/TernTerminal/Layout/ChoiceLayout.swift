import TernUI

/// Several elements, of which the first that has room is shown.
struct ChoiceLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    choice(of: node, in: proposal).map { node.flow[$0].size(for: proposal) } ?? .zero
  }

  func place(_ node: ElementNode, in size: CellSize) {
    guard let index = choice(of: node, in: Proposal(size)) else { return }
    node.show(index..<index + 1)
    node.flow[index].place(at: .zero, size: size)
  }

  private func choice(of node: ElementNode, in proposal: Proposal) -> Int? {
    let axis = node.string(.axis)
    let fitting = node.flow.firstIndex { child in
      let ideal = child.size(
        for: Proposal(
          width: axis == "vertical" ? proposal.width : nil,
          height: axis == "horizontal" ? proposal.height : nil
        )
      )
      let isNarrow = axis == "vertical" || ideal.width <= proposal.width ?? ideal.width
      let isLow = axis == "horizontal" || ideal.height <= proposal.height ?? ideal.height
      return isNarrow && isLow
    }
    return fitting ?? (node.flow.isEmpty ? nil : node.flow.count - 1)
  }
}

/// Content that depends on the room, which it takes all of.
struct GeometryLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let content = ContentLayout.size(of: node.flow, in: proposal)
    func length(_ room: Int?, _ content: Int) -> Int {
      guard let room, room < Cells.infinite else { return content }
      return room
    }
    return CellSize(
      width: length(proposal.width, content.width),
      height: length(proposal.height, content.height)
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let content = ContentLayout.size(of: node.flow, in: Proposal(size))
    ContentLayout.place(node.flow, in: CellRect(origin: .zero, size: content))
    if node.toldSize != size { node.notes.resized.append(node) }
  }
}
