public import Dependencies
import IssueReporting

extension SharedReaderKey {
  /// A key whose values live in memory, and start from their defaults in the next run.
  ///
  /// ```swift
  /// @Shared(.inMemory("count")) var count = 0
  /// ```
  ///
  /// - Parameter key: The name of the value.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// A key whose values live in memory, see ``SharedReaderKey/inMemory(_:)``.
///
/// A value outlives its holders: it stays in the storage that
/// ``Dependencies/DependencyValues/defaultInMemoryStorage`` was when the key was made.
public struct InMemoryKey<Value: Sendable>: SharedKey, StoredKey {
  let key: String
  let store: InMemoryStorage

  init(_ key: String) {
    @Dependency(\.defaultInMemoryStorage) var store
    self.key = key
    self.store = store
  }

  /// Creates a key that equals no other.
  init(detachedFrom key: String) {
    self.key = key
    store = InMemoryStorage()
  }

  public var id: InMemoryKeyID { InMemoryKeyID(key: key, store: store) }

  func storedValue() throws -> Value? {
    try store.value(of: key)
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    // Whoever changes the value does it through the reference that all holders share.
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    store.set(value, for: key)
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  public var description: String { ".inMemory(\"\(key)\")" }
}

/// What tells an ``InMemoryKey`` from others.
public struct InMemoryKeyID: Hashable, Sendable {
  let key: String
  let store: InMemoryStorage
}

/// A storage of values in memory.
///
/// Each test has its own. Set the dependency to a new one to start a scope without values.
public struct InMemoryStorage: Hashable, Sendable {
  private final class Values: Sendable {
    let values = Lock<[String: any Sendable]>([:])
  }

  private let values = Values()

  /// Creates a storage without values.
  public init() {}

  func value<Value: Sendable>(of key: String) throws -> Value? {
    guard let value = values.values.withLock({ $0[key] }) else { return nil }
    guard let value = value as? Value else {
      throw StoredTypeError(
        key: key, expected: "\(Value.self)", found: "\(type(of: value as Any))"
      )
    }
    return value
  }

  func set(_ value: some Sendable, for key: String) {
    // The old value is destroyed outside of the lock.
    _ = values.values.withLock { $0.updateValue(value, forKey: key) }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values === rhs.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(values))
  }
}

extension DependencyValues {
  /// Where the values of `inMemory` keys live: one storage in an app, and one in each test.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
