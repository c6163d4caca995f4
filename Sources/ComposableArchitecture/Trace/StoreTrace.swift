import CustomDump
import Dependencies
import IssueReporting

/// Remembers what happens in a store: its actions, where they come from, what they change, and what
/// becomes of effects.
///
/// Make one when you want to know how a state came about. A store without one pays nothing.
///
/// ```swift
/// let trace = StoreTrace(of: store)
/// …
/// for entry in trace.entries {
///   if let action = entry.action { print(action.name, action.origin, action.difference ?? "") }
/// }
/// ```
///
/// A trace keeps the last entries up to a count and a size, and counts those that it discards. Where
/// state and actions are codable, a ``replayable(of:capacity:byteCapacity:contents:)`` trace makes a
/// ``StoreRecording``: written to a file and read in another process, it gives any state of the
/// recorded time again without running an effect.
///
/// With ``StoreTraceContents/source`` a trace also prints itself as a test, see ``testSource(_:)``.
@MainActor
public final class StoreTrace<State, Action> {
  /// What is recorded of each action.
  public let contents: StoreTraceContents

  /// How many entries were discarded for want of room.
  public private(set) var discardedCount = 0

  /// How many actions came too late: from effects of places that are gone, or that were cancelled.
  public private(set) var lateActionCount = 0

  private weak var root: Root<State, Action>?
  private let codec: Codec?
  private var buffer: TraceBuffer
  private let clock = ContinuousClock()
  private let beginning: ContinuousClock.Instant
  private let actionTypeName = debugTypeName(Action.self)
  private var nextID = 0
  private var effectNumbers: [ObjectIdentifier: Int] = [:]
  private var nextEffect = 0
  /// The entry of the action whose effects start now; none while later parts of a concatenation do.
  private var currentAction: Int?
  /// The state after the last action.
  private var last: State
  private var elementCount = 0
  /// The state at the beginning, as source.
  private let initialSource: String?
  /// The state before the oldest entry, and that after the newest.
  private var encodedBase: JSONValue?
  private var encodedLast: JSONValue?
  private var encodingError: (any Error)?

  /// Encodes states and actions.
  struct Codec {
    var encodeState: (State) throws -> JSONValue
    var encodeAction: (Action) throws -> JSONValue
    var decodeState: (JSONValue) throws -> State
  }

  init(
    _ root: Root<State, Action>?, state: State, codec: Codec?, capacity: Int, byteCapacity: Int,
    contents: StoreTraceContents
  ) {
    self.root = root
    self.codec = codec
    self.contents = contents
    last = state
    buffer = TraceBuffer(capacity: capacity, byteCapacity: byteCapacity)
    beginning = clock.now
    initialSource = contents.contains(.source) ? Self.source(of: state) : nil
    if let codec {
      encode {
        encodedBase = try codec.encodeState(state)
        encodedLast = encodedBase
      }
    }
    root?.trace = self
  }

  /// The root of a store, which is what can be traced.
  static func root(of store: Store<State, Action>) -> Root<State, Action>? {
    if store.node is RootNode<State, Action> { return store.node.root as? Root<State, Action> }
    reportIssue(
      """
      A trace was asked for of a store that was scoped to a part of another's state.

      All actions go through the store at the root: make the trace of that.
      """
    )
    return nil
  }

  /// Begins to record what happens in a store.
  ///
  /// A store has one trace at a time: another one takes its place. To ask for one of a scoped store is
  /// a reported issue, and gives a trace without entries.
  ///
  /// - Parameters:
  ///   - store: The store at the root.
  ///   - capacity: How many entries to keep.
  ///   - byteCapacity: How many bytes the texts of the entries may have, about.
  ///   - contents: What to record of each action.
  public convenience init(
    of store: Store<State, Action>,
    capacity: Int = 1_000,
    byteCapacity: Int = 1 << 20,
    contents: StoreTraceContents = .differences
  ) {
    self.init(
      Self.root(of: store), state: store.withState { $0 }, codec: nil,
      capacity: capacity, byteCapacity: byteCapacity, contents: contents
    )
  }

