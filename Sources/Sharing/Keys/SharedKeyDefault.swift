/// A key with a default value, so that properties need none.
///
/// ```swift
/// extension SharedReaderKey where Self == AppStorageKey<Bool>.Default {
///   static var isOn: Self { Self[.appStorage("isOn"), default: false] }
/// }
///
/// @Shared(.isOn) var isOn
/// ```
///
/// Write it as `Default`, a member of the key's type.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let defaultValue: @Sendable () -> Base.Value

  /// Gives a key a default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The default value. It is computed when the storage has none.
  public static subscript(
    key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, defaultValue: value)
  }

  public var id: Base.ID { base.id }

  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  public var description: String { String(describing: base) }
}

extension _SharedKeyDefault: StoredKey where Base: StoredKey {
  func storedValue() throws -> Base.Value? { try base.storedValue() }
}
