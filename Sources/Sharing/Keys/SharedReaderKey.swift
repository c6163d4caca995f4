/// A key that names a storage which shared values are loaded from.
///
/// Conform to it for a storage that is only read, such as a configuration on a server, and to
/// ``SharedKey`` for one that is also written. Add a static member so that uses read well:
///
/// ```swift
/// extension SharedReaderKey where Self == RemoteConfigKey {
///   static var remoteConfig: Self { RemoteConfigKey() }
/// }
/// ```
///
/// All holders of equal ids share one value, so keys of one id must agree on the type of the value;
/// a key used at another type is reported as an issue, and shares nothing.
public protocol SharedReaderKey<Value>: Sendable {
  /// What the storage holds.
  associatedtype Value: Sendable
  /// What tells storages apart.
  associatedtype ID: Hashable & Sendable = Self

  /// What tells this storage from all others.
  ///
  /// Ids of different kinds of keys are compared too: use a type of your own.
  var id: ID { get }

  /// Loads the value.
  ///
  /// - Parameters:
  ///   - context: Why it is loaded.
  ///   - continuation: Takes the result, once. Resumed before the function returns, the value is
  ///     there as soon as the property is.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Starts to watch the storage for changes that are made elsewhere.
  ///
  /// - Parameters:
  ///   - context: Why the value is watched.
  ///   - subscriber: Takes the changes.
  /// - Returns: What ends the watch; it is cancelled with the last holder of the value.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

extension SharedReaderKey {
  /// The kind of this key that brings a default value, see ``_SharedKeyDefault``.
  public typealias Default = _SharedKeyDefault<Self>
}

/// Why a value is loaded.
public enum LoadContext<Value> {
  /// The first holder of the value was made, with this value in case there is none to load.
  case initialValue(Value)
  /// Somebody called `load()`.
  case userInitiated

  /// The value that the first holder was made with.
  public var initialValue: Value? {
    switch self {
    case .initialValue(let value): value
    case .userInitiated: nil
    }
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
