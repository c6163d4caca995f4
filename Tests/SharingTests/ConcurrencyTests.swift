import Combine
import Observation
import Sharing
import Testing

/// Everything at once, from many tasks; the thread sanitizer looks for what this does not show.
struct SharedConcurrencyTests {
  struct Pair: Equatable, Sendable {
    var first = 0
    var second = 0
  }

  @Test func readersWritersObserversAndSubscribersMeet() async throws {
    let pair = Shared(value: Pair())
    let stored = Shared(wrappedValue: Pair(), .inMemory("pair"))
    let switched = Shared(stored)
    let told = LockedValues<Void>()
    let seen = LockedValues<Int>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          for _ in 0..<200 {
            pair.withLock { $0.first += 1 }
            stored.first.withLock { $0 += 1 }
          }
        }
      }
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<200 {
            withObservationTracking {
              _ = pair.second.wrappedValue + pair.wrappedValue.first
              _ = switched.first.wrappedValue
            } onChange: {
              told.append(())
            }
            pair.second.withLock { $0 += 1 }
          }
        }
      }
      group.addTask {
        for _ in 0..<50 {
          let subscription = pair.first.publisher.sink { seen.append($0) }
          pair.withLock { $0.second += 1 }
          subscription.cancel()
        }
      }
      group.addTask {
        for index in 0..<50 {
          try await switched.load(.inMemory("pair \(index % 3)"))
          switched.withLock { $0.second += 1 }
        }
      }
      group.addTask {
        for _ in 0..<50 {
          let other = Shared(wrappedValue: Pair(), .inMemory("pair"))
          _ = other.wrappedValue
          try await other.load()
        }
      }
      try await group.waitForAll()
    }
    #expect(pair.wrappedValue == Pair(first: 600, second: 450))
    // Each of the observers changed what it had observed. Of several values that change at once on
    // several threads, an observer may be told by more than one.
    #expect(told.values.count >= 400)
    #expect(seen.values.count >= 50)
    #expect(Shared(wrappedValue: Pair(), .inMemory("pair")).wrappedValue.first <= 600)
  }
}
