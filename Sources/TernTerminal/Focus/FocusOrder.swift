import TernUI

/// Which elements the keyboard can come to, and which is next.
@MainActor
enum FocusOrder {
  /// The elements within a scope that can have the focus, in the order of the screen, as far as they are
  /// seen: pages below the top one and layers, which are scopes of their own, are left out.
  ///
  /// What stands for rows that are not there yet is among them.
  static func stops(in scope: ElementNode) -> [FocusStop] {
    var stops: [FocusStop] = []
    func visit(_ node: ElementNode, inLabel: Bool) {
      guard node.isVisible else { return }
      if node.kind == .unmounted { stops.append(FocusStop(node)) }
      // The words of a label belong to its control, with the links in them.
      if node.isFocusable, !(inLabel && node.kind == .text) { stops.append(FocusStop(node)) }
      if node.isLabelled {
        for child in node.shown { visit(child, inLabel: true) }
        return
      }
      if node.isLeafControl || (node.kind == .menu && !node.isContextMenu) { return }
      switch node.kind {
      case .tabs: stops += node.flow.filter { $0.isEnabled && $0.isVisible }.map(FocusStop.init)
      case .row where node.isSelectable: stops.append(FocusStop(node))
      default: break
      }
      let count = stops.count
      let children = node.kind == .page ? PageLayout.parts(of: node) : node.shown
      for child in children { visit(child, inLabel: inLabel) }
      // What has nothing in it to go to, but a menu, is gone to itself.
      guard node.isEnabled, stops[count...].allSatisfy(\.isToCome) else { return }
      if node.isContextMenu || (node.isActiveRow && !node.isSelectable) {
        stops.append(FocusStop(node))
      }
    }
    if scope.isPopupOpen {
      for item in scope.popupItems { visit(item, inLabel: false) }
    } else {
      visit(scope, inLabel: false)
    }
    return stops
  }

  /// The element to begin with: the first in the content, before a bar's buttons; in an alert the
  /// first button that is not there to cancel.
  static func first(of elements: [ElementNode], in scope: ElementNode) -> ElementNode? {
    if scope.kind == .alert {
      let field = elements.first { $0.isTextField }
      return field ?? elements.first { $0.string(.role) != "cancel" } ?? elements.first
    }
    // Never the way back: a second Enter would leave the page that the first one opened.
    return elements.first { !isInBar($0) } ?? elements.first { $0.kind != .page }
  }

  /// The neighbour in a direction: the nearest element that lies there, those straight ahead first.
  static func neighbor(
    of element: ElementNode, _ direction: Direction, among elements: [ElementNode]
  ) -> ElementNode? {
    let from = element.focusFrame
    var best: (node: ElementNode, distance: Int)?
    for candidate in elements where candidate !== element {
      guard let distance = distance(from, to: place(of: candidate), direction) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.node
  }

  /// Where an element is; rows to come are taken to be all across what they are in.
  private static func place(of element: ElementNode) -> CellRect {
    var place = element.focusFrame
    guard element.kind == .unmounted, let around = element.container?.screenFrame else {
      return place
    }
    switch UnmountedLayout.axis(of: element) {
    case .vertical:
      place.origin.x = around.minX
      place.size.width = around.size.width
    case .horizontal:
      place.origin.y = around.minY
      place.size.height = around.size.height
    }
    return place
  }

  /// The element to go to inside of what is an element of its own around others: Right goes from the
  /// row or the button to what is in it, Left and Right go on in it, and Left comes back.
  static func inside(
    _ element: ElementNode, _ direction: Direction, among elements: [ElementNode]
  ) -> ElementNode? {
    guard direction == .left || direction == .right else { return nil }
    if direction == .right, let first = elements.first(where: { holds(element, $0) }) {
      return first
    }
    guard let owner = elements.last(where: { holds($0, element) }) else { return nil }
    let inner = elements.filter { holds(owner, $0) }
    if let next = neighbor(of: element, direction, among: inner) { return next }
    return direction == .left ? owner : nil
  }

  /// Whether an element stands around another and is there to be pressed or chosen itself.
  private static func holds(_ owner: ElementNode, _ element: ElementNode) -> Bool {
    guard owner.isLabelled || owner.isTappable || owner.isSelectable,
      ScrollPosition.isInside(element, owner)
    else { return false }
    // A link that is all of the row is no other place than the row.
    return !(owner.kind == .row && element.kind == .link)
  }

  enum Direction {
    case up, down, left, right
  }

  /// How far away a frame is, or `nil` if it does not lie in that direction.
  private static func distance(
    _ from: CellRect, to other: CellRect, _ direction: Direction
  ) -> Int? {
    // A cell is about twice as high as it is wide.
    let aside: Int
    let ahead: Int
    switch direction {
    case .up, .down:
      ahead = (direction == .down ? other.minY - from.maxY : from.minY - other.maxY) * 2
      aside = gap(from.minX, from.maxX, other.minX, other.maxX)
    case .left, .right:
      ahead = direction == .right ? other.minX - from.maxX : from.minX - other.maxX
      aside = gap(from.minY, from.maxY, other.minY, other.maxY) * 2
      // To the side means in the same rows; rows are for up and down.
      if aside > 0 { return nil }
    }
    return ahead < 0 ? nil : ahead * 4 + aside
  }

  private static func gap(_ low: Int, _ high: Int, _ otherLow: Int, _ otherHigh: Int) -> Int {
    max(0, max(otherLow - high + 1, low - otherHigh + 1))
  }

  /// The element to go to in the column beside that of an element, in a split view.
  static func beside(
    _ element: ElementNode, _ direction: Direction, among elements: [ElementNode]
  ) -> ElementNode? {
    guard direction == .left || direction == .right,
      let column = element.nearest({ $0.container?.kind == .split }), let split = column.container,
      let index = split.shown.firstIndex(where: { $0 === column })
    else { return nil }
    let next = index + (direction == .left ? -1 : 1)
    guard split.shown.indices.contains(next) else { return nil }
    let inside = elements.filter { ScrollPosition.isInside($0, split.shown[next]) }
    return inside.first { !isInBar($0) } ?? inside.first
  }

  /// Whether an element stands beside the content: in a bar, among the tabs, as the way back.
  static func isInBar(_ node: ElementNode) -> Bool {
    if node.kind == .page || node.kind == .tab { return true }
    var node: ElementNode? = node
    while let current = node {
      if current.kind == .toolbar { return true }
      node = current.parent
    }
    return false
  }
}
