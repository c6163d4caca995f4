/// A key whose storage can be asked for its value at once.
///
/// A default value need not be computed when the storage has one, which
/// ``SharedReaderKey/load(context:continuation:)``, being handed the default, cannot spare.
protocol StoredKey<Value>: SharedReaderKey {
  /// The value in the storage, or `nil` if it has none.
  func storedValue() throws -> Value?
}

extension StoredKey {
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try storedValue() })
  }
}

/// What the storage of a key holds, or `nil` if it cannot be asked at once.
func storedResult<Value>(of key: any SharedReaderKey<Value>) -> Result<Value?, any Error>? {
  guard let key = key as? any StoredKey<Value> else { return nil }
  return Result { try key.storedValue() }
}
