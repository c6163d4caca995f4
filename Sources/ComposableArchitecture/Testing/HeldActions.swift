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

  private(set) var actions: [Held] = []

  func append(_ action: Held) {
    actions.append(action)
  }

  func removeFirst() -> Held? {
    actions.isEmpty ? nil : actions.removeFirst()
  }

  /// Takes out those that meet a condition.
  func remove(where isLate: (Held) -> Bool) -> [Held] {
    let late = actions.filter(isLate)
    if !late.isEmpty { actions.removeAll(where: isLate) }
    return late
  }
}
