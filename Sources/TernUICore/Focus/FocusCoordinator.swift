/// Where a focus state is kept, whatever its type.
package protocol FocusLocation: AnyObject, Sendable {
  /// Whether the state asks for the focus to be on a view that stands for a value.
  func isValue(_ value: AnyHashable) -> Bool
  /// Whether the state asks for the focus to be on none of its views.
  var isNone: Bool { get }
  /// The focus came to a view that stands for a value, or left all of them.
  func follow(_ value: AnyHashable?)
}

/// A focus state, with the value that stands for one view.
package struct FocusTarget {
  package let location: any FocusLocation
  package let value: AnyHashable

  package init(location: any FocusLocation, value: AnyHashable) {
    self.location = location
    self.value = value
  }
}

extension FocusTarget: Equatable {
  package static func == (lhs: FocusTarget, rhs: FocusTarget) -> Bool {
    lhs.location === rhs.location && lhs.value == rhs.value
  }
}

/// Keeps the focus of the back end and the focus states of views in step.
///
/// The back end moves the focus, and the states follow it; a state that is set moves it. A state may
/// ask for a view that is not there yet: the view gets the focus when it comes.
@MainActor
final class FocusCoordinator {
  weak var inbox: Inbox?
  private(set) weak var focused: GraphElement?
  /// The elements that states may ask for, with the order in which they came.
  private var targets: [ObjectIdentifier: (element: GraphElement, order: Int)] = [:]
  private var targetCount = 0
  private var waiting: (any FocusLocation)?
  private var operation: RenderOperation?

  func addTarget(_ element: GraphElement) {
    let id = ObjectIdentifier(element)
    if targets[id] != nil { return }
    targetCount += 1
    targets[id] = (element, targetCount)
  }

  func removeTarget(_ element: GraphElement) {
    targets[ObjectIdentifier(element)] = nil
  }

  /// The element is gone, and the focus with it.
  func remove(_ element: GraphElement) {
    if !element.focusTargets.isEmpty { removeTarget(element) }
    guard focused === element else { return }
    focused = nil
    for target in element.focusTargets { target.location.follow(nil) }
  }

  func backendMovedFocus(to element: GraphElement?, from old: ElementID?) {
    if let old, focused?.id != old { return }
    waiting = nil
    move(to: element)
  }

  /// Moves the focus to where states ask for it.
  ///
  /// - Returns: Whether there was something to do.
  func resolve() -> Bool {
    let requests = inbox?.drainFocusRequests() ?? []
    // Of several changes in one turn, the last one counts.
    if let last = requests.last { waiting = last }
    guard let location = waiting else { return false }
    if !requests.isEmpty, !location.isNone {
      // What stands for which value, rows that are far say when they are up to date.
      inbox?.graph?.updateStaleRows()
    }
    if location.isNone {
      waiting = nil
      if let focused, focused.focusTargets.contains(where: { $0.location === location }) {
        move(to: nil)
        operation = .focus(nil)
      }
    } else if let element = target(for: location) {
      waiting = nil
      element.bringIntoReach()
      if focused !== element {
        move(to: element)
        operation = .focus(element.id)
      }
    } else if !requests.isEmpty {
      // What is mounted now is found in the next round.
      mountRow(for: location)
    }
    return !requests.isEmpty
  }

  /// The view that a state asks for: of several, the one that came first.
  private func target(for location: any FocusLocation) -> GraphElement? {
    targets.values.filter { stands($0.element, for: location) }.min { $0.order < $1.order }?.element
  }

  /// Has the row mounted that a state asks for, where rows come when they are needed.
  ///
  /// That is the row whose id is asked for. What else stands for a value is known when it is there: for
  /// that the rows of a form are mounted until it is.
  private func mountRow(for location: any FocusLocation) {
    guard let containers = inbox?.graph?.elementsWithLazyRows else { return }
    for container in containers {
      for rows in container.rowsThatCome where rows.mountRow(askedForBy: location) {
        // Rows elsewhere may have the same id, and nothing in them that the state is tied to.
        if target(for: location) != nil { return }
      }
    }
    for container in containers where Self.isInForm(container) {
      for rows in container.rowsThatCome {
        while target(for: location) == nil, !rows.mountMoreRows().isEmpty {}
      }
    }
  }

  private static func isInForm(_ element: GraphElement) -> Bool {
    var element = element
    while element.kind == .section, let container = element.owner?.container {
      element = container
    }
    return element.kind == .form
  }

  private func stands(_ element: GraphElement, for location: any FocusLocation) -> Bool {
    !element.isVirtual
      && element.focusTargets.contains {
        $0.location === location && location.isValue($0.value)
      }
  }

  private func move(to element: GraphElement?) {
    let old = focused?.focusTargets ?? []
    let new = element?.focusTargets ?? []
    focused = element
    for target in old where !new.contains(where: { $0.location === target.location }) {
      target.location.follow(nil)
    }
    for target in new { target.location.follow(target.value) }
  }

  func takeOperation() -> RenderOperation? {
    defer { operation = nil }
    // The element may have gone in the same turn.
    if case .focus(let id?) = operation, focused?.id != id { return nil }
    return operation
  }
}
