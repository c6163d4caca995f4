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
    try store.value(of: key, as: Value.self)
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try storedValue() })
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    // Whoever changes the value does it through the reference that all holders share.
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    store.save(value, for: key)
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
  private final class Boxes: Sendable {
    /// Values are in the boxes that their holders read and write, so a change need not be saved.
    let boxes = Lock<[String: any Box]>([:])
  }

  private let boxes = Boxes()

  /// Creates a storage without values.
  public init() {}

  func value<Value: Sendable>(of key: String, as type: Value.Type) throws -> Value? {
    guard let box = boxes.boxes.withLock({ $0[key] }) else { return nil }
    let typed: ValueBox<Value> = try typed(box, of: key)
    return typed.current
  }

  func save<Value: Sendable>(_ value: Value, for key: String) {
    if case .success(let box) = box(for: key, .unknown, default: { value }) {
      box.replace(with: value)
    } else {
      // Returned, so that the old value is destroyed outside of the lock.
      _ = boxes.boxes.withLock { $0.updateValue(ValueBox(value, .unknown), forKey: key) }
    }
  }

  /// The box of a key, made if there is none.
  func box<Value: Sendable>(
    for key: String, _ site: Site, default value: () -> Value
  ) -> Result<ValueBox<Value>, any Error> {
    Result {
      if let box = boxes.boxes.withLock({ $0[key] }) { return try typed(box, of: key) }
      // The default is computed outside of the lock. The first to come with one counts.
      let new = ValueBox(value(), site)
      let box = boxes.boxes.withLock { boxes -> any Box in
        if let box = boxes[key] { return box }
        boxes[key] = new
        return new
      }
      return try typed(box, of: key)
    }
  }

  private func typed<Value>(_ box: any Box, of key: String) throws -> ValueBox<Value> {
    if let box = box as? ValueBox<Value> { return box }
    throw StoredTypeError(key: key, expected: "\(Value.self)", found: box.typeName)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.boxes === rhs.boxes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(boxes))
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
