import Combine
import Glibc
import IssueReporting
import Synchronization

/// A box, whatever is in it.
protocol Box: AnyObject, Sendable {
  /// The name of the type of what is in it.
  var typeName: String { get }
}

/// A value in memory that many places share.
///
/// Writers take turns and work on a copy, which becomes the value when they are done. So readers
/// never wait for a writer, a writer may read the value it is changing, and a collection that is
/// changed is copied. Observers are told when no lock is held, in the order of the changes.
final class ValueBox<Value>: Box, @unchecked Sendable {
  private struct State {
    var value: Value
    /// How often the value was changed here.
    var changes = 0
    /// How many of these changes the action after a change has been called for.
    var handled = 0
    var subject: CurrentValueSubject<Value, Never>?
    var deliveries: [Delivery] = []
    var isDelivering = false
  }

  private struct Delivery {
    var value: Value
    var subject: CurrentValueSubject<Value, Never>?
    var action: (@Sendable (Value) -> Void)?
    var isChange = false
  }

  /// A change of which somebody may have to be told once no lock is held.
  ///
  /// It keeps the old value until then, whose comparison and destruction may run any code.
  struct Change {
    fileprivate var old: Value
    fileprivate var new: Value
    fileprivate var hasDeliveries: Bool
  }

  /// Where the value was made, for messages.
  let site: Site
  private let state: Lock<State>
  private let turn = Lock(0)
  private let writer = Atomic<UInt>(0)
  private let registrar = ChangeRegistrar()
  // Made for the first observer of a part: most values have none.
  private let parts = AtomicLazyReference<ObservedParts<Value>>()
  private let didChange: (@Sendable (Value) -> Void)?

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - site: Where it is made.
  ///   - didChange: Called after each local change.
  init(_ value: Value, _ site: Site, didChange: (@Sendable (Value) -> Void)? = nil) {
    state = Lock(State(value: value))
    self.site = site
    self.didChange = didChange
  }

  /// The value as it is, whatever a test is describing.
  var current: Value { state.withLock { $0.value } }

  var typeName: String { "\(Value.self)" }

  /// Whether a test describes the value at this moment.
  var isDescribed: Bool { SharedChanges.isInUse && SharedReview.current != nil }

  /// Puts a value that comes from outside into the box.
  func replace(with value: Value) {
    let change = turn.withLock { _ in publish(value, isLocal: false) }
    tell(change)
  }

  /// How often the value was changed here, or `nil` while a change waits for the action after it.
  var changes: Int? {
    state.withLock { $0.changes == $0.handled ? $0.changes : nil }
  }

  /// Takes what comes from outside, if the value was not changed here since then.
  ///
  /// - Parameters:
  ///   - value: The new value, or `nil` if it stays.
  ///   - changes: ``changes`` before the outside was looked at.
  ///   - apply: Called if it was not changed since, in one step with that.
  /// - Returns: Whether it was not changed since.
  func replace(with value: Value?, ifStillAt changes: Int?, apply: () -> Void = {}) -> Bool {
    var change: Change?
    let isCurrent = turn.withLock { _ in
      guard let changes, self.changes == changes else { return false }
      apply()
      if let value { change = publish(value, isLocal: false) }
      return true
    }
    if let change { tell(change) }
    return isCurrent
  }

  /// Calls a function with the current value, in order with what is called after changes.
  func enqueue(_ action: @escaping @Sendable (Value) -> Void) {
    state.withLock { state in
      state.deliveries.append(Delivery(value: state.value, subject: nil, action: action))
    }
    deliver()
  }

  /// Makes a value the current one.
  private func publish(_ value: Value, isLocal: Bool) -> Change {
    let action = isLocal ? didChange : nil
    let change = state.withLock { state in
      let old = state.value
      state.value = value
      if isLocal {
        state.changes += 1
        if action == nil { state.handled += 1 }
      }
      let hasDeliveries = action != nil || state.subject != nil
      if hasDeliveries {
        state.deliveries.append(
          Delivery(
            value: value, subject: state.subject, action: action, isChange: action != nil
          )
        )
      }
      return Change(old: old, new: value, hasDeliveries: hasDeliveries)
    }
    if SharedChanges.isInUse { SharedChanges.note(self, old: change.old, new: value) }
    return change
  }

