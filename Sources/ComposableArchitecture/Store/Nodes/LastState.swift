/// What a store shows when its part of the state is gone: a screen that is leaving still shows
/// something.
class AnyLastState {
  /// Takes the value that is about to go.
  // By pointer, as everywhere here: it may be large, and goes deep below the reducers around it.
  func take<Value>(_ value: UnsafePointer<Value>) {}
}

/// The last state of a store's part, as far as somebody has said what it was.
final class LastState<State>: AnyLastState {
  private var copy: Copy

  /// A state on the heap.
  private final class Copy {
    let pointer: UnsafeMutablePointer<State>

    init(_ state: UnsafePointer<State>) {
      pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
      pointer.initialize(from: state, count: 1)
    }

    deinit {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  init(_ initial: UnsafePointer<State>) {
    copy = Copy(initial)
  }

  convenience init(copying initial: State) {
    self.init(withUnsafePointer(to: initial, Copy.init))
  }

  private init(_ copy: Copy) {
    self.copy = copy
  }

  /// Calls the body with the state.
  func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    // Held: what the body calls may put another state here.
    let copy = copy
    return withExtendedLifetime(copy) { body(UnsafePointer(copy.pointer)) }
  }

  override func take<Value>(_ value: UnsafePointer<Value>) {
    if Value.self == State.self {
      copy = Copy(UnsafeRawPointer(value).assumingMemoryBound(to: State.self))
    } else {
      takePayload(of: value)
    }
  }

  /// Takes what an enum holds: what is presented is one of several, and the store is that of a case.
  @inline(never)
  private func takePayload<Value>(of value: UnsafePointer<Value>) {
    let payload = Mirror(reflecting: value.pointee).children.first?.value as? State
    if let payload { copy = withUnsafePointer(to: payload, Copy.init) }
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

  /// Whether somebody may wait for a part.
  func mayAwait(_ key: Key) -> Bool { !states.isEmpty && states[key] != nil }

  /// Tells that a part is about to go.
  ///
  /// - Parameters:
  ///   - key: The part.
  ///   - value: What it was last.
  func deposit<Value>(_ key: Key, _ value: UnsafePointer<Value>) {
    guard !states.isEmpty, let waiting = states[key] else { return }
    let alive = waiting.compactMap(\.state)
    guard !alive.isEmpty else {
      states[key] = nil
      return
    }
    for waiting in alive { waiting.take(value) }
  }
}

/// A container that knows all of its parts, to be taken leave of when it is replaced as a whole.
protocol PartingContainer {
  func depositAll(in lastStates: LastStates)
}
