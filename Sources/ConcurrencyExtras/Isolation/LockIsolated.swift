import IssueReporting

/// A value behind a lock, to share between tasks and threads.
///
/// It is at home in tests, where a `@Sendable` closure has to note what it saw:
///
/// ```swift
/// let saved = LockIsolated<[Draft]>([])
/// let client = Client(save: { draft in saved.withValue { $0.append(draft) } })
/// …
/// #expect(saved.value == [draft])
/// ```
///
/// The value is changed in place, without a copy. The lock is not recursive: a function given to
/// ``withValue(_:)`` must not use the same `LockIsolated`, which would end the process.
@dynamicMemberLookup
public final class LockIsolated<Value>: Sendable {
  private let lock: Lock<Value>

  /// Creates a value behind a lock.
  ///
  /// - Parameter value: The value. What it captures must be `Sendable`, it itself need not be.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    lock = Lock(try value())
  }

  /// A property of the value.
  ///
  /// Two reads see two moments; to read what belongs together use ``withValue(_:)``.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { $0[keyPath: keyPath] }
  }

  /// Works on the value while nobody else can reach it.
  ///
  /// ```swift
  /// count.withValue { $0 += 1 }
  /// ```
  ///
  /// - Parameter operation: What to do. It runs at once, on the calling thread.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try lock.withLock(operation)
  }

  /// Replaces the value.
  ///
  /// To change it depending on what it is use ``withValue(_:)``: another thread may come between
  /// a read and this.
  ///
  /// - Parameter newValue: The new value, made before the lock is taken.
  /// - Throws: What making the value throws.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    let newValue = try newValue()
    // Returned, so that the old value is destroyed outside of the lock.
    _ = lock.withLock { value in
      let old = value
      value = newValue
      return old
    }
  }
}

extension LockIsolated where Value: Sendable {
  /// The value at this moment.
  public var value: Value {
    lock.withLock { $0 }
  }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Whether the values are equal at this moment.
  ///
  /// - Parameters:
  ///   - lhs: A value behind a lock.
  ///   - rhs: Another one.
  /// - Returns: Whether both hold equal values.
  @available(*, deprecated, message: "Compare the values: 'lhs.value == rhs.value'.")
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    if lhs === rhs { return true }
    // Not one lock inside the other, which could deadlock with the opposite order.
    let left = lhs.lock.withLock { $0 }
    let right = rhs.lock.withLock { $0 }
    return left == right
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  /// Hashes the value at this moment.
  ///
  /// - Parameter hasher: The hasher.
  @available(*, deprecated, message: "Hash the value: 'hasher.combine(isolated.value)'.")
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lock.withLock { $0 })
  }
}
