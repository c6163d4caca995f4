import TernUI

/// A label with what marks the control: `[ OK ]`, `[x] On`, `More ›`.
struct ControlLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let ornament = Ornament(node)
    let label = ControlLabel.size(
      of: node, in: proposal.inset(width: ornament.width, height: 0)
    )
    var width = label.width + ornament.width
    if ornament.fillsRow, let room = proposal.width, room < Cells.infinite {
      width = max(width, room)
    }
    return CellSize(width: width, height: max(1, label.height))
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let ornament = Ornament(node)
    let room = CellSize(width: max(0, size.width - ornament.width), height: size.height)
    ControlLabel.place(node, in: CellRect(origin: CellPoint(x: ornament.before, y: 0), size: room))
  }

  /// The columns around a control's label.
  @MainActor
  struct Ornament {
    var before = 0
    var after = 0
    /// Rows that lead elsewhere have their mark at the end of the row.
    var fillsRow = false

    init(_ node: ElementNode) {
      switch node.kind {
      case .toggle:
        before = DisplayWidth.of(ControlLayout.toggleMark(of: node))
        if node.string(.style) == "button" {
          after = 2
        } else if !ControlLabel.isHidden(node) {
          before += 1
        }
      case .link:
        after = 2
        fillsRow = node.isRow
      case .button where node.isMenuItem:
        fillsRow = true
      case .button where !ControlLayout.isPlain(node):
        before = 2
        after = 2
      default:
        break
      }
    }

    var width: Int { before + after }
  }

  /// What shows whether a toggle is on, in its style.
  static func toggleMark(of node: ElementNode) -> String {
    let isOn = node.bool(.value) == true
    switch node.string(.style) {
    case "switch": return isOn ? "( ●)" : "(○ )"
    case "button": return isOn ? "[✓ " : "[  "
    default: return isOn ? "[x]" : "[ ]"
    }
  }

  static func isPlain(_ node: ElementNode) -> Bool {
    if node.isMenuItem { return true }
    switch node.string(.style) {
    case "plain", "borderless", "link": return true
    default: return false
    }
  }
}

/// The label of a control: its children side by side, or its own text.
@MainActor
enum ControlLabel {
  private static let row = StackLayout(axis: .horizontal, leavesFooters: true)
  private static let text = TextLayout()

  static func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    if isHidden(node) { return .zero }
    let label: any ElementLayout = node.flow.isEmpty ? text : row
    return label.size(of: node, in: proposal)
  }

  /// Whether only assistive technology is to know the label.
  static func isHidden(_ node: ElementNode) -> Bool {
    node.bool(.isLabelHidden) == true && node.kind != .button && node.kind != .link
  }

  static func place(_ node: ElementNode, in room: CellRect) {
    node.parts[.content] = room
    guard !node.flow.isEmpty else {
      text.place(node, in: room.size)
      return
    }
    row.place(node, in: room.size)
    for child in node.flow where child.kind != .footer {
      child.place(at: child.origin + room.origin, size: child.size)
    }
  }
}
