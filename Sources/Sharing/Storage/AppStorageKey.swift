import Dependencies
import Foundation

/// A key whose values live in the user's defaults.
///
/// ```swift
/// @Shared(.appStorage("count")) var count = 0
/// ```
///
/// Each change is written before the next one is, in one step: a crash leaves the store with all its
/// values. When two processes write one key, the last writer wins; writes of different keys do not
/// disturb each other. What another process writes is seen, and so is what this process sets in the
/// store itself, once the store is synchronized. A value that is removed elsewhere becomes `nil` if
/// it is an optional, and stays as it is otherwise.
///
/// A value of another type in the store gives the property's default and a ``Shared/loadError``. The
/// store is the dependency `defaultAppStorage` at the time when the key is made, unless the key names
/// one. A subclass of `UserDefaults` is used through its functions only, and not watched.
public struct AppStorageKey<Value: Sendable>: SharedKey, StoredKey {
  let key: String
  private let store: any AppStore
  private let storeID: AppStoreID
  private let coding: AppStorageCoding<Value>

  init(_ key: String, _ store: UserDefaults?, _ coding: AppStorageCoding<Value>) {
    @Dependency(\.defaultAppStorage) var defaultStore
    self.key = key
    (storeID, self.store) = appStore(of: store ?? defaultStore)
    self.coding = coding
  }

  public var id: AppStorageKeyID {
    AppStorageKeyID(key: key, store: storeID)
  }

  func storedValue() throws -> Value? {
    guard let stored = try store.storedObject(key) else { return nil }
    guard let value = try coding.decode(stored) else {
      throw StoredTypeError(
        key: key, expected: "\(Value.self)", found: "\(type(of: stored))"
      )
    }
    return value
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    store.watch([key], subscriber) { try storedValue() ?? coding.absent }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try store.store(try coding.encode(value), key) })
  }
}

extension AppStorageKey: CustomStringConvertible {
  public var description: String { ".appStorage(\"\(key)\")" }
}

/// What tells an ``AppStorageKey`` from others.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let store: AppStoreID
}

extension AppStore {
  /// Passes on what others change.
  func watch<Value>(
    _ names: Set<String>, _ subscriber: SharedSubscriber<Value>,
    _ value: @escaping @Sendable () throws -> Value?
  ) -> SharedSubscription {
    do {
      return try subscribe(names) { error in
        let attempt = subscriber.attempt()
        attempt.yield(with: error.map(Result.failure) ?? Result { try value() })
      }
    } catch {
      subscriber.yield(throwing: error)
      return SharedSubscription {}
    }
  }
}
