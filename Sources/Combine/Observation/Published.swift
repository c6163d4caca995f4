/// A property of a class that tells when it is about to change.
///
/// `$` before its name is a publisher of its values. It sends the new value before the property has
/// it.
///
/// ```swift
/// final class Search: ObservableObject {
///   @Published var text = ""
/// }
///
/// let search = Search()
/// let subscription = search.$text.sink { print($0) }  // prints ""
/// search.text = "tern"  // prints "tern"
/// ```
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  /// Creates a property.
  ///
  /// - Parameter wrappedValue: Its first value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Creates a property.
  ///
  /// - Parameter initialValue: Its first value.
  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  /// The value, which is only there as a property of a class.
  @available(*, unavailable, message: "'@Published' is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("'@Published' is only available on properties of classes.") }
    set { preconditionFailure("'@Published' is only available on properties of classes.") }
  }

  /// The value, as a property of a class.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  /// A publisher of the values: the current one, and then each before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // For `assign(to:)`, which takes it as an `inout` parameter; there is nothing to write back.
    set { _ = newValue }
  }

  /// A publisher of the values of a property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subscribe(subscriber)
    }
  }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, for as long as its object lives.
  ///
  /// ```swift
  /// ticks.map { "\($0)" }.assign(to: &model.$text)
  /// ```
  ///
  /// - Parameter published: The property, with `$` before its name.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    // The subscription belongs to the property, and does not hold it.
    storage.keep(sink { [weak storage] in storage?.set($0) })
  }
}
