import TernUI

/// Elements over or under the first one, which says how large all of them are.
struct OverlayLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    node.flow.first?.size(for: proposal) ?? .zero
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let alignment = Alignment2D(name: node.string(.alignment))
    let lines = GuideLines(of: node, node.flow)
    for (index, child) in node.flow.enumerated() {
      let childSize = index == 0 ? size : child.size(for: Proposal(size))
      var origin = alignment.origin(of: childSize, in: size)
      if index > 0, let lines {
        origin = lines.origin(of: child, childSize, in: size, of: node.flow[0])
      }
      child.place(at: origin, size: childSize)
    }
  }
}

/// Elements on top of each other, each in the whole room.
struct DepthStackLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    var size = CellSize.zero
    for child in node.flow {
      let childSize = child.size(for: proposal)
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
    guard let lines = GuideLines(of: node, node.flow) else { return size }
    let elements = node.flow.map { ($0, $0.size(for: proposal)) }
    return CellSize(
      width: lines.lineUp(elements, .horizontal).length,
      height: lines.lineUp(elements, .vertical).length
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let alignment = Alignment2D(name: node.string(.alignment))
    if let lines = GuideLines(of: node, node.flow) {
      let elements = node.flow.map { ($0, $0.size(for: Proposal(size))) }
      let xs = lines.lineUp(elements, .horizontal).offsets
      let ys = lines.lineUp(elements, .vertical).offsets
      for (index, element) in elements.enumerated() {
        element.0.place(at: CellPoint(x: xs[index], y: ys[index]), size: element.1)
      }
      return
    }
    for child in node.flow {
      let childSize = child.size(for: Proposal(size))
      child.place(at: alignment.origin(of: childSize, in: size), size: childSize)
    }
  }
}

/// The content of the screen, in its middle.
struct RootLayout: ElementLayout {
  private let content = StackLayout(axis: .vertical)

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    content.size(of: node, in: proposal)
  }

  func place(_ node: ElementNode, in size: CellSize) {
    ContentLayout.place(node.flow, in: CellRect(origin: .zero, size: size))
  }
}

/// The content of a page, a sheet or the screen, which a person sees as one thing: several elements
/// stand below each other, in the middle of the room.
@MainActor
enum ContentLayout {
  static func size(of nodes: [ElementNode], in proposal: Proposal) -> CellSize {
    sizes(of: nodes, in: proposal).reduce(.zero) { total, size in
      CellSize(width: max(total.width, size.width), height: total.height + size.height)
    }
  }

  /// - Parameter offer: What the elements are offered, where it is not the room.
  static func place(_ nodes: [ElementNode], in room: CellRect, offer: Proposal? = nil) {
    let sizes = sizes(of: nodes, in: offer ?? Proposal(room.size))
    let height = sizes.reduce(0) { $0 + $1.height }
    var y = room.minY + Alignment.center.offset(of: height, in: room.size.height)
    for (node, size) in zip(nodes, sizes) {
      let x = room.minX + Alignment.center.offset(of: size.width, in: room.size.width)
      node.place(at: CellPoint(x: x, y: y), size: size)
      y += size.height
    }
  }

  private static func sizes(of nodes: [ElementNode], in proposal: Proposal) -> [CellSize] {
    guard let height = proposal.height, nodes.count > 1 else {
      return nodes.map { $0.size(for: proposal) }
    }
    // Each leaves to those after it what they need at least.
    var left = height
    return nodes.enumerated().map { index, node in
      let others = nodes[(index + 1)...].reduce(0) {
        $0 + $1.size(for: Proposal(width: proposal.width, height: 0)).height
      }
      let size = node.size(for: Proposal(width: proposal.width, height: max(0, left - others)))
      left -= size.height
      return size
    }
  }
}
