import TernUI

/// A date after its label, as its style has it: `Day 2024-05-01`, `Day [ 2024-05-01 ▾ ]`, between the
/// dates before and after, or the days of its month in rows below the label.
struct DatePickerLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let value = valueSize(of: node)
    let label = labelSize(of: node, in: proposal)
    let inLine = CellSize(
      width: label.width + (label.width > 0 && value.width > 0 ? 1 : 0) + value.width,
      height: max(label.height, value.height)
    )
    guard DateLook(node).showsMonth else {
      return CellSize(width: inLine.width, height: max(1, inLine.height))
    }
    return CellSize(
      width: max(inLine.width, MonthGrid.width), height: inLine.height + monthHeight(of: node)
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    node.dropItems()
    let look = DateLook(node)
    let value = valueSize(of: node)
    let label = labelSize(of: node, in: Proposal(size))
    // A wheel turns around the line of its label.
    let line = look.isWheel ? 1 : 0
    ControlLabel.place(node, in: CellRect(origin: CellPoint(x: 0, y: line), size: label))
    let start = label.width > 0 ? label.width + 1 : 0
    node.parts[.detail] = CellRect(origin: CellPoint(x: start, y: 0), size: value)
    let top = max(label.height, value.height)
    let month = CellRect(x: 0, y: top, width: MonthGrid.width, height: MonthGrid.height)
    node.parts[.content] = look.showsMonth ? month : nil
    let indent = look.isButton ? 2 : 0
    for (index, part) in DateParts.of(node).enumerated() {
      if look.showsMonth, index == 0 {
        node.parts[.item(0)] = month
        continue
      }
      let corner =
        look.showsMonth
        ? CellPoint(x: Self.timeIndent, y: month.maxY) : CellPoint(x: start + indent, y: line)
      node.parts[.item(index)] = CellRect(
        x: corner.x + part.columns.lowerBound, y: corner.y, width: part.columns.count, height: 1
      )
    }
  }

  /// The columns before the time, which stands in the middle below the days.
  static let timeIndent = (MonthGrid.width - 5) / 2

  private func monthHeight(of node: ElementNode) -> Int {
    MonthGrid.height + (DateLook(node).showsTime ? 1 : 0)
  }

  private func labelSize(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let room = proposal.width.map { max(0, $0 - valueSize(of: node).width - 1) }
    let size = ControlLabel.size(of: node, in: Proposal(width: room, height: proposal.height))
    return size.width > 0 ? size : .zero
  }

  /// What stands in the line of the label.
  private func valueSize(of node: ElementNode) -> CellSize {
    let look = DateLook(node)
    if look.isGraphical { return .zero }
    let width = DisplayWidth.of(node.string(.detail) ?? "")
    if look.isWheel { return CellSize(width: width, height: 3) }
    let more = look.isButton ? 6 : look.hasSteps ? Self.stepsWidth + 1 : 0
    return CellSize(width: width + more, height: 1)
  }

  /// The columns of `[-] [+]`.
  static let stepsWidth = 7
}
