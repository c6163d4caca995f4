import CustomDump
package import Dependencies
import Glibc
import IssueReporting
import Synchronization

/// Remembers what a test store's feature did to shared values, until the test has asserted it.
///
/// Shared values are references: nobody can compare one with what it was. So the first change of one,
/// by a reducer or an effect that runs with the store's dependencies, makes a record of what it was.
/// A change that the test itself makes moves what it was along: the test knows of it.
package final class SharedChanges: @unchecked Sendable {
  private struct State {
    var values: [ObjectIdentifier: any TrackedValue] = [:]
    /// In the order of their first change.
    var order: [ObjectIdentifier] = []
  }

  /// Who else wants to know what happens to shared values.
  package enum Role: Sendable {
    /// A test store: what its own feature does is to be asserted.
    case test
    /// A trace: what a reducer that is said to run does, whoever else remembers it.
    case trace
  }

  private let role: Role
  private let state = Lock(State())
  private let reducing = Atomic<UInt>(0)

  private struct Weak {
    weak var changes: SharedChanges?
  }

  private static let all = Lock<[ObjectIdentifier: Weak]>([:])
  private static let count = Atomic<Int>(0)

  /// Whether there is a test store in the process, so that changes may have to be remembered.
  static var isInUse: Bool { count.load(ordering: .relaxed) > 0 }

  package init(_ role: Role = .test) {
    self.role = role
    Self.all.withLock { $0[ObjectIdentifier(self)] = Weak(changes: self) }
    Self.count.add(1, ordering: .relaxed)
  }

  deinit {
    Self.count.subtract(1, ordering: .relaxed)
    Self.all.withLock { $0[ObjectIdentifier(self)] = nil }
  }

  // MARK: - Changes

  /// Says that a reducer begins to run on this thread.
  package func beginReducing() {
    reducing.store(UInt(pthread_self()), ordering: .relaxed)
  }

  /// Says that the reducer has run.
  package func endReducing() {
    reducing.store(0, ordering: .relaxed)
  }

  /// Tells everybody who remembers changes of one.
  static func note<Value>(_ box: ValueBox<Value>, old: Value, new: Value) {
    let maker = DependencyValues._current.sharedChanges
    maker?.note(box, old: old, new: new)
    for changes in living where changes !== maker {
      switch changes.role {
      case .test: changes.tracked(box)?.changedOutside(from: old, to: new)
      case .trace: if changes.isReducing { changes.note(box, old: old, new: new) }
      }
    }
  }

  /// Whether a reducer runs on this thread.
  private var isReducing: Bool {
    reducing.load(ordering: .relaxed) == UInt(pthread_self())
  }

  private func note<Value>(_ box: ValueBox<Value>, old: Value, new: Value) {
    track(box, from: old).changed(to: new, byReducer: isReducing)
  }

  // MARK: - Values

  private static var living: [SharedChanges] {
    all.withLock { $0.values.compactMap(\.changes) }
  }

  /// What is known of a value; `nil` if it has not changed.
  func tracked<Value>(_ box: ValueBox<Value>) -> TrackedBox<Value>? {
    state.withLock { $0.values[ObjectIdentifier(box)] } as? TrackedBox<Value>
  }

  /// What is known of a value, from now on if nothing was.
  func track<Value>(_ box: ValueBox<Value>, from old: Value) -> TrackedBox<Value> {
    if let tracked = tracked(box) { return tracked }
    let new = TrackedBox(box, asserted: old)
    let id = ObjectIdentifier(box)
    let winner = state.withLock { state -> any TrackedValue in
      if let existing = state.values[id] { return existing }
      state.values[id] = new
      state.order.append(id)
      return new
    }
    return winner as? TrackedBox<Value> ?? new
  }

  /// Whether nothing has changed.
  package var isEmpty: Bool { state.withLock { $0.order.isEmpty } }

  /// Forgets all changes.
  package func removeAll() {
    // Returned, so that the values are destroyed outside of the lock.
    _ = state.withLock { state in
      let old = state
      state = State()
      return old
    }
  }

  // MARK: - Holders

  /// What is known of holders that refer to another key than before.
  func tracked<Value>(_ handle: Handle<Value>) -> TrackedHandle<Value>? {
    state.withLock { $0.values[ObjectIdentifier(handle)] } as? TrackedHandle<Value>
  }

  /// Says that the feature has let holders refer to another key.
  ///
  /// - Parameters:
  ///   - handle: What they have in common.
  ///   - asserted: What they had before, as the test has asserted it.
  ///   - site: Where that was done.
  func noteMove<Value>(_ handle: Handle<Value>, from asserted: Value, _ site: Site) {
    if let tracked = tracked(handle) { return tracked.moved(site) }
    // What has happened to the value of the key is remembered there.
    let now = SharedReview.asserted(self) { handle.target }
    guard !areKnownToBeEqual(asserted, now) else { return }
    let new = TrackedHandle(handle, asserted: asserted, site)
    let id = ObjectIdentifier(handle)
    state.withLock { state in
      state.values[id] = new
      state.order.append(id)
    }
  }

  /// Removes what need not be remembered any longer.
  func forgetWhatIsOver() {
    let over = values.filter(\.isOver)
    guard !over.isEmpty else { return }
    state.withLock { state in
      // What goes is kept until the lock is given back.
      let ids = state.values.filter { entry in over.contains { $0 === entry.value } }.map(\.key)
      for id in ids { state.values[id] = nil }
      state.order.removeAll { ids.contains($0) }
    }
  }

  var values: [any TrackedValue] {
    state.withLock { state in state.order.compactMap { state.values[$0] } }
  }

  // MARK: - Unasserted changes

  /// What to say of each change that was made and not asserted.
  package var reports: [String] {
    let pending = values.filter(\.isPending)
    // Holders that have got the value with a change of theirs say all of it.
    let told = pending.filter { !$0.isRoot }.map(\.root)
    return pending.filter { value in !value.isRoot || !told.contains { $0 === value.root } }
      .compactMap(\.report)
  }

  /// Takes all changes as asserted.
  ///
  /// - Returns: Whether there were any.
  package func skip() -> Bool {
    let pending = values.filter(\.isPending)
    for value in pending { value.assertCurrent() }
    forgetWhatIsOver()
    return !pending.isEmpty
  }

  /// Who remembers a change of a value that is not asserted.
  ///
  /// - Parameter root: The object in which the value is.
  static func pending(_ root: AnyObject) -> SharedChanges? {
    living.first { $0.role == .test && $0.values.contains { $0.root === root && $0.isPending } }
  }
}

extension DependencyValues {
  /// What remembers the changes of shared values, for a test store.
  package var sharedChanges: SharedChanges? {
    get { self[SharedChangesKey.self] }
    set { self[SharedChangesKey.self] = newValue }
  }
}

private enum SharedChangesKey: DependencyKey {
  static var liveValue: SharedChanges? { nil }
  static var testValue: SharedChanges? { nil }
}
