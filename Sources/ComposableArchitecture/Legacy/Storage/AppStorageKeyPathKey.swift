import ConcurrencyExtras
import Dependencies
import Foundation
import Sharing

extension SharedReaderKey {
  /// A value in the user's defaults that a property of them reads and writes.
  ///
  /// ```swift
  /// extension UserDefaults {
  ///   var launches: Int {
  ///     get { integer(forKey: "launches") }
  ///     set { set(newValue, forKey: "launches") }
  ///   }
  /// }
  /// @Shared(.appStorage(\.launches)) var launches = 0
  /// ```
  ///
  /// - Parameter keyPath: The property.
  @available(*, deprecated, message: "Name the key: '.appStorage(\"launches\")'.")
  public static func appStorage<Value: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<UserDefaults, Value>
  ) -> Self where Self == AppStorageKeyPathKey<Value> {
    AppStorageKeyPathKey(keyPath)
  }
}

/// A key whose values live in the user's defaults, under a property of them.
///
/// The store is the dependency `defaultAppStorage` at the time when the key is made.
@available(*, deprecated, message: "Name the key: '.appStorage(\"launches\")'.")
public struct AppStorageKeyPathKey<Value: Sendable>: SharedKey {
  private let keyPath: UncheckedSendable<ReferenceWritableKeyPath<UserDefaults, Value>>
  private let store: UncheckedSendable<UserDefaults>

  /// A key for a property.
  ///
  /// - Parameter keyPath: The property.
  public init(_ keyPath: ReferenceWritableKeyPath<UserDefaults, Value>) {
    @Dependency(\.defaultAppStorage) var store
    self.keyPath = UncheckedSendable(keyPath)
    self.store = UncheckedSendable(store)
  }

  /// What tells a key from others.
  public struct ID: Hashable, Sendable {
    fileprivate let keyPath: UncheckedSendable<AnyKeyPath>
    fileprivate let store: ObjectIdentifier

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.keyPath.value == rhs.keyPath.value && lhs.store == rhs.store
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(keyPath.value)
      hasher.combine(store)
    }
  }

  public var id: ID {
    ID(keyPath: UncheckedSendable(keyPath.value), store: ObjectIdentifier(store.value))
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(returning: store.value[keyPath: keyPath.value])
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    // Changes in this process come through the reference that all holders share.
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    store.value[keyPath: keyPath.value] = value
    _ = store.value.synchronize()
    continuation.resume()
  }
}
