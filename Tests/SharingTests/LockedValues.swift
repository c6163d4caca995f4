import Foundation

/// What callbacks of a test have received.
final class LockedValues<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: [Value] = []

  var values: [Value] { lock.withLock { storage } }

  func append(_ value: Value) {
    lock.withLock { storage.append(value) }
  }
}
