import TernUI

/// Rows below each other, with a blank row around sections; scrolls when there are too many.
struct ListLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let content = rows(of: node, width: proposal.width).content
    return CellSize(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    var width = size.width
    var rows = rows(of: node, width: width)
    if rows.content.height > size.height, size.width > 1 {
      width -= 1
      rows = self.rows(of: node, width: width)
    }
    for (child, frame) in zip(node.flow, rows.frames) {
      child.place(at: frame.origin, size: frame.size)
    }
    Scrolling.finish(node, content: rows.content, in: size)
  }

  private func rows(
    of node: ElementNode, width: Int?
  ) -> (frames: [CellRect], content: CellSize) {
    let children = node.flow
    var frames: [CellRect] = []
    frames.reserveCapacity(children.count)
    var content = CellSize.zero
    var previous: ElementKind?
    for child in children {
      if let previous, previous == .section || child.kind == .section { content.height += 1 }
      let size = child.size(for: Proposal(width: width, height: nil))
      frames.append(CellRect(origin: CellPoint(x: 0, y: content.height), size: size))
      content.height += size.height
      content.width = max(content.width, size.width)
      previous = child.kind
    }
    return (frames, content)
  }
}

/// A header, rows set in by two columns, a footer.
struct SectionLayout: ElementLayout {
  private static let indentation = 2

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    var total = CellSize.zero
    for child in node.flow {
      let inset = child.kind == .header ? 0 : Self.indentation
      let size = child.size(for: offer(to: child, width: proposal.width))
      total.width = max(total.width, inset + size.width)
      total.height += size.height
    }
    return CellSize(width: proposal.width ?? total.width, height: total.height)
  }

  func place(_ node: ElementNode, in size: CellSize) {
    var y = 0
    for child in node.flow {
      let inset = child.kind == .header ? 0 : Self.indentation
      let childSize = child.size(for: offer(to: child, width: size.width))
      child.place(at: CellPoint(x: inset, y: y), size: childSize)
      y += childSize.height
    }
  }

  private func offer(to child: ElementNode, width: Int?) -> Proposal {
    Proposal(width: width, height: nil)
      .inset(width: child.kind == .header ? 0 : Self.indentation, height: 0)
  }
}