  /// Begins to record what happens in a test store.
  ///
  /// - Parameters:
  ///   - store: The test store.
  ///   - capacity: How many entries to keep.
  ///   - byteCapacity: How many bytes the texts of the entries may have, about.
  ///   - contents: What to record of each action.
  public convenience init(
    of store: TestStore<State, Action>,
    capacity: Int = 1_000,
    byteCapacity: Int = 1 << 20,
    contents: StoreTraceContents = .differences
  ) where State: Equatable {
    self.init(
      store.root, state: store.root.state, codec: nil,
      capacity: capacity, byteCapacity: byteCapacity, contents: contents
    )
  }

  /// What was recorded and is kept, the oldest first.
  public var entries: [StoreTraceEntry] { buffer.entries }

  /// About how many bytes the texts of the entries have.
  public var byteCount: Int { buffer.byteCount }

  /// Ends the recording.
  ///
  /// What was recorded stays.
  public func stop() {
    guard root?.trace === self else { return }
    root?.trace = nil
  }
}

extension StoreTrace where State: Codable, Action: Codable {
  /// Begins to record what happens in a store, so that it can be played again.
  ///
  /// Costs the encoding of the state and of the action each time. What cannot be encoded is a
  /// reported issue, and ends the recording of data; the rest goes on.
  ///
  /// - Parameters:
  ///   - store: The store at the root.
  ///   - capacity: How many entries to keep.
  ///   - byteCapacity: How many bytes the entries may have, about. The first state is not counted.
  ///   - contents: What else to record of each action.
  /// - Returns: The trace.
  public static func replayable(
    of store: Store<State, Action>,
    capacity: Int = 1_000,
    byteCapacity: Int = 1 << 20,
    contents: StoreTraceContents = .differences
  ) -> StoreTrace {
    StoreTrace(
      root(of: store), state: store.withState { $0 },
      codec: Codec(
        encodeState: { try JSONValue(encoding: $0) },
        encodeAction: { try JSONValue(encoding: $0) },
        decodeState: { try $0.decoded(as: State.self) }
      ),
      capacity: capacity, byteCapacity: byteCapacity, contents: contents
    )
  }
}

// MARK: - Recording

extension StoreTrace {
  func willReduce() {
    elementCount = StackElementIDs.count
  }

  func didReduce(_ action: Action, origin: ActionOrigin, state: UnsafePointer<State>) {
    var entry = StoreTraceAction(
      name: debugCaseOutput(action, typeName: actionTypeName), origin: self.origin(origin),
      elementCount: elementCount
    )
    let state = state.pointee
    if contents.contains(.differences) {
      entry.difference = diff(last, state, format: .proportional).map(shortened)
    }
    if contents.contains(.source) {
      entry.source = SwiftSource.step(
        action, isReceived: entry.origin.isEffect, from: last, to: state
      )
    }
    if let codec, let encodedLast {
      encode {
        let encoded = try codec.encodeState(state)
        entry.action = try codec.encodeAction(action)
        entry.patch = StatePatch(from: encodedLast, to: encoded)
        self.encodedLast = encoded
      }
    }
    last = state
    currentAction = append(.action(entry))
  }

  func didStartEffects() {
    currentAction = nil
  }

  func effectStarted(_ effect: RunningEffect, name: String?) {
    let number = nextEffect
    nextEffect += 1
    effectNumbers[ObjectIdentifier(effect)] = number
    append(.effectStarted(number: number, name: name, entry: currentAction))
  }

  private func origin(_ origin: ActionOrigin) -> StoreTraceAction.Origin {
    switch origin {
    case .user(let site): .call(fileID: "\(site.fileID)", line: site.line)
    case .binding: .binding
    case .effect(let effect): .effect(number: effect.flatMap(number))
    }
  }

