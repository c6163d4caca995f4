/// The actions of effects that wait until a test receives them.
@MainActor
final class HeldActions<Action> {
  /// An action with what the store needs to handle it later.
  struct Held {
    var action: Action
    var effect: RunningEffect?
    var group: EffectGroup?
    /// The place that it is for; it may go while the action waits.
    var place: Place?
    /// Whether the effect had dismissed its own feature before it sent the action.
    var isAfterDismissal: Bool
  }

  // A slice, from which the first is taken without a move of all others.
  private(set) var actions: ArraySlice<Held> = []
  /// How many of them are for a place.
  private var placedCount = 0

  func append(_ action: Held) {
    actions.append(action)
    if action.place != nil { placedCount += 1 }
  }

  func removeFirst() -> Held? {
    let first = actions.popFirst()
    if first?.place != nil { placedCount -= 1 }
    return first
  }

  /// Takes out those whose place meets a condition.
  func remove(wherePlace isLate: (Place) -> Bool) -> [Held] {
    guard placedCount > 0 else { return [] }
    let late = actions.filter { $0.place.map(isLate) ?? false }
    if !late.isEmpty { actions.removeAll { $0.place.map(isLate) ?? false } }
    placedCount -= late.count
    return late
  }
}
