/// A value that somebody else owns, to read and to write.
///
/// A control is given one: `TextField("Name", text: $name)`. `$` before a `@State`, a `@Binding` or
/// the property of a `@Bindable` makes it, and a member of it is a binding to that member.
///
/// Its value may be read and written from any isolation, as far as the place it leads to allows it;
/// it is `Sendable` when its value is.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: BindingLocation<Value>
  /// An object, so that most bindings have no bytes that say nothing and differ all the same.
  private var kept: KeptTransaction?

  /// How a change through this binding is to be shown.
  public var transaction: Transaction {
    get { kept?.transaction ?? Transaction() }
    set { kept = newValue.asksForNothing ? nil : KeptTransaction(newValue) }
  }

  package init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// A binding over two closures.
  ///
  /// - Parameters:
  ///   - get: Gives the value. What it reads of observable objects is tracked.
  ///   - set: Takes a new value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(get: get, set: { value, _ in set(value) }))
  }

  /// A binding over two closures, of which the second is told how to show the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// A binding that always has this value and ignores what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// A binding to storage of its own, whose changes are observed.
  package static func _stored(_ value: Value) -> Binding<Value> {
    Binding(location: StateLocation(value))
  }

  /// The value that is bound.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: transaction) }
  }

  /// The binding itself, to hand on.
  public var projectedValue: Binding<Value> { self }

  /// The same binding, for a closure parameter that is written `$value`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(location: location.member(keyPath))
    binding.transaction = transaction
    return binding
  }

  /// The same binding, whose changes are shown with this transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The same binding, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

/// The transaction of a binding that has one.
private final class KeptTransaction: Sendable {
  let transaction: Transaction

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }
}

// Unchecked: the place behind a binding guards itself, or belongs to the isolation that made it.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
