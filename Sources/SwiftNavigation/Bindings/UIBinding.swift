public import CasePaths
package import TernUICore

/// A value that somebody else owns, to read and to write outside of views.
///
/// It is what a `Binding` is to a view: controllers, view models and tests are given one. `$` before the
/// property of a ``UIBindable`` or a `@UIBinding` makes it, and a member of it is a binding to that member.
///
/// Reading it inside ``observe(_:)-(()->Void)`` depends on what is bound.
@propertyWrapper
@dynamicMemberLookup
public struct UIBinding<Value> {
  /// What is carried along with a change through this binding.
  public var transaction = UITransaction()

  let base: Binding<Value>
  let identity: UIBindingIdentity

  init(_ base: Binding<Value>, identity: UIBindingIdentity, transaction: UITransaction) {
    self.base = base
    self.identity = identity
    self.transaction = transaction
  }

  /// A binding that leads to a member of an object.
  ///
  /// - Parameters:
  ///   - base: The binding.
  ///   - member: What tells the member from the others of the object.
  ///   - object: The object.
  package init(_ base: Binding<Value>, at member: some Hashable, of object: AnyObject) {
    self.init(
      base, identity: UIBindingIdentity(of: object).adding(member), transaction: UITransaction()
    )
  }

  /// A binding to storage of its own.
  ///
  /// ```swift
  /// @UIBinding var text = ""
  /// ```
  ///
  /// - Parameter wrappedValue: The first value.
  public init(wrappedValue: Value) {
    let binding = Binding._stored(wrappedValue)
    self.init(
      binding, identity: UIBindingIdentity(of: Storage()), transaction: UITransaction()
    )
  }

  /// The same binding, for a closure parameter that is written `$value`.
  ///
  /// - Parameter projectedValue: The binding.
  public init(projectedValue: UIBinding<Value>) {
    self = projectedValue
  }

  /// A binding to the value inside an optional, or `nil` if there is none now.
  ///
  /// Should the optional become `nil` while the binding is in use, it reads as the last value it had and
  /// ignores what is written.
  ///
  /// - Parameter base: The binding to the optional.
  public init?(_ base: UIBinding<Value?>) {
    guard let value = Binding<Value>(base.base) else { return nil }
    self.init(value, identity: base.identity.adding("unwrapped"), transaction: base.transaction)
  }

  /// A binding to an optional that always has a value.
  ///
  /// Writing `nil` through it is ignored.
  ///
  /// - Parameter base: The binding to the value.
  public init<Wrapped>(_ base: UIBinding<Wrapped>) where Value == Wrapped? {
    self.init(
      Binding<Wrapped?>(base.base), identity: base.identity.adding("optional"),
      transaction: base.transaction
    )
  }

  /// A binding to whether an optional has a value.
  ///
  /// Writing `false` makes the optional `nil`; writing `true` changes nothing.
  ///
  /// - Parameter base: The binding to the optional.
  @_disfavoredOverload
  public init<Wrapped>(_ base: UIBinding<Wrapped?>) where Value == Bool {
    self.init(
      base.base.isPresent(), identity: base.identity.adding("isPresent"),
      transaction: base.transaction
    )
  }

  /// A binding whose type is hidden.
  ///
  /// Writing a value of another type through it is ignored.
  ///
  /// - Parameter base: The binding to the value.
  public init<Wrapped: Hashable>(_ base: UIBinding<Wrapped>) where Value == AnyHashable {
    self.init(
      Binding<AnyHashable>(base.base), identity: base.identity.adding("erased"),
      transaction: base.transaction
    )
  }

  /// A binding that always has this value and ignores what is written.
  ///
  /// - Parameter value: The value.
  public static func constant(_ value: Value) -> UIBinding<Value> {
    UIBinding(
      .constant(value), identity: UIBindingIdentity(of: Storage()), transaction: UITransaction()
    )
  }

  /// The value that is bound.
  public var wrappedValue: Value {
    get { base.wrappedValue }
    nonmutating set {
      guard !transaction.isEmpty else {
        base.wrappedValue = newValue
        return
      }
      withUITransaction(UITransaction.current.merging(transaction)) {
        base.wrappedValue = newValue
      }
    }
  }

  /// The binding itself, to hand on.
  public var projectedValue: UIBinding<Value> { self }

  /// The same binding, whose changes carry this transaction.
  ///
  /// - Parameter transaction: The transaction.
  public func transaction(_ transaction: UITransaction) -> UIBinding<Value> {
    UIBinding(base, identity: identity, transaction: transaction)
  }

  /// A binding to a part of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> UIBinding<Member> {
    UIBinding<Member>(
      base[dynamicMember: keyPath], identity: identity.adding(keyPath), transaction: transaction
    )
  }

  /// A binding to the payload of a case, or `nil` while the value is another case.
  public subscript<Payload>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Payload>>
  ) -> UIBinding<Payload>? where Value: CasePathable {
    guard let payload = base[dynamicMember: keyPath] else { return nil }
    return UIBinding<Payload>(
      payload, identity: identity.adding(keyPath), transaction: transaction
    )
  }

  /// A binding to the payload of a case of an optional, which is `nil` while the value is another case.
  ///
  /// Writing a payload makes the value that case. Writing `nil` makes the value `nil`, unless it is
  /// another case meanwhile.
  public subscript<Enum: CasePathable, Payload>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Payload>>
  ) -> UIBinding<Payload?> where Value == Enum? {
    UIBinding<Payload?>(
      base[dynamicMember: keyPath], identity: identity.adding(keyPath), transaction: transaction
    )
  }

  /// A binding to the payload that the value has now.
  ///
  /// ``CaseBindable()`` writes the calls.
  public func _payload<Payload>(
    _ last: Payload,
    _ name: String,
    embed: @escaping (Payload) -> Value,
    extract: @escaping (Value) -> Payload?
  ) -> UIBinding<Payload> {
    UIBinding<Payload>(
      base._payload(last, name, embed: embed, extract: extract), identity: identity.adding(name),
      transaction: transaction
    )
  }

  /// What tells storage from other storage.
  private final class Storage: Sendable {}
}

extension UIBinding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

// Unchecked: the place behind a binding guards itself, or belongs to the isolation that made it.
extension UIBinding: @unchecked Sendable where Value: Sendable {}
