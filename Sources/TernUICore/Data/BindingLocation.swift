import IssueReporting

/// Where the value of a ``Binding`` is: the base of all kinds of places.
///
/// An object rather than two closures, so that two bindings to one place are equal bit by bit and a
/// view that stores one can be skipped.
package class BindingLocation<Value> {
  package func get() -> Value {
    fatalError("'\(type(of: self))' must say where its value is.")
  }

  func set(_ value: Value, transaction: Transaction) {
    fatalError("'\(type(of: self))' must say where its value is.")
  }
}

/// The place of a `@State`, kept by the node of the view that declares it.
///
/// Unchecked: the value is only touched under the lock.
package final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let value: Lock<Value>
  private let signal = Signal()

  package init(_ value: Value) {
    self.value = Lock(value)
  }

  package override func get() -> Value {
    signal.access()
    return value.withLock { $0 }
  }

  package override func set(_ newValue: Value, transaction: Transaction) {
    let oldValue = value.withLock { $0 }
    if isPlainlyEqual(oldValue, newValue) { return }
    // `oldValue` keeps the value until after the lock: its end may run any code.
    withExtendedLifetime(oldValue) {
      signal.change {
        value.withLock { $0 = newValue }
      }
    }
  }
}

/// The place of a `@State` whose view is not on screen.
package final class UninstalledLocation<Value>: BindingLocation<Value> {
  private let value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package override func get() -> Value { value }

  override func set(_ value: Value, transaction: Transaction) {
    reportIssue(
      """
      '@State' of type '\(Value.self)' was set while its view was not on screen, so the value is \
      lost. Set it from the view's body: in an action, 'onAppear' or 'task'.
      """
    )
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }
  override func set(_ value: Value, transaction: Transaction) {}
}

/// A place behind two closures.
package final class ClosureLocation<Value>: BindingLocation<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  package override func get() -> Value { getter() }
  override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A part of the value at another place.
final class MemberLocation<Root, Value>: BindingLocation<Value> {
  private let root: BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: BindingLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    var copy = root.get()
    copy[keyPath: keyPath] = value
    root.set(copy, transaction: transaction)
  }
}

/// A property of an object.
final class ObjectMemberLocation<Object, Value>: BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }
}

/// Whether two values are equal as far as that can be told without asking their type.
///
/// `==` of a user's type may be anything, and of a large collection it is slow; an evaluation too many
/// costs little and shows the same.
func isPlainlyEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if let lhs = lhs as? String { return lhs == rhs as? String }
  var lhs = lhs
  return isBitwiseEqual(&lhs, rhs)
}

/// Whether two values are certainly equal: `false` when their type cannot say.
package func isKnownEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<T: Equatable>(_ lhs: T) -> Bool { lhs == rhs as? T }
  guard let lhs = lhs as? any Equatable else { return false }
  return compare(lhs)
}
