import TernUI

/// Which element the keyboard acts on.
///
/// The focus belongs to an element, not to a position, and stays with it while the tree changes around
/// it. The top layer is a scope of its own: what is below it is out of reach, and gets its focus back
/// when the layer goes. A page that is covered by another remembers its focus too.
@MainActor
final class FocusController {
  private(set) weak var element: ElementNode?
  /// The elements that the focus can go to, in tree order.
  private(set) var order: [ElementNode] = []
  /// The same, with what stands for rows that are not there yet.
  private(set) var stops: [FocusStop] = []
  private(set) var scope: ElementNode?

  /// What the app knows of the focus.
  ///
  /// It is told after a batch of operations and not during it, so that the app is never called back
  /// while it is updating, and with the person's keys and clicks.
  private var announced: ElementID?
  /// What had the focus is gone, and what gets it is still to be found.
  private var lost: LostFocus?
  /// The app has asked for no focus at all.
  private var isResigned = false

  // MARK: The tree changes

  /// Takes account of elements that came or went.
  ///
  /// - Parameter popup: The open menu, if there is one: nothing else is in reach.
  /// - Returns: Whether the focus is on another element now.
  func update(tree: ElementTree, popup: ElementNode?) -> Bool {
    let previous = element
    let oldStops = stops
    let oldScope = scope
    let newScope = popup ?? tree.layers.last ?? tree.root
    scope = newScope
    stops = FocusOrder.stops(in: newScope)
    order = stops.lazy.filter { !$0.isToCome }.map(\.node)

    let reachable = Set(order.map(ObjectIdentifier.init))
    func isReachable(_ node: ElementNode) -> Bool { reachable.contains(ObjectIdentifier(node)) }

    if oldScope !== newScope { lost = nil }
    if lost != nil { return false }
    if let element, isReachable(element) { return false }
    var survivor: ElementNode?
    if oldScope === newScope, let index = oldStops.firstIndex(where: { $0.node === element }) {
      let search = LostFocus(of: index, in: oldStops, now: stops)
      var first = search
      switch first.step(in: stops) {
      case .found(let found): survivor = found
      case .needs:
        // It begins when the batch is over and rows can be asked for.
        lost = search
        element = nil
        return true
      }
    }
    if isResigned, survivor != nil || oldStops.contains(where: { isReachable($0.node) }) {
      return false
    }
    isResigned = false
    set(
      survivor ?? remembered(in: newScope, isReachable)
        ?? FocusOrder.first(of: order, in: newScope)
    )
    return element !== previous
  }

  /// Looks on for what gets the focus that was lost.
  ///
  /// - Returns: The rows that have to come before it can be told, if there are any.
  func find() -> (run: ElementNode, rows: Range<Int>)? {
    guard var search = lost else { return nil }
    switch search.step(in: stops) {
    case .needs(let run, let rows):
      lost = search
      return (run, rows)
    case .found(let found):
      lost = nil
      let reachable = Set(order.map(ObjectIdentifier.init))
      set(
        found
          ?? scope.flatMap { scope in
            remembered(in: scope) { reachable.contains(ObjectIdentifier($0)) }
              ?? FocusOrder.first(of: order, in: scope)
          }
      )
      return nil
    }
  }

  /// Moves the focus because the app says so.
  func request(_ node: ElementNode?) {
    lost = nil
    guard let node else {
      element = nil
      announced = nil
      isResigned = true
      return
    }
    isResigned = false
    announced = node.id
    if order.contains(where: { $0 === node }) {
      set(node)
    } else {
      // Out of reach now: it gets the focus when its page or layer is on top again.
      Self.holder(of: node)?.rememberedFocus = node
    }
  }

  // MARK: The person moves

  /// Moves the focus because the person went there.
  func move(to node: ElementNode) {
    isResigned = false
    lost = nil
    set(node)
  }

  /// The element after the focused one, or before it; the last is followed by the first.
  func next(backward: Bool) -> ElementNode? {
    guard let element, let index = order.firstIndex(where: { $0 === element }) else {
      return backward ? order.last : order.first
    }
    return order[(index + (backward ? order.count - 1 : 1)) % order.count]
  }

  /// Whether the app does not know where the focus is.
  var isToBeAnnounced: Bool { announced != element?.id }

  /// The events that tell the app where the focus is, if it does not know yet.
  func announcements() -> [UIEvent] {
    guard announced != element?.id else { return [] }
    var events: [UIEvent] = []
    if let announced { events.append(.focus(announced, false)) }
    if let id = element?.id { events.append(.focus(id, true)) }
    announced = element?.id
    return events
  }

  // MARK: Memory

  private func set(_ node: ElementNode?) {
    element = node
    guard let node else { return }
    // The items of a menu may belong to a row around it.
    let holder = scope?.isPopupOpen == true ? scope : Self.holder(of: node)
    holder?.rememberedFocus = node
  }

  /// The page, layer or screen that remembers the focus of an element.
  private static func holder(of node: ElementNode) -> ElementNode? {
    var holder = node.kind == .page ? node : node.parent
    while let current = holder {
      if current.isLayer || current.isPopupOpen { return current }
      switch current.kind {
      case .page, .tab, .root: return current
      default: break
      }
      holder = current.parent
    }
    return nil
  }

  private func remembered(
    in node: ElementNode, _ isReachable: (ElementNode) -> Bool
  ) -> ElementNode? {
    if let focus = node.rememberedFocus, isReachable(focus) { return focus }
    for child in node.isPopupOpen ? node.popupItems : node.shown {
      if let found = remembered(in: child, isReachable) { return found }
    }
    return nil
  }
}
