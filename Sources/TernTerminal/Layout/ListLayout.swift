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
      Badge.place(of: child, end: width)
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
      let room = width.map { max(0, $0 - Badge.room(of: child)) }
      let size = child.size(for: Proposal(width: room, height: nil))
      frames.append(CellRect(origin: CellPoint(x: 0, y: content.height), size: size))
      content.height += size.height
      content.width = max(content.width, size.width)
      previous = child.kind
    }
    return (frames, content)
  }
}

/// The characters at the end of a row that say how many, or that there is something new.
@MainActor
enum Badge {
  /// The columns that a row leaves free for its badge.
  static func room(of node: ElementNode) -> Int {
    guard let badge = node.string(.badge), !badge.isEmpty else { return 0 }
    return DisplayWidth.of(badge) + 1
  }

  /// Puts the badge before a column of the container.
  static func place(of node: ElementNode, end: Int) {
    let width = room(of: node) - 1
    node.parts[.badge] =
      width < 0 ? nil : CellRect(x: end - width - node.origin.x, y: 0, width: width, height: 1)
  }
}

/// A header, rows set in by two columns, a footer; or a box around the rows, with the header in its
/// border.
struct SectionLayout: ElementLayout {
  private static let indentation = 2

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    if Self.isBox(node) { return boxSize(of: node, in: proposal) }
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
    if Self.isBox(node) { return placeBox(node, in: size) }
    var y = 0
    for child in node.flow {
      let inset = child.kind == .header ? 0 : Self.indentation
      let childSize = child.size(for: offer(to: child, width: size.width))
      child.place(at: CellPoint(x: inset, y: y), size: childSize)
      Badge.place(of: child, end: size.width)
      y += childSize.height
    }
  }

  // MARK: A box

  static func isBox(_ node: ElementNode) -> Bool { node.string(.style) == "box" }

  private func boxSize(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let header = node.flow.first { $0.kind == .header }
    let content = ContentLayout.size(
      of: node.flow.filter { $0.kind != .header }, in: proposal.inset(width: 4, height: 2)
    )
    let title = header?.size(for: Proposal(width: nil, height: 1)).width ?? 0
    let width = max(content.width + 4, title > 0 ? title + 6 : 0)
    return CellSize(width: min(width, proposal.width ?? width), height: content.height + 2)
  }

  private func placeBox(_ node: ElementNode, in size: CellSize) {
    for header in node.flow where header.kind == .header {
      let title = header.size(for: Proposal(width: max(0, size.width - 6), height: 1))
      header.place(at: CellPoint(x: 3, y: 0), size: title)
    }
    let room = CellSize(width: max(0, size.width - 4), height: max(0, size.height - 2))
    ContentLayout.place(
      node.flow.filter { $0.kind != .header },
      in: CellRect(origin: CellPoint(x: 2, y: 1), size: room)
    )
  }

  private func offer(to child: ElementNode, width: Int?) -> Proposal {
    let inset = child.kind == .header ? 0 : Self.indentation
    return Proposal(width: width, height: nil)
      .inset(width: inset + Badge.room(of: child), height: 0)
  }
}
