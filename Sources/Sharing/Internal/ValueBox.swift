import Combine
import Glibc
import IssueReporting
import Synchronization

/// A value in memory that many places share.
///
/// Writers take turns and work on a copy, which becomes the value when they are done. So readers
/// never wait for a writer, a writer may read the value it is changing, and a collection that is
/// changed is copied. Observers are told when no lock is held, in the order of the changes.
final class ValueBox<Value>: @unchecked Sendable {
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

  private let state: Lock<State>
  private let turn = Lock(0)
  private let writer = Atomic<UInt>(0)
  private let registrar = ChangeRegistrar()
  private let isEqual: ((Value, Value) -> Bool)?
  private let didChange: (@Sendable (Value) -> Void)?

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - didChange: Called after each local change.
  init(_ value: Value, didChange: (@Sendable (Value) -> Void)? = nil) {
    state = Lock(State(value: value))
    isEqual = equality(of: Value.self)
    self.didChange = didChange
  }

  /// Puts a value that comes from outside into the box.
  func replace(with value: Value) {
    let isChanged = turn.withLock { _ in publish(value, isLocal: false) }
    finish(isChanged)
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
    var isChanged = false
    let isCurrent = turn.withLock { _ in
      guard let changes, self.changes == changes else { return false }
      apply()
      if let value { isChanged = publish(value, isLocal: false) }
      return true
    }
    finish(isChanged)
    return isCurrent
  }

  /// Calls a function with the current value, in order with what is called after changes.
  func enqueue(_ action: @escaping @Sendable (Value) -> Void) {
    state.withLock { state in
      state.deliveries.append(Delivery(value: state.value, subject: nil, action: action))
    }
    deliver()
  }

  /// Makes a value the current one, and says whether that is a change.
  private func publish(_ value: Value, isLocal: Bool) -> Bool {
    let action = isLocal ? didChange : nil
    // The old value is destroyed outside of the lock: its destruction may run any code.
    let old = state.withLock { state in
      let old = state.value
      state.value = value
      if isLocal {
        state.changes += 1
        if action == nil { state.handled += 1 }
      }
      if action != nil || state.subject != nil {
        state.deliveries.append(
          Delivery(
            value: value, subject: state.subject, action: action, isChange: action != nil
          )
        )
      }
      return old
    }
    return isEqual.map { !$0(old, value) } ?? true
  }

  /// Tells of what was published.
  ///
  /// - Parameter isChanged: Whether that is another value.
  func finish(_ isChanged: Bool) {
    deliver()
    if isChanged { registrar.changed() }
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
  var value: Value {
    registrar.access()
    return state.withLock { $0.value }
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
    var isChanged = false
    defer { finish(isChanged) }
    return try mutate(site, from: nil, isChanged: &isChanged, body)
  }

  /// Changes the value, and leaves it to the caller to ``finish(_:)``.
  ///
  /// - Parameters:
  ///   - site: Where that happens, for messages.
  ///   - start: What to change, if that is another value than the current one.
  ///   - isChanged: Becomes whether there is another value now.
  ///   - body: Changes the value.
  func mutate<Result, Failure: Error>(
    _ site: Site, from start: Value?, isChanged: inout Bool,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let thread = UInt(pthread_self())
    if writer.load(ordering: .relaxed) == thread {
      reportIssue(
        """
        A shared '\(Value.self)' was changed inside of a 'withLock' of the same value. The outer \
        change replaces the inner one; change the value through the closure's argument only.
        """,
        fileID: site.fileID,
        filePath: site.filePath,
        line: site.line,
        column: site.column
      )
      return try write(from: start, &isChanged, body)
    }
    return try turn.withLock { _ throws(Failure) -> Result in
      writer.store(thread, ordering: .relaxed)
      defer { writer.store(0, ordering: .relaxed) }
      return try write(from: start, &isChanged, body)
    }
  }

  private func write<Result, Failure: Error>(
    from start: Value?, _ isChanged: inout Bool,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var value = start ?? state.withLock { $0.value }
    // What a closure changed before it threw stays changed, as with any 'inout' argument.
    defer { isChanged = publish(value, isLocal: true) }
    return try body(&value)
  }
}

/// How to compare two values of a type, if it is equatable.
private func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func compare<T: Equatable>(_ type: T.Type) -> (Value, Value) -> Bool {
    // 'T' is 'Value' seen through its conformance, which the runtime would look up in each cast.
    { unsafeBitCast($0, to: T.self) == unsafeBitCast($1, to: T.self) }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return compare(equatable)
}
