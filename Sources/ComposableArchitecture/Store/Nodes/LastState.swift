/// What a store shows when its part of the state is gone: a screen that is leaving still shows
/// something.
class AnyLastState {
  /// Takes the state that is about to go.
  func take(_ state: Any) {}
}

/// The last state of a store's part, as far as somebody has said what it was.
final class LastState<State>: AnyLastState {
  private var state: State

  init(_ initial: State) {
    state = initial
  }

  /// Calls the body with the state.
  // Not inlined: it copies the state.
  @inline(never)
  func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    // A copy: what the body calls may put another state here.
    let state = state
    return withUnsafePointer(to: state, body)
  }

  override func take(_ state: Any) {
    if let state = state as? State {
      self.state = state
    } else if let payload = Mirror(reflecting: state).children.first?.value as? State {
      // What is presented is one of several, and the store is that of a case.
      self.state = payload
    }
  }
}

/// The stores of parts that can go, to be told by whoever takes a part away what it was last.
///
/// The containers of parts do so, in a reducer. A store's own copy of the state, renewed after each
/// action, would make each action copy what it changes.
final class LastStates {
  /// Which part of the state it is.
  enum Key: Hashable {
    case presentation(UInt64)
    case element(StackElementID)
    /// An optional, of which only the type is known where it is set.
    case optional(ObjectIdentifier)
    /// The rows of a type.
    case rows(ObjectIdentifier)
  }

  private struct Weak {
    weak var state: AnyLastState?
  }

  private var states: [Key: [Weak]] = [:]
  /// How many keys to remember before those that nobody waits for any more are forgotten.
  private var purgesAt = 16

  func insert(_ state: AnyLastState, _ key: Key) {
    if states.count >= purgesAt {
      states = states.compactMapValues { waiting in
        let alive = waiting.filter { $0.state != nil }
        return alive.isEmpty ? nil : alive
      }
      purgesAt = max(16, states.count * 2)
    }
    var waiting = states.removeValue(forKey: key) ?? []
    // Looked through each time the list has doubled.
    if waiting.count & (waiting.count &- 1) == 0 { waiting.removeAll { $0.state == nil } }
    waiting.append(Weak(state: state))
    states[key] = waiting
  }

  /// Whether nobody waits for anything.
  var isEmpty: Bool { states.isEmpty }

  /// Tells that a part is about to go.
  ///
  /// - Parameters:
  ///   - key: The part.
  ///   - state: What it was last; asked for only if a store wants to know.
  func deposit(_ key: Key, _ state: @autoclosure () -> Any) {
    guard !states.isEmpty, let waiting = states[key] else { return }
    let alive = waiting.compactMap(\.state)
    guard !alive.isEmpty else {
      states[key] = nil
      return
    }
    let state = state()
    for waiting in alive { waiting.take(state) }
  }
}

/// A container that knows all of its parts, to be taken leave of when it is replaced as a whole.
protocol PartingContainer {
  func depositAll(in lastStates: LastStates)
}
