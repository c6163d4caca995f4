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
///
/// Values go when nothing is locked, whoever replaced them: their destruction may run any code. So who
/// waits for a turn holds the value that it finds, and reads again when the turn has come.
///
/// The compiler does not specialize this for the types of users. So a read and a change without
/// observers keep to types that need no look-up at run time: no optional of the value, no struct
/// around it.
final class ValueBox<Value>: Box, @unchecked Sendable {
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
  private let lock = Lock(0)
  /// Guarded by ``lock``.
  private var storage: Value
  /// Guarded by ``lock``; there is one where somebody wants each value.
  private var outbox: Outbox<Value>?
  /// Guarded by ``lock``: how often the value was changed here.
  private var localChanges = 0
  private let turn = Lock(0)
  private let writer = Atomic<UInt>(0)
  private let registrar = ChangeRegistrar()
  private let parts = AtomicLazyReference<ObservedParts<Value>>()
  private let hasParts = Atomic<Bool>(false)

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - site: Where it is made.
  ///   - didChange: Called after each local change.
  init(_ value: Value, _ site: Site, didChange: (@Sendable (Value) -> Void)? = nil) {
    storage = value
    self.site = site
    if let didChange { outbox = Outbox(didChange: didChange) }
  }

  /// The value as it is, whatever a test is describing.
  var current: Value { lock.withLock { _ in storage } }

  var typeName: String { "\(Value.self)" }

  /// Whether a test describes the value at this moment.
  var isDescribed: Bool { SharedChanges.isInUse && SharedReview.current != nil }

  /// Puts a value that comes from outside into the box.
  func replace(with value: Value) {
    let before = current
    defer { withExtendedLifetime(before) {} }
    var old = before
    let hasDeliveries = turn.withLock { _ in
      old = current
      return publish(value, old: old, isLocal: false)
    }
    tell(old, value, hasDeliveries: hasDeliveries)
  }

  /// How often the value was changed here, or `nil` while a change waits to be saved.
  var changes: Int? {
    lock.withLock { _ in outbox.map { $0.unsaved == 0 } ?? true ? localChanges : nil }
  }

  /// Takes what comes from outside, unless the value was changed here in the meantime: that is newer.
  ///
  /// - Parameters:
  ///   - value: The new value, or `nil` if it stays.
  ///   - changes: ``changes`` before the outside was looked at.
  ///   - apply: Called if it was not changed since, in one step with that. It must not call out.
  /// - Returns: Whether it was not changed since.
  @discardableResult
  func replace(with value: Value?, ifStillAt changes: Int?, apply: () -> Void = {}) -> Bool {
    guard let changes else { return false }
    let before = current
    defer { withExtendedLifetime(before) {} }
    var old = before
    var hasDeliveries = false
    let isCurrent = turn.withLock { _ in
      guard self.changes == changes else { return false }
      apply()
      guard let value else { return true }
      old = current
      hasDeliveries = publish(value, old: old, isLocal: false)
      return true
    }
    if isCurrent, let value { tell(old, value, hasDeliveries: hasDeliveries) }
    return isCurrent
  }

  /// Calls a function with the current value, in order with what is called after changes.
  func enqueue(_ action: @escaping @Sendable (Value) -> Void) {
    lock.withLock { _ in madeOutbox().add(storage, action) }
    deliver()
  }

  private func madeOutbox() -> Outbox<Value> {
    if let outbox { return outbox }
    let new = Outbox<Value>(didChange: nil)
    outbox = new
    return new
  }

  /// Makes a value the current one.
  ///
  /// - Returns: Whether there is something to hand out.
  private func publish(_ value: Value, old: Value, isLocal: Bool) -> Bool {
    let hasDeliveries = lock.withLock { _ in
      storage = value
      if isLocal { localChanges += 1 }
      return outbox?.add(value, isLocal: isLocal) ?? false
    }
    if SharedChanges.isInUse { SharedChanges.note(self, old: old, new: value) }
    return hasDeliveries
  }

  /// Tells of a change, when no lock is held.
  func tell(_ change: Change) {
    tell(change.old, change.new, hasDeliveries: change.hasDeliveries)
  }

  private func tell(_ old: Value, _ new: Value, hasDeliveries: Bool) {
    if hasDeliveries { deliver() }
    guard registrar.isObserved || hasParts.load(ordering: .acquiring) else { return }
    // Values are compared only for somebody who wants to know.
    let parts = parts.load()?.changed(old, new) ?? []
    let isChanged = registrar.isObserved && isDifferent(old, new)
    guard isChanged || !parts.isEmpty else { return }
    registrar.changed(whole: isChanged, parts: parts)
  }

  private func isDifferent(_ old: Value, _ new: Value) -> Bool {
    guard let isEqual = equality(of: Value.self) else { return true }
    return !isEqual(old, new)
  }

  /// Hands out what was published, unless that is being done already.
  private func deliver() {
    var isStarting = true
    while let delivery = lock.withLock({ [isStarting] _ in outbox?.next(isStarting: isStarting) }) {
      isStarting = false
      delivery.handOut()
      lock.withLock { _ in outbox?.handedOut(delivery) }
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
    hasParts.store(true, ordering: .releasing)
    registrar.access(parts.makePart(isUnchanged))
  }

  var publisher: AnyPublisher<Value, Never> {
    let subject = lock.withLock { _ in
      let outbox = madeOutbox()
      if let subject = outbox.subject { return subject }
      let subject = CurrentValueSubject<Value, Never>(storage)
      outbox.subject = subject
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
    let before = current
    defer { withExtendedLifetime(before) {} }
    var value = before
    var old = before
    var hasDeliveries = false
    defer { tell(old, value, hasDeliveries: hasDeliveries) }
    return try mutate(site, from: { $0 }, &old, &value, &hasDeliveries, body)
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
    let before = current
    defer { withExtendedLifetime(before) {} }
    var value = before
    var old = before
    var hasDeliveries = false
    defer { change = Change(old: old, new: value, hasDeliveries: hasDeliveries) }
    return try mutate(site, from: { start ?? $0 }, &old, &value, &hasDeliveries, body)
  }

  /// Changes the value in one step.
  ///
  /// - Parameters:
  ///   - site: Where that happens, for messages.
  ///   - start: What to change, given the current value.
  ///   - old: Becomes the value before.
  ///   - value: Becomes the value after.
  ///   - hasDeliveries: Becomes whether there is something to hand out.
  ///   - body: Changes the value. What it changes before it throws stays changed, as with any 'inout'
  ///     argument.
  private func mutate<Result, Failure: Error>(
    _ site: Site, from start: (Value) -> Value,
    _ old: inout Value, _ value: inout Value, _ hasDeliveries: inout Bool,
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
      old = current
      value = start(old)
      defer { hasDeliveries = publish(value, old: old, isLocal: true) }
      return try body(&value)
    }
    return try turn.withLock { _ throws(Failure) -> Result in
      writer.store(thread, ordering: .relaxed)
      defer { writer.store(0, ordering: .relaxed) }
      old = current
      value = start(old)
      defer { hasDeliveries = publish(value, old: old, isLocal: true) }
      return try body(&value)
    }
  }
}
