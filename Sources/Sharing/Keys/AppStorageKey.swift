import ConcurrencyExtras
import Dependencies
import Foundation

/// A key whose values live in the user's defaults.
///
/// ```swift
/// @Shared(.appStorage("count")) var count = 0
/// ```
///
/// Each change is written before the next one is. When two processes write one key, the last writer
/// wins; writes of different keys do not disturb each other. A value of another type in the store
/// gives the property's default and a ``Shared/loadError``. The store is the dependency
/// `defaultAppStorage` at the time when the key is made, unless the key names one.
public struct AppStorageKey<Value: Sendable>: SharedKey, StoredKey {
  let key: String
  let store: UncheckedSendable<UserDefaults>
  let coding: AppStorageCoding<Value>

  init(_ key: String, _ store: UserDefaults?, _ coding: AppStorageCoding<Value>) {
    @Dependency(\.defaultAppStorage) var defaultStore
    self.key = key
    self.store = UncheckedSendable(store ?? defaultStore)
    self.coding = coding
  }

  public var id: AppStorageKeyID {
    AppStorageKeyID(key: key, store: ObjectIdentifier(store.value))
  }

  func storedValue() throws -> Value? {
    guard let stored = store.value.object(forKey: key) else { return nil }
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
    // Changes in this process come through the reference that all holders share.
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(
      with: Result {
        if let encoded = try coding.encode(value) {
          store.value.set(encoded, forKey: key)
        } else {
          store.value.removeObject(forKey: key)
        }
        // Other processes see what is synchronized.
        _ = store.value.synchronize()
      }
    )
  }
}

extension AppStorageKey: CustomStringConvertible {
  public var description: String { ".appStorage(\"\(key)\")" }
}

/// What tells an ``AppStorageKey`` from others.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let store: ObjectIdentifier
}