  /// Tells of a change, when no lock is held.
  func tell(_ change: Change) {
    if change.hasDeliveries { deliver() }
    // Values are compared only for somebody who wants to know.
    let parts = parts.load()?.changed(change.old, change.new) ?? []
    let isChanged = registrar.isObserved && isDifferent(change.old, change.new)
    guard isChanged || !parts.isEmpty else { return }
    registrar.changed(whole: isChanged, parts: parts)
  }

  private func isDifferent(_ old: Value, _ new: Value) -> Bool {
    guard let isEqual = equality(of: Value.self) else { return true }
    return !isEqual(old, new)
  }

  /// Hands out what was published, unless that is being done already: then whoever does it goes on
  /// with the values that have come in the meantime.
  private func deliver() {
    var isStarting = true
    while let delivery = nextDelivery(isStarting: isStarting) {
      isStarting = false
      if let action = delivery.action {
        action(delivery.value)
        if delivery.isChange { state.withLock { $0.handled += 1 } }
      }
      delivery.subject?.send(delivery.value)
    }
  }

  private func nextDelivery(isStarting: Bool) -> Delivery? {
    state.withLock { state in
      if isStarting {
        guard !state.isDelivering, !state.deliveries.isEmpty else { return nil }
        state.isDelivering = true
      }
      guard !state.deliveries.isEmpty else {
        state.isDelivering = false
        return nil
      }
      return state.deliveries.removeFirst()
    }
  }
}

extension ValueBox: Reference {
  var root: AnyObject { self }

  var untracked: Value {
    if SharedChanges.isInUse, let review = SharedReview.current { return review.value(of: self) }
    return current
  }

  var isTracking: Bool { registrar.isTracking }

  @discardableResult
  func track() -> Bool { registrar.access() }

  func trackPart(_ isUnchanged: @escaping (Value, Value) -> Bool) {
    let parts = parts.load() ?? parts.storeIfNil(ObservedParts())
    registrar.access(parts.makePart(isUnchanged))
  }

  var publisher: AnyPublisher<Value, Never> {
    let subject = state.withLock { state in
      if let subject = state.subject { return subject }
      let subject = CurrentValueSubject<Value, Never>(state.value)
      state.subject = subject
      return subject
    }
    return subject.eraseToAnyPublisher()
  }

  var persistence: (any Persistence)? { nil }

  func mutate<Result, Failure: Error>(
    _ site: Site, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if SharedChanges.isInUse, let review = SharedReview.current {
      return try review.describe(self, body)
    }
    var change: Change?
    defer { if let change { tell(change) } }
    return try mutate(site, from: nil, change: &change, body)
  }

  /// Changes the value, and leaves it to the caller to ``tell(_:)``.
  ///
  /// - Parameters:
  ///   - site: Where that happens, for messages.
  ///   - start: What to change, if that is another value than the current one.
  ///   - change: Becomes what to tell.
  ///   - body: Changes the value.
  func mutate<Result, Failure: Error>(
    _ site: Site, from start: Value?, change: inout Change?,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let thread = UInt(pthread_self())
    if writer.load(ordering: .relaxed) == thread {
      site.report(
        """
        A shared '\(Value.self)' was changed inside of a 'withLock' of the same value. The outer \
        change replaces the inner one; change the value through the closure's argument only.
        """
      )
      return try write(from: start, &change, body)
    }
    return try turn.withLock { _ throws(Failure) -> Result in
      writer.store(thread, ordering: .relaxed)
      defer { writer.store(0, ordering: .relaxed) }
      return try write(from: start, &change, body)
    }
  }

  private func write<Result, Failure: Error>(
    from start: Value?, _ change: inout Change?,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var value = start ?? current
    // What a closure changed before it threw stays changed, as with any 'inout' argument.
    defer { change = publish(value, isLocal: true) }
    return try body(&value)
  }
}
