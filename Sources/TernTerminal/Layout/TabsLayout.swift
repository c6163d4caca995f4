import TernUI

/// The names of the tabs in a row, and below them the tab that is chosen; in other styles, names in a
/// column beside it, or a dot for each tab below it.
struct TabsLayout: ElementLayout {
  /// Where the names of the tabs are.
  enum Look {
    case bar, page, sidebar

    /// The look of tabs that have their size.
    @MainActor
    init(_ node: ElementNode) {
      self.init(node, width: node.size.width)
    }

    @MainActor
    init(_ node: ElementNode, width: Int?) {
      switch node.string(.style) {
      case "page": self = .page
      // With little room the names take a row instead of a column.
      case "sidebar": self = (width ?? 0) < 60 ? .bar : .sidebar
      default: self = .bar
      }
    }
  }

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let bar = barSize(of: node, in: proposal)
    let content =
      node.selectedTab?.size(for: proposal.inset(width: bar.width, height: bar.height)) ?? .zero
    let names = Look(node, width: proposal.width) == .bar ? Self.labelsWidth(of: node) : 0
    return CellSize(
      width: proposal.width ?? max(content.width + bar.width, names),
      height: proposal.height ?? content.height + bar.height
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let bar = barSize(of: node, in: Proposal(size))
    node.dropItems()
    var origin = CellPoint(x: bar.width, y: bar.height)
    switch Look(node, width: size.width) {
    case .bar:
      node.parts[.bar] = CellRect(x: 0, y: 0, width: size.width, height: bar.height)
      placeLabels(of: node, width: size.width)
    case .sidebar:
      node.parts[.bar] = CellRect(x: 0, y: 0, width: bar.width, height: size.height)
      for (index, tab) in node.flow.enumerated() {
        let width = min(DisplayWidth.of(Self.label(of: tab)) + 2, bar.width - 1)
        node.parts[.item(index)] = CellRect(x: 0, y: index, width: width, height: 1)
      }
    case .page:
      origin = .zero
      node.parts[.bar] = CellRect(
        x: 0, y: size.height - bar.height, width: size.width, height: bar.height
      )
      placeDots(of: node, in: size)
    }
    let content = CellSize(
      width: max(0, size.width - bar.width), height: max(0, size.height - bar.height)
    )
    node.selectedTab?.place(at: origin, size: content)
  }

  /// The columns or the rows that the names take.
  private func barSize(of node: ElementNode, in proposal: Proposal) -> CellSize {
    switch Look(node, width: proposal.width) {
    case .bar: return CellSize(width: 0, height: barHeight(in: proposal.height))
    case .page: return CellSize(width: 0, height: node.flow.count > 1 ? 1 : 0)
    case .sidebar:
      let widest = node.flow.reduce(0) { max($0, DisplayWidth.of(Self.label(of: $1))) }
      return CellSize(width: min(widest + 4, (proposal.width ?? 80) / 3), height: 0)
    }
  }

  /// A dot for each tab, in the middle of the last row.
  private func placeDots(of node: ElementNode, in size: CellSize) {
    guard node.flow.count > 1 else { return }
    let start = Alignment.center.offset(of: node.flow.count * 2 - 1, in: size.width)
    for index in node.flow.indices {
      node.parts[.item(index)] = CellRect(
        x: start + index * 2, y: size.height - 1, width: 1, height: 1
      )
    }
  }

  /// The words of a tab's label: its symbol, title and badge.
  ///
  /// In a bar that is too narrow for all of them, titles stand without their symbols.
  static func label(of tab: ElementNode) -> String {
    label(of: tab, hasSymbol: tab.ownText.isEmpty || !isTight(tab.container))
  }

  private static func isTight(_ tabs: ElementNode?) -> Bool {
    guard let tabs, tabs.kind == .tabs, Look(tabs) == .bar else { return false }
    return labelsWidth(of: tabs) > tabs.size.width
  }

  private static func label(of tab: ElementNode, hasSymbol: Bool) -> String {
    var words: [String] = []
    if hasSymbol, let name = tab.string(.systemImage) { words.append(Symbols.text(for: name)) }
    if !tab.ownText.isEmpty { words.append(tab.ownText) }
    if words.isEmpty { words.append("○") }
    if let badge = tab.string(.badge), !badge.isEmpty { words.append("(\(badge))") }
    return words.joined(separator: " ")
  }

  /// The columns that a bar needs for labels with their symbols.
  private static func labelsWidth(of node: ElementNode) -> Int {
    node.flow.reduce(0) { $0 + DisplayWidth.of(label(of: $1, hasSymbol: true)) + 3 } + 1
  }

  /// Puts the labels in a row, each with a space at both sides.
  ///
  /// Where they do not fit, the row is moved so that the chosen one is seen.
  private func placeLabels(of node: ElementNode, width: Int) {
    var frames: [CellRect] = []
    var x = 1
    for tab in node.flow {
      let length = DisplayWidth.of(Self.label(of: tab)) + 2
      frames.append(CellRect(x: x, y: 0, width: length, height: 1))
      x += length + 1
    }
    var shift = 0
    let chosen = node.flow.firstIndex { $0 === node.selectedTab } ?? 0
    if x > width, frames.indices.contains(chosen) {
      shift = min(max(0, frames[chosen].maxX + 1 - width), max(0, x - width))
    }
    for (index, frame) in frames.enumerated() {
      node.parts[.item(index)] = CellRect(
        x: frame.minX - shift, y: 0, width: frame.size.width, height: 1
      )
    }
  }

  private func barHeight(in height: Int?) -> Int { (height ?? 24) < 8 ? 1 : 2 }
}

/// The content of a tab, which fills the room.
struct TabLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let content = ContentLayout.size(of: node.flow, in: proposal)
    return CellSize(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    ContentLayout.place(node.flow, in: CellRect(origin: .zero, size: size))
  }
}
