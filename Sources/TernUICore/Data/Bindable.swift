import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// struct Editor: View {
///   @Bindable var book: Book
///
///   var body: some View {
///     TextField("Title", text: $book.title)
///   }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  // That it is there lets the memberwise initializer of a view take the object itself.
  @available(*, unavailable, message: "'@Bindable' needs an observable object.")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  package init(unchecked object: Value) {
    wrappedValue = object
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectMemberLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an observable object.
  public init(wrappedValue: Value) {
    self.init(unchecked: wrappedValue)
  }

  /// Wraps an observable object.
  public init(_ wrappedValue: Value) {
    self.init(unchecked: wrappedValue)
  }

  /// Wraps the object of another wrapper.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
