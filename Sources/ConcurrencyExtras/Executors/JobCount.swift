import Synchronization

/// How many jobs an executor holds.
final class JobCount: Sendable {
  private let count = Atomic<Int>(0)

  func increment() {
    count.wrappingAdd(1, ordering: .acquiringAndReleasing)
  }

  func decrement() {
    count.wrappingSubtract(1, ordering: .acquiringAndReleasing)
  }

  var isZero: Bool { count.load(ordering: .acquiring) == 0 }
}
