import IssueReporting
import Observation

/// Where the value of a ``Binding`` is: the base of all kinds of places.
///
/// An object rather than two closures, so that two bindings to one place are equal bit by bit and a
/// view that stores one can be skipped.
package class BindingLocation<Value> {
  /// Whether who reads the value in a body is told of every change.
  var isObserved: Bool { false }

  /// Where the places of parts are kept, if that is worth it here.
  var parts: PartTable? { nil }

  package func get() -> Value {
    fatalError("'\(type(of: self))' must say where its value is.")
  }

  func set(_ value: Value, transaction: Transaction) {
    fatalError("'\(type(of: self))' must say where its value is.")
  }

  /// Whether another place leads to the same value, now and later.
  func isSamePlace(as other: BindingLocation) -> Bool { self === other }

  /// The place of a part of the value.
  final func member<Part>(_ path: WritableKeyPath<Value, Part>) -> BindingLocation<Part> {
    // A part of an object may change without this place: a view that holds it is not to be skipped.
    guard let parts, !(Value.self is AnyObject.Type) else { return MemberLocation(self, path) }
    return parts.place(path, of: self) { MemberLocation(self, path) }
  }
}

/// The place of a `@State`, kept by the node of the view that declares it.
///
/// Unchecked: the value is only touched under the lock.
package final class StateLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private struct Contents {
    var value: Value
    var parts: PartTable?
  }

  private let contents: Lock<Contents>
  private let signal = Signal()

  package init(_ value: Value) {
    contents = Lock(Contents(value: value))
  }

  override var isObserved: Bool { true }

  override var parts: PartTable? {
    contents.withLock { contents in
      let parts = contents.parts ?? PartTable()
      contents.parts = parts
      return parts
    }
  }

  package override func get() -> Value {
    signal.access()
    return contents.withLock { $0.value }
  }

  package override func set(_ newValue: Value, transaction: Transaction) {
    let oldValue = contents.withLock { $0.value }
    if isPlainlyEqual(oldValue, newValue) { return }
    // `oldValue` keeps the value until after the lock: its end may run any code.
    withExtendedLifetime(oldValue) {
      signal.change {
        contents.withLock { $0.value = newValue }
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

  private let tellsOfChanges: Bool

  /// - Parameter isObserved: Whether who calls `get` in a body is told of every change.
  package init(
    isObserved: Bool = false,
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    tellsOfChanges = isObserved
    getter = get
    setter = set
  }

  package override var isObserved: Bool { tellsOfChanges }

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

  /// An object changes without the place that it is in.
  override var isObserved: Bool {
    Root.self is AnyObject.Type ? Root.self is any Observable.Type : root.isObserved
  }

  override var parts: PartTable? { root.parts }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    if self === other { return true }
    guard let other = other as? MemberLocation else { return false }
    return keyPath == other.keyPath && root.isSamePlace(as: other.root)
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

  override var isObserved: Bool { object is any Observable }

  override func isSamePlace(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectMemberLocation else { return false }
    let isSameObject = object as AnyObject === other.object as AnyObject
    return isSameObject && keyPath == other.keyPath
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
  // A cast would look into optionals, and take one kind of `nil` for another.
  func areEqual<T: Equatable, U: Equatable>(_ lhs: T, _ rhs: U) -> Bool {
    T.self == U.self && lhs == unsafeBitCast(rhs, to: T.self)
  }
  func areEqual<T: Equatable>(as type: T.Type) -> Bool {
    unsafeBitCast(lhs, to: T.self) == unsafeBitCast(rhs, to: T.self)
  }
  if let type = Value.self as? any Equatable.Type { return areEqual(as: type) }
  guard let lhs = lhs as? any Equatable, let rhs = rhs as? any Equatable else { return false }
  return areEqual(lhs, rhs)
}
