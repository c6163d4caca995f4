import TernUI

/// Rows below each other, with a blank row or a rule around sections; scrolls when there are too many.
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
      width -= Scrolling.indicatorWidth(of: node)
      rows = self.rows(of: node, width: width)
    }
    let inset = ListLook(node).inset
    for (child, frame) in zip(node.flow, rows.frames) {
      child.place(at: frame.origin, size: frame.size)
      Badge.place(of: child, end: width - inset)
    }
    node.dropItems()
    for (index, y) in rows.rules.enumerated() {
      node.parts[.item(index)] = CellRect(x: 0, y: y, width: width, height: 1)
    }
    Scrolling.finish(node, content: rows.content, in: size)
  }

  private func rows(
    of node: ElementNode, width: Int?
  ) -> (frames: [CellRect], rules: [Int], content: CellSize) {
    let look = ListLook(node)
    LabelColumn.prepare(node, width: width)
    let children = node.flow
    var frames: [CellRect] = []
    var rules: [Int] = []
    frames.reserveCapacity(children.count)
    var content = CellSize.zero
    var previous: ElementKind?
    for child in children {
      if let previous, previous == .section || child.kind == .section {
        if look.hasRules { rules.append(content.height) }
        content.height += look.gap
      }
      let start = look.inset + LabelColumn.indentation(of: child)
      let room = width.map { max(0, $0 - Badge.room(of: child) - look.inset - start) }
      let size = child.size(for: Proposal(width: room, height: nil))
      frames.append(CellRect(origin: CellPoint(x: start, y: content.height), size: size))
      content.height += size.height
      content.width = max(content.width, size.width + look.inset + start)
      previous = child.kind
    }
    return (frames, rules, content)
  }
}

/// What the style of a list or a form makes of its rows and sections.
@MainActor
struct ListLook {
  /// The columns that are left free at both sides.
  var inset = 0
  /// The rows between sections.
  var gap = 1
  /// Whether a line is drawn in the gap.
  var hasRules = false
  /// The columns by which the rows of a section are set in.
  var indentation = 2
  /// Whether sections are boxes.
  var hasBoxes = false

  init(_ node: ElementNode?) {
    switch (node?.kind, node?.string(.style)) {
    case (.list, "plain"):
      gap = 0
      indentation = 0
    case (.list, "inset"): inset = 2
    case (.list, "sidebar"): indentation = 1
    // Rows in sections and others stand in the same columns.
    case (.form, "columns"): indentation = 0
    case (.list, "grouped"): hasRules = true
    case (.list, "insetGrouped"), (.form, "grouped"):
      gap = 0
      hasBoxes = true
    default: break
    }
  }

  /// The look of the list that a section is in.
  init(around section: ElementNode) {
    self.init(section.nearest { $0.kind == .list || $0.kind == .form })
  }
}

/// The characters at the end of a row that say how many, or that there is something new.
@MainActor
enum Badge {
  /// The columns that a row leaves free for its badge.
  static func room(of node: ElementNode) -> Int {
    guard let badge = text(of: node), !badge.isEmpty else { return 0 }
    return DisplayWidth.of(badge) + 1
  }

  /// The badge of a row: its own, or that of the view that it is made of, below what only stands
  /// around that view.
  static func text(of node: ElementNode) -> String? {
    if let badge = node.string(.badge) { return badge }
    switch node.kind {
    case .row, .box, .overlay: return node.shown.first.flatMap(text)
    case .menu where node.isContextMenu:
      return node.shown.first?.flow.first.flatMap(text)
    default: return nil
    }
  }

  /// Puts the badge before a column of the container.
  static func place(of node: ElementNode, end: Int) {
    let width = room(of: node) - 1
    node.parts[.badge] =
      width < 0 ? nil : CellRect(x: end - width - node.origin.x, y: 0, width: width, height: 1)
  }
}
