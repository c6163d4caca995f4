import TernUI

/// The column of labels in a form whose style is `columns`: labels end where the controls begin.
@MainActor
enum LabelColumn {
  /// Gives all controls of a form as much room for their labels as the widest of them needs.
  static func prepare(_ form: ElementNode, width: Int?) {
    guard form.kind == .form else { return }
    let isLinedUp = form.string(.style) == "columns"
    if !isLinedUp, form.labelColumn == 0 { return }
    let rows = form.flow.flatMap { $0.kind == .section ? $0.flow : [$0] }
    let widest = isLinedUp ? rows.reduce(0) { max($0, labelWidth(of: $1)) } : 0
    let column = min(widest, (width ?? Cells.infinite) / 2)
    form.labelColumn = column
    for row in rows where row.labelColumn != column {
      row.labelColumn = column
      row.invalidateAll()
    }
  }

  /// The columns that are left free before a row, so that its control begins where all do.
  static func indentation(of row: ElementNode) -> Int {
    guard row.labelColumn > 0 else { return 0 }
    let label = labelWidth(of: row)
    if label > 0 { return max(0, row.labelColumn - label) }
    switch row.kind {
    case .toggle, .button, .link, .menu, .text, .label, .textEditor: return row.labelColumn + 1
    default: return isLabelled(row) ? row.labelColumn + 1 : 0
    }
  }

  // MARK: A value with a label

  static func isLabeledContent(_ node: ElementNode) -> Bool {
    node.kind == .hstack && node.labelColumn > 0 && node.string(.style) == "labeledContent"
  }

  /// The parts of a value with a label, and where they stand: one after the other.
  static func parts(
    of node: ElementNode, in proposal: Proposal
  ) -> [(node: ElementNode, frame: CellRect)] {
    let spacer = node.flow.firstIndex { $0.kind == .spacer } ?? node.flow.count
    var x = 0
    return node.flow.enumerated().map { index, part in
      if index == spacer { return (part, CellRect(x: x, y: 0, width: 0, height: 0)) }
      let end = index < spacer ? node.labelColumn : proposal.width
      let size = part.size(
        for: Proposal(width: end.map { max(0, $0 - x) }, height: proposal.height)
      )
      defer { x += size.width + 1 }
      return (part, CellRect(origin: CellPoint(x: x, y: 0), size: size))
    }
  }

  // MARK: Labels

  private static func isLabelled(_ node: ElementNode) -> Bool {
    switch node.kind {
    case .textField, .secureField, .picker, .slider, .stepper, .datePicker, .colorPicker, .gauge,
      .progress:
      return true
    default: return false
    }
  }

  private static func labelWidth(of node: ElementNode) -> Int {
    if node.kind == .hstack, node.string(.style) == "labeledContent" {
      let labels = node.flow.prefix { $0.kind != .spacer }
      let widths = labels.map { $0.size(for: Proposal(width: nil, height: 1)).width }
      return widths.reduce(max(0, widths.count - 1), +)
    }
    guard isLabelled(node) else { return 0 }
    return ControlLabel.size(of: node, in: Proposal(width: nil, height: 1)).width
  }
}