  private func number(of effect: RunningEffect) -> Int? {
    effectNumbers[ObjectIdentifier(effect)]
  }

  @discardableResult
  private func append(_ event: StoreTraceEntry.Event) -> Int {
    let id = nextID
    nextID += 1
    let entry = StoreTraceEntry(id: id, time: clock.now - beginning, event: event)
    buffer.append(entry) { discarded in
      discardedCount += 1
      // The oldest state that is kept is now the one after it.
      guard let patch = discarded.action?.patch, var base = encodedBase else { return }
      encode {
        try patch.apply(to: &base)
        encodedBase = base
      }
    }
    return id
  }

  /// A difference that does not take the room of all others.
  private func shortened(_ text: String) -> String {
    let limit = buffer.byteCapacity / 8
    let size = text.utf8.count
    guard size > limit else { return text }
    return String(text.prefix(limit)) + "… (\(size) bytes)"
  }

  private func encode(_ body: () throws -> Void) {
    guard encodingError == nil else { return }
    do {
      try body()
    } catch {
      encodingError = error
      encodedLast = nil
      reportIssue(
        """
        A trace of '\(State.self)' can no longer be replayed: its state or action cannot be \
        encoded. \(error)

        Encode every value that the state or the action may have, or make a 'StoreTrace(of:)', \
        which needs no data.
        """
      )
    }
  }
}

extension StoreTrace: EffectObserver {
  func effectEnded(_ effect: RunningEffect) {
    guard let number = effectNumbers.removeValue(forKey: ObjectIdentifier(effect)) else { return }
    append(.effectEnded(number: number))
  }

  func effectCancelled(_ effect: RunningEffect) {
    guard let number = number(of: effect) else { return }
    append(.effectCancelled(number: number))
  }

  func effectDropped() {
    append(.effectDropped(entry: currentAction))
  }

  func actionDropped(
    _ action: Any, reason: StoreTraceEntry.DropReason, effect: RunningEffect?
  ) {
    lateActionCount += 1
    append(
      .actionDropped(
        name: debugCaseOutput(action, typeName: actionTypeName), reason: reason,
        effect: effect.flatMap(number)
      )
    )
  }
}

extension StoreTraceAction.Origin {
  var isEffect: Bool {
    if case .effect = self { true } else { false }
  }
}

// MARK: - What becomes of it

extension StoreTrace {
  /// What was recorded, as data to be written and read again.
  ///
  /// A recording of a trace that is not replayable has no states, but everything else.
  public var recording: StoreRecording {
    let isComplete = encodingError == nil
    return StoreRecording(
      stateType: SwiftSource.typeName(State.self), actionType: SwiftSource.typeName(Action.self),
      base: isComplete ? encodedBase : nil, baseSource: baseSource,
      discardedCount: discardedCount, lateActionCount: lateActionCount, entries: entries
    )
  }

  /// The recorded actions as the source of a test.
  ///
  /// The trace must record ``StoreTraceContents/source``. What cannot be written as source, such as a
  /// closure or an object in an action, stands there as a comment that says so.
  ///
  /// - Parameter name: The name of the test.
  /// - Returns: The source of a test function.
  /// - Throws: What is missing for that.
  public func testSource(_ name: String = "recorded") throws(StoreRecordingError) -> String {
    try recording.testSource(name)
  }

  private var baseSource: String? {
    guard contents.contains(.source) else { return nil }
    guard discardedCount > 0 else { return initialSource }
    guard let codec, let encodedBase, encodingError == nil else { return nil }
    return (try? codec.decodeState(encodedBase)).map(Self.source)
  }

  private static func source(of state: State) -> String {
    SwiftSource.literal(of: state)
      ?? "/* Write by hand the first \(SwiftSource.typeName(State.self)), which has no source */"
  }
}
