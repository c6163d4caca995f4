import TernUI

/// The names of the tabs in a row, and below them the tab that is chosen.
struct TabsLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let bar = barHeight(in: proposal.height)
    let content =
      node.selectedTab?.size(for: proposal.inset(width: 0, height: bar)) ?? .zero
    return CellSize(
      width: proposal.width ?? max(content.width, labelsWidth(of: node)),
      height: proposal.height ?? content.height + bar
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let bar = barHeight(in: size.height)
    node.parts[.bar] = CellRect(x: 0, y: 0, width: size.width, height: bar)
    placeLabels(of: node, width: size.width)
    let content = CellSize(width: size.width, height: max(0, size.height - bar))
    node.selectedTab?.place(at: CellPoint(x: 0, y: bar), size: content)
  }

  /// The words of a tab's label: its symbol, title and badge.
  static func label(of tab: ElementNode) -> String {
    var words: [String] = []
    if let name = tab.string(.systemImage) { words.append(Symbols.text(for: name)) }
    if !tab.ownText.isEmpty { words.append(tab.ownText) }
    if words.isEmpty { words.append("○") }
    if let badge = tab.string(.badge), !badge.isEmpty { words.append("(\(badge))") }
    return words.joined(separator: " ")
  }

  private func labelsWidth(of node: ElementNode) -> Int {
    node.flow.reduce(0) { $0 + DisplayWidth.of(Self.label(of: $1)) + 3 } + 1
  }

  /// Puts the labels in a row, each with a space at both sides.
  ///
  /// Where they do not fit, the row is moved so that the chosen one is seen.
  private func placeLabels(of node: ElementNode, width: Int) {
    node.parts = node.parts.filter { part in
      if case .item = part.key { return false }
      return true
    }
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
