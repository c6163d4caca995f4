public import Observation
import TernUICore

/// Makes ``UIBinding``s to the properties of an observable object.
///
/// ```swift
/// final class EditController {
///   @UIBindable var model: EditModel
///   lazy var field = TextField(text: $model.name)
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct UIBindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper, whose members are bindings.
  public var projectedValue: UIBindable<Value> { self }

  @available(*, unavailable, message: "'@UIBindable' needs an observable object.")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  private init(unchecked object: Value) {
    wrappedValue = object
  }
}

extension UIBindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> UIBinding<Member> {
    UIBinding(
      Bindable(unchecked: wrappedValue)[dynamicMember: keyPath],
      identity: UIBindingIdentity(of: wrappedValue).adding(keyPath),
      transaction: UITransaction()
    )
  }
}

extension UIBindable where Value: AnyObject & Observable {
  /// Wraps an observable object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: Value) {
    self.init(unchecked: wrappedValue)
  }

  /// Wraps an observable object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(_ wrappedValue: Value) {
    self.init(unchecked: wrappedValue)
  }

  /// Wraps the object of another wrapper.
  ///
  /// - Parameter projectedValue: The wrapper.
  public init(projectedValue: UIBindable<Value>) {
    self = projectedValue
  }
}

extension UIBindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension UIBindable: Sendable where Value: Sendable {}
