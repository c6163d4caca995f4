/// A key whose storage changes values in transactions, so that processes do not lose each other's
/// changes.
///
/// A change of such a value runs inside of ``transaction(_:)``, on the newest value that the storage has:
/// ``Shared/withLock(_:fileID:filePath:line:column:)`` returns when the storage has the result, or when
/// ``Shared/saveError`` says why not. ``Shared/save()`` is a transaction as well, one that changes
/// nothing; ``SharedKey/save(_:context:continuation:)`` is not called.
public protocol TransactionalSharedKey<Value>: SharedKey {
  /// Changes the stored value in one step that nobody interrupts, in this process or another.
  ///
  /// The value that a failed transaction has computed stays in memory, and the next change starts from
  /// it unless the storage has a newer one.
  ///
  /// - Parameter change: Called at most once, before this returns. Its argument is the stored value if
  ///   it is another than the holders of this key have last loaded or stored, and `nil` otherwise.
  ///   It returns the value to store.
  /// - Throws: Why the change was not stored.
  func transaction(_ change: (_ newer: Value?) -> Value) throws
}
