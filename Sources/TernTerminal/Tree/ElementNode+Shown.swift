import TernUI

extension ElementNode {
  /// The elements in this one that are on the screen now, in the order in which they are drawn.
  var shown: [ElementNode] {
    switch kind {
    case .navigation: return Array(flow.suffix(1))
    case .tabs: return selectedTab.map { [$0] } ?? []
    case .split, .firstThatFits:
      guard let shownRange else { return flow }
      return Array(flow[shownRange.clamped(to: flow.indices)])
    case .menu: return flow.filter { $0.kind == .header }
    case .row: return flow.filter { $0.kind != .actions }
    case .overlay where string(.placement) == "under":
      return Array(flow.dropFirst() + flow.prefix(1))
    default: return flow
    }
  }

  /// The elements in this one that are on the screen now, those that lie over others last.
  var stacked: [ElementNode] {
    notes.hasDepths ? Self.stacked(shown) { $0 } : shown
  }

  /// What lies over others last, and otherwise in the same order.
  static func stacked<Item>(_ items: [Item], _ node: (Item) -> ElementNode) -> [Item] {
    let depths = items.map { node($0).number(.zIndex) ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return items }
    let order = items.indices.sorted {
      depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1]
    }
    return order.map { items[$0] }
  }

  /// Whether the element only says where what is in it stands, which may be outside of it.
  var onlyArranges: Bool {
    switch kind {
    case .vstack, .hstack, .zstack, .group, .overlay, .grid, .gridRow, .layout, .geometry,
      .firstThatFits:
      return true
    case .box: return bool(.clips) != true
    default: return false
    }
  }

  /// The tab that is shown, of `tabs`.
  var selectedTab: ElementNode? {
    flow.first { $0.bool(.isSelected) == true } ?? flow.first
  }

  /// What an open menu shows, or what can be done with a row.
  var popupItems: [ElementNode] {
    switch kind {
    case .menu where isContextMenu: return ownItems + (rowAround?.popupItems ?? [])
    case .menu: return ownItems
    case .row: return flow.filter { $0.kind == .actions }.flatMap(\.flow)
    default: return []
    }
  }

  /// The menus of the app: this one, or those in this group.
  var commands: [ElementNode] {
    if isCommands { return [self] }
    return kind == .group ? children.flatMap(\.commands) : []
  }

  private var ownItems: [ElementNode] { flow.filter { $0.kind != .header } }

  /// The row that an element is all of, whose actions have no other place to be asked for.
  private var rowAround: ElementNode? {
    var node = container
    while let current = node, current.kind == .box || current.kind == .overlay {
      node = current.container
    }
    return node.flatMap { $0.kind == .row && $0.isEnabled ? $0 : nil }
  }

  /// The index among the elements of the same kind in the container.
  var indexInContainer: Int? { container?.flow.firstIndex { $0 === self } }

  /// The nearest element around this one, or the element itself, that meets a condition.
  func nearest(_ isWanted: (ElementNode) -> Bool) -> ElementNode? {
    var node: ElementNode? = self
    while let current = node {
      if isWanted(current) { return current }
      if current.isLayer { return nil }
      node = current.container
    }
    return nil
  }

  /// The part of the element's place that what scrolls around it leaves in sight.
  var seenFrame: CellRect {
    var frame = screenFrame
    var node = container
    while !isLayer, let current = node {
      if current.scrolls { frame = frame.intersection(current.screenFrame) }
      if current.isLayer { break }
      node = current.container
    }
    return frame
  }

  /// The part of the screen that stands for the element while it has the focus.
  var focusFrame: CellRect {
    let part: CellRect?
    var owner = self
    switch kind {
    case .page: part = parts[.backButton]
    case .disclosure: part = parts[.title]
    case .tab:
      owner = container ?? self
      part = indexInContainer.flatMap { owner.parts[.item($0)] }
    default: part = nil
    }
    guard let part else { return screenFrame }
    return CellRect(origin: owner.screenOrigin + part.origin, size: part.size)
  }
}
