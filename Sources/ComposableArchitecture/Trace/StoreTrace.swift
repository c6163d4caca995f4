import CustomDump
import Dependencies
import IssueReporting
import Sharing

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
/// A trace keeps the last entries up to a count and a size, and counts those that it discards. One that
/// is larger than all the room is discarded at once. Where
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
  public internal(set) var discardedCount = 0

  /// How many actions came too late: from effects of places that are gone, or that were cancelled.
  public internal(set) var lateActionCount = 0

  private weak var root: Root<State, Action>?
  let codec: Codec?
  var buffer: TraceBuffer
  let clock = ContinuousClock()
  let beginning: ContinuousClock.Instant
  let actionTypeName = debugTypeName(Action.self)
  var nextID = 0
  /// Tells the numbers of its effects from those of other traces.
  let traceID: Int
  var nextEffect = 0
  /// The entry of the action whose effects start now; none while later parts of a concatenation do.
  var currentAction: Int?
  /// The state after the last action.
  var last: State
  var elementCount = 0
  /// The state at the beginning, as source.
  let initialSource: String?
  /// The state before the oldest entry, and that after the newest.
  var encodedBase: JSONValue?
  var encodedLast: JSONValue?
  var encodingError: (any Error)?
  /// What the reducer does to shared values; `nil` where nobody wants to see it.
  let sharedChanges: SharedChanges?

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
    traceID = TraceIDs.next()
    sharedChanges = contents.isEmpty ? nil : SharedChanges(.trace)
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

/// Counts the traces of the process.
@MainActor
private enum TraceIDs {
  private static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}
