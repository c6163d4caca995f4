import TernUI

/// A small box with a title, a message and buttons.
///
/// The buttons stand side by side where they fit, else in rows, as those of a confirmation dialog do.
struct AlertLayout: ElementLayout {
  private static let widest = 56

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let screen = CellSize(width: proposal.width ?? 80, height: proposal.height ?? 24)
    let plan = plan(node, most: max(0, min(Self.widest, screen.width - 2) - 6))
    return CellSize(
      width: min(screen.width, plan.size.width + 6),
      height: min(screen.height, plan.size.height + 2)
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let inner = max(0, size.width - 6)
    let plan = plan(node, most: inner)
    SheetLayout.finish(node, height: plan.size.height, in: size)
    node.lines = plan.title
    node.parts[.title] = CellRect(x: 3, y: 1, width: inner, height: plan.title.count)
    for placement in plan.placements {
      let x = placement.x ?? Alignment.center.offset(of: placement.size.width, in: inner)
      let start = placement.x == nil ? 0 : max(0, inner - plan.buttonRow) / 2
      placement.node.place(
        at: CellPoint(x: 3 + start + x, y: 1 + placement.y), size: placement.size
      )
    }
  }

  /// The buttons of an alert, in order: their indices are what an answer names.
  static func buttons(of node: ElementNode) -> [ElementNode] {
    node.flow.filter { $0.kind == .button }
  }

  private struct Plan {
    var title: [TextWrapping.Line] = []
    /// An `x` of `nil` stands for the middle.
    var placements: [(node: ElementNode, x: Int?, y: Int, size: CellSize)] = []
    var size = CellSize.zero
    var buttonRow = 0
  }

  private func plan(_ node: ElementNode, most: Int) -> Plan {
    var plan = Plan()
    if !node.ownText.isEmpty {
      plan.title = TextWrapping.lines(of: node.ownText, width: most)
    }
    var width = plan.title.reduce(0) { max($0, $1.width) }
    var y = plan.title.count
    let buttons = Self.buttons(of: node)
    for child in node.flow where child.kind != .button {
      let size = child.size(for: Proposal(width: most, height: nil))
      plan.placements.append((child, nil, y, size))
      width = max(width, size.width)
      y += size.height
    }
    if !buttons.isEmpty, y > 0 { y += 1 }
    let sizes = buttons.map { $0.size(for: Proposal(width: most, height: 1)) }
    plan.buttonRow = sizes.reduce(0) { $0 + $1.width } + 2 * max(0, buttons.count - 1)
    if plan.buttonRow <= most, node.string(.style) != "confirmationDialog" {
      var x = 0
      for (button, size) in zip(buttons, sizes) {
        plan.placements.append((button, x, y, size))
        x += size.width + 2
      }
      width = max(width, plan.buttonRow)
      y += buttons.isEmpty ? 0 : 1
    } else {
      plan.buttonRow = 0
      for (button, size) in zip(buttons, sizes) {
        plan.placements.append((button, nil, y, size))
        width = max(width, size.width)
        y += 1
      }
    }
    plan.size = CellSize(width: width, height: y)
    return plan
  }
}
