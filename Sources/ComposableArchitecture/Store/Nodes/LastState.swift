/// What a store shows when its part of the state is gone: a screen that is leaving still shows
/// something.
class AnyLastState {
  /// Takes the value that is about to go.
  // By pointer, as everywhere here: it may be large, and goes deep below the reducers around it.
  func take<Value>(_ value: UnsafePointer<Value>) {}

  /// Decides, when an action is over, whether the value that was taken was this part's.
  func decide() {}

  /// Lets go of the state, of that type, while it changes where it lies.
  ///
  /// - Returns: Whether it did, and so has to be told what the state is then.
  func letGo<Value>(of type: Value.Type) -> Bool { false }
}

/// The last state of a store's part, as far as somebody has said what it was.
final class LastState<State>: AnyLastState {
  private var copy: Copy
  /// Whether the part is there, for a part that shares its key with others of the type.
  var isThere: (() -> Bool)?
  /// What has gone during an action: this part, or another of the type.
  private var candidate: Copy?
  /// Whether the part has gone, and nobody has seen it again.
  private var isGone = false

  /// A state on the heap.
  private final class Copy {
    let pointer: UnsafeMutablePointer<State>
    private(set) var isThere = true

    init(_ state: UnsafePointer<State>) {
      pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
      pointer.initialize(from: state, count: 1)
    }

    deinit {
      if isThere { pointer.deinitialize(count: 1) }
      pointer.deallocate()
    }

    func letGo() {
      isThere = false
      pointer.deinitialize(count: 1)
    }

    func renew(_ state: UnsafePointer<State>) {
      pointer.initialize(from: state, count: 1)
      isThere = true
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
    precondition(copy.isThere, "A last state was read where the state itself is there.")
    return withExtendedLifetime(copy) { body(UnsafePointer(copy.pointer)) }
  }

  override func take<Value>(_ value: UnsafePointer<Value>) {
    guard Value.self == State.self else { return takePayload(of: value) }
    let state = UnsafeRawPointer(value).assumingMemoryBound(to: State.self)
    if isThere != nil {
      if !isGone { candidate = Copy(state) }
    } else if copy.isThere {
      copy = Copy(state)
    } else {
      copy.renew(state)
    }
  }

  override func decide() {
    guard let candidate, let isThere else { return }
    self.candidate = nil
    guard !isThere() else { return }
    copy = candidate
    isGone = true
  }

  /// Says that the part is there, perhaps again.
  func isSeen() {
    isGone = false
  }

  override func letGo<Value>(of type: Value.Type) -> Bool {
    guard
      Value.self == State.self, MemoryLayout<State>.size <= Self.mostToRenew,
      isKnownUniquelyReferenced(&copy)
    else { return false }
    copy.letGo()
    return true
  }

  /// Larger states are not copied after each action of their own.
  private static var mostToRenew: Int { 4_096 }

  /// Takes what an enum holds: what is presented is one of several, and the store is that of a case.
  @inline(never)
  private func takePayload<Value>(of value: UnsafePointer<Value>) {
    let payload = Mirror(reflecting: value.pointee).children.first?.value as? State
    if let payload { copy = withUnsafePointer(to: payload, Copy.init) }
  }
}

/// The stores of parts that can go, to be told by whoever takes a part away what it was last.
///
/// The containers of parts do so, in a reducer. Who replaces a whole state with parts in it, or takes a
/// part away through an `inout` argument, does not: then a store shows what its part was after the
/// part's own last action where that is a presentation or an element of a stack, and else what it was
/// when the store was made. A collection of the stores of rows holds a copy of all of them, and so shows
/// rows whose stores nobody has asked for.
///
/// A copy that is held while an action changes the state makes the action copy what it changes, and its
/// observers hear that the state was replaced. So the stores let go of theirs meanwhile, where it is
/// known which part it is.
final class LastStates {
  /// Which part of the state it is.
  enum Key: Hashable {
    case presentation(UInt64)
    case element(StackElementID)
    /// An optional, of which only the type is known where it is set.
    case optional(ObjectIdentifier)
    /// The rows of a type.
    case rows(ObjectIdentifier)
    /// A container, as long as it holds the same elements in the same order.
    case container(UInt64)

    var isContainer: Bool {
      if case .container = self { true } else { false }
    }
  }

  private struct Weak {
    weak var state: AnyLastState?
  }

  private var states: [Key: [Weak]] = [:]
  /// How many of the keys are those of containers, which every change of a row asks for.
  private var containerCount = 0
  /// Those that have taken what may have been another's.
  private var undecided: [AnyLastState] = []
  /// How many keys to remember before those that nobody waits for any more are forgotten.
  private var purgesAt = 16

  func insert(_ state: AnyLastState, _ key: Key) {
    if states.count >= purgesAt {
      states = states.compactMapValues { waiting in
        let alive = waiting.filter { $0.state != nil }
        return alive.isEmpty ? nil : alive
      }
      containerCount = states.keys.count(where: \.isContainer)
      purgesAt = max(16, states.count * 2)
    }
    var waiting: [Weak] = []
    if let known = states.removeValue(forKey: key) {
      waiting = known
    } else if key.isContainer {
      containerCount += 1
    }
    // Looked through each time the list has doubled.
    if waiting.count & (waiting.count &- 1) == 0 { waiting.removeAll { $0.state == nil } }
    waiting.append(Weak(state: state))
    states[key] = waiting
  }

  /// Whether nobody waits for anything.
  var isEmpty: Bool { states.isEmpty }

  /// Whether somebody may wait for a part.
  func mayAwait(_ key: Key) -> Bool { !states.isEmpty && states[key] != nil }

  /// Has stores let go of a part while its own reducer changes it.
  ///
  /// - Returns: Those to be told what it is then.
  func letGo<Value>(_ key: Key, of type: Value.Type) -> [AnyLastState] {
    guard !states.isEmpty, !key.isContainer || containerCount > 0, let waiting = states[key]
    else { return [] }
    let alive = waiting.compactMap(\.state)
    if alive.isEmpty {
      states[key] = nil
      if key.isContainer { containerCount -= 1 }
    }
    return alive.filter { $0.letGo(of: type) }
  }

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
    if case .optional = key { undecided += alive }
  }

  /// Has those decide, now that the action is over, that do not know yet whether their part has gone.
  func decide() {
    guard !undecided.isEmpty else { return }
    let undecided = undecided
    self.undecided = []
    for state in undecided { state.decide() }
  }
}

/// A container that knows all of its parts, to be taken leave of when it is replaced as a whole.
protocol PartingContainer {
  func depositAll(in lastStates: LastStates)
}
