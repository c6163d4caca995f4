import IssueReporting
import Synchronization

/// The parts of a shared value that observers have read.
///
/// It is an object of its own, because a part may go while observation holds its own lock: then
/// nothing but this table may be touched.
final class ObservedParts<Value>: @unchecked Sendable {
  private struct Entry {
    weak var part: ObservedPart?
    var isUnchanged: (Value, Value) -> Bool
  }

  private let entries = Lock<[ObjectIdentifier: Entry]>([:])
  private let count = Atomic<Int>(0)

  /// Adds a part.
  ///
  /// - Parameter isUnchanged: Whether the part is the same in two values.
  func makePart(_ isUnchanged: @escaping (Value, Value) -> Bool) -> ObservedPart {
    let part = ObservedPart { [weak self] in self?.remove($0) }
    entries.withLock { $0[ObjectIdentifier(part)] = Entry(part: part, isUnchanged: isUnchanged) }
    count.add(1, ordering: .acquiringAndReleasing)
    return part
  }

  /// The parts that differ between two values.
  func changed(_ old: Value, _ new: Value) -> [ObservedPart] {
    guard count.load(ordering: .acquiring) > 0 else { return [] }
    let entries = entries.withLock { Array($0.values) }
    return entries.compactMap { $0.isUnchanged(old, new) ? nil : $0.part }
  }

  private func remove(_ id: ObjectIdentifier) {
    // Returned, so that what the closure holds is destroyed outside of the lock.
    _ = entries.withLock { $0.removeValue(forKey: id) }
    count.subtract(1, ordering: .acquiringAndReleasing)
  }
}
