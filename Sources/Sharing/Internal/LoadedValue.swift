/// The value that the storage of a key has.
///
/// - Throws: What the storage throws, or `MissingValueError` if it has no value.
func loadedValue<Value>(of key: some SharedReaderKey<Value>) async throws -> Value {
  let result = await withCheckedContinuation { continuation in
    key.load(
      context: .userInitiated,
      continuation: LoadContinuation("\(key)") { continuation.resume(returning: $0) }
    )
  }
  guard let value = try result.get() else { throw MissingValueError(key: "\(key)") }
  return value
}
