import IssueReporting
import Observation
import Synchronization

/// A thing to observe that has no value of its own.
///
/// Not generic, so that the key path is made once in the life of the process.
package final class Signal: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var token: Int { 0 }

  package init() {}

  /// Makes the tracking that is under way depend on this signal.
  package func access() {
    registrar.access(self, keyPath: \.token)
  }

  /// Tells all who depend on this signal, then makes the change.
  package func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.token, body)
  }
}

/// What is known of all the closures of one kind: whether they read anything that may change.
///
/// Most rows, and many views, are made of what they hold, and are evaluated again and again without
/// reading anything else. To be tracked all the same would cost them ten times what they do.
@MainActor
package final class TrackedKind {
  /// Whether one of them has ever read something.
  fileprivate(set) var readsObservables = false

  private static var kinds: [ObjectIdentifier: TrackedKind] = [:]

  /// What is known of the closures that stand for a type.
  static func of(_ type: Any.Type) -> TrackedKind {
    let id = ObjectIdentifier(type)
    if let known = kinds[id] { return known }
    let kind = TrackedKind()
    kinds[id] = kind
    return kind
  }
}

/// What ties one node to the observation of what it read.
///
/// A tracking that has not fired stays registered with every object it read. Were the body evaluated
/// again, for another reason, old registrations would pile up and all fire later. So each tracking
/// also reads a signal of the tracker, which fires it before the next one begins; the generation
/// tells a stale registration from the present one.
package final class Tracker: Sendable {
  private let inbox: Inbox
  private let signal = Signal()
  private let generation = Atomic<Int>(0)
  private let isRegistered = Atomic<Bool>(false)
  @MainActor weak var node: _Node?

  @MainActor
  package init(node: _Node) {
    self.node = node
    inbox = node.graph.inbox
  }

  @MainActor
  func track<Result>(_ body: () -> Result) -> Result {
    retire()
    isRegistered.store(true, ordering: .relaxed)
    let current = generation.load(ordering: .relaxed)
    return withObservationTracking {
      signal.access()
      return body()
    } onChange: {
      self.fire(current)
    }
  }

  /// What is to be done when something changes that was read without this tracker's signal.
  ///
  /// Only a change ends such a registration; a later tracking makes it count for nothing.
  @MainActor
  func onChangeWithoutSignal() -> @Sendable () -> Void {
    let current = generation.load(ordering: .relaxed)
    return { self.fire(current) }
  }

  /// Has the node refreshed, because an object that it cannot observe told of a change.
  package func invalidate() {
    inbox.add(self)
  }

  /// Ends the present registration, if there is one.
  @MainActor
  func retire() {
    generation.wrappingAdd(1, ordering: .relaxed)
    if isRegistered.exchange(false, ordering: .relaxed) { signal.change {} }
  }

  /// Runs before the change, on whatever thread makes it: nothing is read here.
  private func fire(_ registered: Int) {
    guard registered == generation.load(ordering: .relaxed) else { return }
    isRegistered.store(false, ordering: .relaxed)
    inbox.add(self)
  }
}

extension _Node {
  /// Runs a closure, and has this node refreshed when something that the closure read changes.
  package final func track<Result>(_ body: () -> Result) -> Result {
    let tracker = tracker ?? Tracker(node: self)
    self.tracker = tracker
    return environment.inScope { Evaluation.run { tracker.track(body) } }
  }

  /// Like ``track(_:)``, at no cost for closures of a kind that has never read anything.
  ///
  /// What to do on a change is only asked for where something was read, which tells of what kind the
  /// closure is. That first registration cannot be ended: there is one for each kind in the life of the
  /// process.
  final func track<Result>(as kind: TrackedKind, _ body: () -> Result) -> Result {
    if kind.readsObservables { return track(body) }
    return environment.inScope {
      Evaluation.run { withObservationTracking(body, onChange: hasRead(kind)) }
    }
  }

  private func hasRead(_ kind: TrackedKind) -> @Sendable () -> Void {
    kind.readsObservables = true
    let tracker = tracker ?? Tracker(node: self)
    self.tracker = tracker
    return tracker.onChangeWithoutSignal()
  }
}

/// Collects, from any thread, the trackers that fired, and asks for one flush in the main actor's
/// next turn.
final class Inbox: Sendable {
  private struct State {
    var trackers: [Tracker] = []
    var focusRequests: [any FocusLocation] = []
    var isScheduled = false
  }

  private let state = Lock(State())
  @MainActor weak var graph: ViewGraph?

  init() {}

  func add(_ tracker: Tracker) {
    let isFirst = state.withLock { state in
      state.trackers.append(tracker)
      return !state.isScheduled.exchange(true)
    }
    if isFirst { scheduleFlush() }
  }

  /// Asks for a flush without a tracker that fired.
  func schedule() {
    if state.withLock({ !$0.isScheduled.exchange(true) }) { scheduleFlush() }
  }

  /// Asks for the focus to follow a changed focus state.
  func request(_ location: any FocusLocation) {
    let isFirst = state.withLock { state in
      state.focusRequests.append(location)
      return !state.isScheduled.exchange(true)
    }
    if isFirst { scheduleFlush() }
  }

  /// Whether the focus is to move.
  var hasFocusRequests: Bool { state.withLock { !$0.focusRequests.isEmpty } }

  /// The focus states that changed since the last call.
  func drainFocusRequests() -> [any FocusLocation] {
    state.withLock { state in
      let requests = state.focusRequests
      state.focusRequests = []
      return requests
    }
  }

  /// Whether something fired since the last ``drain()``.
  var hasTrackers: Bool { state.withLock { !$0.trackers.isEmpty } }

  /// What fired since the last call.
  func drain() -> [Tracker] {
    state.withLock { state in
      state.isScheduled = false
      let trackers = state.trackers
      state.trackers = []
      return trackers
    }
  }

  private func scheduleFlush() {
    Task { @MainActor in self.graph?.flush() }
  }
}

extension Bool {
  /// Sets a new value and gives the old one.
  fileprivate mutating func exchange(_ value: Bool) -> Bool {
    defer { self = value }
    return self
  }
}
