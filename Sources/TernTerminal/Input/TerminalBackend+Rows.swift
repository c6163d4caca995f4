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
    let wasAsking = isAskingForRows
    isAskingForRows = true
    for (id, rows) in wanted { onEvent?(.rows(id, rows)) }
    isAskingForRows = wasAsking
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

  /// Has the rows beside what has the focus, where none of those that are there is next to it.
  ///
  /// That goes on in a form until something can have the focus, or all rows are there.
  ///
  /// - Parameter isBackward: Whether they are those before it.
  func loadRows(besideFocus isBackward: Bool) {
    while !tree.unmounted.isEmpty {
      let stops = focus.stops
      let count = stops.count
      let focused = stops.firstIndex { $0.node === focus.element } ?? (isBackward ? 0 : count - 1)
      guard count > 0 else { return }
      let next = stops[(focused + (isBackward ? count - 1 : 1)) % count]
      guard next.isToCome, loadRows(of: next.node, atEnd: isBackward), goesOn(next.node) else {
        return
      }
    }
  }

  /// Has some of the rows that an element stands for.
  ///
  /// - Returns: Whether any came.
  func loadRows(of run: ElementNode, atEnd: Bool) -> Bool {
    guard let count = run.int(.value), count > 0 else { return false }
    let some = min(count, LostFocus.rowsAtOnce)
    onEvent?(.rows(run.id, atEnd ? count - some..<count : 0..<some))
    return tree[run.id] !== run || run.int(.value) != count
  }

  /// Whether it is worth it to have one row after the other until something can have the focus.
  func goesOn(_ run: ElementNode) -> Bool { run.nearest { $0.scrolls }?.kind == .form }

  /// Has the rows among which is what gets the focus that was lost.
  ///
  /// - Returns: Whether rows were asked for, and it is not known yet.
  func findFocus() -> Bool {
    guard let needed = focus.find() else { return false }
    onEvent?(.rows(needed.run.id, needed.rows))
    return true
  }

  /// Tells the app of rows that are far from what is seen, so that it may do without them.
  func tellRowsLeft() {
    var focused: [ElementNode] = []
    var node = focus.element
    while let current = node {
      focused.append(current)
      node = current.parent
    }
    var left: [ElementID: [ElementID]] = [:]
    for scroller in tree.notes.scrollers where scroller.isShown {
      let axis = Scrolling.axis(of: scroller)
      let view = scroller.screenFrame.range(along: axis)
      // Rows are asked for within one screen: between the two they stay as they are.
      let margin = max(axis == .vertical ? Self.leastFar : 4 * Self.leastFar, 2 * view.count)
      let near = (view.lowerBound - margin)..<(view.upperBound + margin)
      collectRows(of: scroller, axis, farFrom: near, except: focused, into: &left)
    }
    for (container, rows) in left.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      onEvent?(.rowsLeft(container, rows))
    }
  }

  /// The lines between what is seen and rows that count as far, at the least.
  private static var leastFar: Int { 50 }

  private func collectRows(
    of node: ElementNode, _ axis: Axis, farFrom near: Range<Int>, except focused: [ElementNode],
    into left: inout [ElementID: [ElementID]]
  ) {
    var far: [ElementNode] = []
    var isNews = false
    // All children of a group or not are placed in the coordinates of the container.
    let start = node.contentOrigin[along: axis]
    for child in node.flow where child.kind != .unmounted {
      // It may have rows, or be one.
      if child.rowAxis == axis {
        collectRows(of: child, axis, farFrom: near, except: focused, into: &left)
      }
      let lower = start + child.origin[along: axis]
      let upper = lower + child.size[along: axis]
      let isFar = upper < near.lowerBound || lower > near.upperBound
      if isFar == child.isToldToBeFar, !isFar { continue }
      if focused.contains(where: { $0 === child }) { continue }
      if isFar {
        far.append(child)
        if !child.isToldToBeFar { isNews = true }
      }
      child.isToldToBeFar = isFar
    }
    // A row of several elements leaves when the last of them is far: all are told of then.
    guard isNews else { return }
    for child in far {
      if let parent = child.parent { left[parent.id, default: []].append(child.id) }
    }
  }

  private func wantedRows(of node: ElementNode) -> Range<Int>? {
    let axis = UnmountedLayout.axis(of: node)
    guard node.isShown, node.size[along: axis] > 0 else { return nil }
    let scroller = node.nearest { $0.scrolls && Scrolling.axis(of: $0) == axis }
    let view = (scroller?.screenFrame ?? CellRect(origin: .zero, size: size)).range(along: axis)
    let room = node.screenFrame.range(along: axis)
    let top = max(room.lowerBound, view.lowerBound - view.count)
    let bottom = min(room.upperBound, view.upperBound + view.count)
    guard top < bottom else { return nil }
    let step = max(1, (node.estimatedLength ?? 1) + UnmountedLayout.spacing(of: node))
    let first = (top - room.lowerBound) / step
    let last = (bottom - room.lowerBound + step - 1) / step
    let count = node.int(.value) ?? 0
    // In a grid each line has a cell in each column, and the first line may begin with others.
    let columns = node.cellsPerLine
    let start = max(0, first * columns - (columns - 1))
    let rows = (start..<max(start, last * columns)).clamped(to: 0..<count)
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
