import CustomDump
import Sharing

/// Remembers what a root did, until the test has asserted it.
@MainActor
final class TestRecorder<State, Action>: RootProbe {
  /// An action that an effect sent.
  struct Received {
    var action: Action
    /// The state after it.
    var state: State
    /// How many stack elements had come before it.
    var elementCount: Int
    /// The types of the actions in it that an operator took, and of their wrappers; `nil` if it needed
    /// none, or if it is known why none took it.
    var taken: [ObjectIdentifier]?
  }

  /// A state, and how many stack elements had come before it was made.
  struct Snapshot {
    var state: State
    var elementCount: Int
  }

  /// The state as the test has asserted it.
  var asserted: State
  /// The actions of effects that were handled and that the test has not asserted.
  var received: [Received] = []
  /// The actions of effects that are to be handled when the test receives them.
  var held: HeldActions<Action>?
  /// The last action that the test sent.
  private(set) var sent: Received?
  /// What the feature did to shared values.
  let sharedChanges: SharedChanges
  private var elementCount = 0
  private var handledCount = 0
  /// How many actions of effects have been handled, or are held.
  var effectActionCount: Int { handledCount + (held?.actions.count ?? 0) }

  init(state: State, sharedChanges: SharedChanges) {
    asserted = state
    self.sharedChanges = sharedChanges
  }

  func willReduce(_ action: Action, origin: ActionOrigin) {
    elementCount = StackElementIDs.count
    sharedChanges.beginReducing()
  }

  func didReduce(
    _ action: Action, origin: ActionOrigin, state: UnsafePointer<State>, taken: [ObjectIdentifier]?
  ) {
    sharedChanges.endReducing()
    let record = Received(
      action: action, state: state.pointee, elementCount: elementCount, taken: taken
    )
    if case .effect = origin {
      handledCount += 1
      received.append(record)
    } else {
      sent = record
    }
  }

  /// The actions of effects that the test has not received.
  var pending: [Action] {
    received.map(\.action) + (held?.actions.map(\.action) ?? [])
  }

  var hasPending: Bool { !received.isEmpty || held?.actions.isEmpty == false }

  var pendingDump: String {
    let (pending, most) = (pending, 50)
    guard pending.count > most else { return String(customDumping: pending) }
    return """
      \(String(customDumping: Array(pending.prefix(most))))
      … and \(pending.count - most) more
      """
  }
}
