import TernUI

/// One of several options after a label: `Size ‹ Large ›`, all of them in rows below it, or side by
/// side: `Size [S] M  L`.
struct PickerLayout: ElementLayout {
  /// The columns of the mark before an option.
  private static let ornament = 4

  /// What stands around the option that is chosen.
  @MainActor
  struct Ornament {
    let before: String
    let after: String

    init(_ node: ElementNode) {
      switch node.string(.style) {
      case "menu": (before, after) = ("[ ", " ▾ ]")
      case "navigationLink": (before, after) = ("", " ›")
      default: (before, after) = ("‹ ", " ›")
      }
    }

    var width: Int { DisplayWidth.of(before) + DisplayWidth.of(after) }
  }

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let options = Self.options(of: node)
    // As wide as the widest option needs, so that nothing moves while a person goes through them.
    let longest = options.reduce(0) { max($0, DisplayWidth.of($1)) }
    let widest = longest + (Self.showsAll(node) ? Self.ornament : Ornament(node).width)
    let label = labelSize(of: node, in: proposal)
    if Self.showsAll(node) {
      return CellSize(width: max(label.width, widest), height: label.height + options.count)
    }
    if Self.isSegmented(node) {
      let segments = Self.segmentsWidth(of: options)
      let width = (label.width > 0 ? label.width + 1 : 0) + segments
      if width <= proposal.width ?? width { return CellSize(width: width, height: 1) }
    }
    let width = (label.width > 0 ? label.width + 1 : 0) + widest
    return CellSize(
      width: min(width, max(Self.ornament + 1, proposal.width ?? width)), height: 1
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let label = labelSize(of: node, in: Proposal(size))
    ControlLabel.place(node, in: CellRect(origin: .zero, size: label))
    node.parts[.title] = CellRect(origin: .zero, size: label)
    if Self.showsAll(node) {
      node.parts[.content] = CellRect(
        x: 0, y: label.height, width: size.width, height: max(0, size.height - label.height)
      )
      return
    }
    // The option is what a person needs most: the label gives way.
    let start = label.width > 0 ? min(label.width + 1, max(0, size.width - Self.ornament - 1)) : 0
    node.parts[.title]?.size.width = max(0, start - 1)
    node.parts[.content] = CellRect(x: start, y: 0, width: size.width - start, height: 1)
  }

  /// The texts of the options, in order.
  static func options(of node: ElementNode) -> [String] { node.strings(.options) }

  /// Whether all options are seen at once.
  static func showsAll(_ node: ElementNode) -> Bool {
    if node.isMenuItem { return true }
    switch node.string(.style) {
    case "inline", "wheel", "radioGroup": return true
    default: return false
    }
  }

  /// Whether the options stand side by side, where there is room.
  static func isSegmented(_ node: ElementNode) -> Bool {
    switch node.string(.style) {
    case "segmented", "palette": return !node.isMenuItem
    default: return false
    }
  }

  /// Where the options stand side by side, from the start of the picker's content; `nil` where there
  /// is no room for all of them.
  static func segments(of node: ElementNode) -> [CellRect]? {
    guard isSegmented(node), let content = node.parts[.content] else { return nil }
    let options = options(of: node)
    guard segmentsWidth(of: options) <= content.size.width else { return nil }
    var x = 0
    return options.map { option in
      let width = DisplayWidth.of(option) + 2
      defer { x += width }
      return CellRect(x: x, y: 0, width: width, height: 1)
    }
  }

  private static func segmentsWidth(of options: [String]) -> Int {
    options.reduce(0) { $0 + DisplayWidth.of($1) + 2 }
  }

  private func labelSize(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let size = ControlLabel.size(of: node, in: Proposal(width: proposal.width, height: 1))
    return size.width > 0 ? CellSize(width: size.width, height: 1) : .zero
  }
}
