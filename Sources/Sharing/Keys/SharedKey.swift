/// A key that names a storage which shared values are loaded from and saved to.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value.
  ///
  /// Values come in the order of the changes, one at a time.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is saved.
  ///   - continuation: Takes the outcome, once.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// The value has changed.
  case didSet
  /// Somebody called `save()`.
  case userInitiated
}
