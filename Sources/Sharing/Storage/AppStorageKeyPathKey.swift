import ConcurrencyExtras
import Dependencies
public import Foundation
import IssueReporting

extension SharedReaderKey {
  /// A key of a property that an extension of `UserDefaults` declares.
  ///
  /// ```swift
  /// extension UserDefaults {
  ///   var count: Int {
  ///     get { integer(forKey: "count") }
  ///     set { set(newValue, forKey: "count") }
  ///   }
  /// }
  ///
  /// @Shared(.appStorage(\.count)) var count = 0
  /// ```
  ///
  /// The property's own default stands for a missing value, not that of the shared property.
  ///
  /// - Parameters:
  ///   - keyPath: The property. It must keep its value through the functions of `UserDefaults`.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public static func appStorage<Value>(
    _ keyPath: any ReferenceWritableKeyPath<UserDefaults, Value> & Sendable,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKeyPathKey<Value> {
    AppStorageKeyPathKey(keyPath, store: store)
  }
}

/// A key of a property that an extension of `UserDefaults` declares, see
/// ``SharedReaderKey/appStorage(_:store:)``.
///
/// It keeps the promises of ``AppStorageKey``.
public struct AppStorageKeyPathKey<Value: Sendable>: SharedKey, StoredKey {
  private let keyPath: any ReferenceWritableKeyPath<UserDefaults, Value> & Sendable
  private let store: any AppStore
  private let storeID: AppStoreID

  /// Creates a key for a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property. It must keep its value through the functions of `UserDefaults`.
  ///   - store: The store; the dependency `defaultAppStorage`, unless given.
  public init(
    _ keyPath: any ReferenceWritableKeyPath<UserDefaults, Value> & Sendable,
    store: UserDefaults? = nil
  ) {
    @Dependency(\.defaultAppStorage) var defaultStore
    self.keyPath = keyPath
    (storeID, self.store) = appStore(of: store ?? defaultStore)
  }

  public var id: AppStorageKeyPathKeyID {
    AppStorageKeyPathKeyID(keyPath: keyPath, store: storeID)
  }

  func storedValue() throws -> Value? {
    let front = AppStoreFront(store)
    let value = front[keyPath: keyPath]
    try front.check()
    return value
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    // The property says by what it asks for where its value is.
    let front = AppStoreFront(store)
    _ = front[keyPath: keyPath]
    return store.watch(front.names, subscriber) { try storedValue() }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let front = AppStoreFront(store)
    front[keyPath: keyPath] = value
    continuation.resume(with: Result { try front.check() })
  }
}

extension AppStorageKeyPathKey: CustomStringConvertible {
  public var description: String { ".appStorage(\(keyPath))" }
}

/// What tells an ``AppStorageKeyPathKey`` from others.
public struct AppStorageKeyPathKeyID: Hashable, Sendable {
  let keyPath: any AnyKeyPath & Sendable
  let store: AppStoreID

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.store == rhs.store
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(store)
  }
}

/// What properties of `UserDefaults` are evaluated on, so that they use a store as keys do.
private final class AppStoreFront: UserDefaults {
  private struct State {
    var names: Set<String> = []
    var error: (any Error)?
  }

  private let base: any AppStore
  private let state = Lock(State())

  init(_ base: any AppStore) {
    self.base = base
    super.init(suiteName: nil)!
  }

  /// What the property has asked for.
  var names: Set<String> { state.withLock { $0.names } }

  /// Throws what the store has thrown.
  func check() throws {
    if let error = state.withLock({ $0.error }) { throw error }
  }

  override func object(forKey defaultName: String) -> Any? {
    state.withLock { _ = $0.names.insert(defaultName) }
    return attempt { try base.storedObject(defaultName) } ?? nil
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    attempt { try base.store(value, defaultName) }
  }

  override func removeObject(forKey defaultName: String) {
    attempt { try base.store(nil, defaultName) }
  }

  override func synchronize() -> Bool { true }

  @discardableResult
  private func attempt<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      state.withLock { $0.error = error }
      return nil
    }
  }
}
