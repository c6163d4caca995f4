import Foundation

/// A clock whose sleepers wait until a test lets them go.
final class GateClock: Clock, @unchecked Sendable {
  typealias Instant = ContinuousClock.Instant

  private let lock = NSLock()
  private var sleepers: [AsyncStream<Void>.Continuation] = []
  private let arrivals = AsyncStream<Void>.makeStream()

  var now: Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (gate, continuation) = AsyncStream<Void>.makeStream()
    lock.withLock { sleepers.append(continuation) }
    arrivals.continuation.yield()
    for await _ in gate {}
  }

  /// Waits for somebody to sleep, and wakes them.
  func open() async {
    for await _ in arrivals.stream { break }
    lock.withLock { sleepers.removeFirst() }.finish()
  }
}
