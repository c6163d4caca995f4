import TernUI

extension TerminalBackend {
  /// Asks the app for rows that are not there yet and are in sight, or no more than a screen away.
  ///
  /// - Returns: Whether it asked.
  @discardableResult
  func askForRows() -> Bool {
    var wanted: [(id: ElementID, rows: Range<Int>)] = []
    for node in tree.unmounted.values {
      guard let rows = wantedRows(of: node), rows != node.askedRows else { continue }
      node.askedRows = rows
      wanted.append((node.id, rows))
    }
    wanted.sort { $0.id.rawValue < $1.id.rawValue }
    for (id, rows) in wanted { onEvent?(.rows(id, rows)) }
    return !wanted.isEmpty
  }

  /// Has all rows that are in sight, so that the focus can go to them.
  func loadRows() {
    // What comes may be lower than it was taken to be, so that there is room for more.
    for _ in 0..<20 {
      layout()
      if !askForRows() { return }
    }
    layout()
  }

  private func wantedRows(of node: ElementNode) -> Range<Int>? {
    guard node.isShown, node.size.height > 0 else { return nil }
    let view =
      node.nearest(\.scrolls)?.screenFrame ?? CellRect(origin: .zero, size: size)
    let frame = node.screenFrame
    let top = max(frame.minY, view.minY - view.size.height)
    let bottom = min(frame.maxY, view.maxY + view.size.height)
    guard top < bottom else { return nil }
    let step = max(1, (node.estimatedHeight ?? 1) + UnmountedLayout.spacing(of: node))
    let count = node.int(.value) ?? 0
    let first = (top - frame.minY) / step
    let last = (bottom - frame.minY + step - 1) / step
    let rows = (first..<max(first, last)).clamped(to: 0..<count)
    return rows.isEmpty ? nil : rows
  }
}

extension ElementNode {
  /// Whether the element belongs to what is on the screen, as far as pages, tabs and the like go.
  var isShown: Bool {
    var node = self
    while let container = node.container {
      switch container.kind {
      case .navigation, .tabs, .split, .firstThatFits:
        guard container.shown.contains(where: { $0 === node }) else { return false }
      default: break
      }
      if node.isLayer { return true }
      node = container
    }
    return node.kind == .root
  }
}
