import ComposableArchitecture
import Observation
import Synchronization

/// The same by hand: an integer behind a mutex.
private final class HandCount: Sendable {
  let value = Mutex(0)
}

@Reducer
private struct SharedCounter {
  @ObservableState
  struct State {
    @Shared var count: Int
  }
  enum Action {
    case increment
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.$count.withLock { $0 += 1 }
        return .none
      }
    }
  }
}

@Observable
private final class HandObservable {
  var count = 0
}

private struct Account: Equatable, Sendable {
  var name = "a"
  var count = 0
}

private let increments: @MainActor (Int) async -> Void = { count in
  let shared = HandCount()
  for _ in 0..<count { shared.value.withLock { $0 += 1 } }
  consume(shared.value.withLock { $0 })
}

private let reads: @MainActor (Int) async -> Void = { count in
  let shared = HandCount()
  for _ in 0..<count { consume(shared.value.withLock { $0 }) }
}

@MainActor
func sharedBenchmarks() -> [Benchmark] {
  let count = Shared(value: 0)
  let stored = Shared(wrappedValue: 0, .inMemory("benchmark"))
  let account = Shared(value: Account())
  let part = account.count
  let store = Store(initialState: SharedCounter.State(count: Shared(value: 0))) { SharedCounter() }
  return [
    Benchmark("shared: read") { turns in
      for _ in 0..<turns { consume(count.wrappedValue) }
    } byHand: {
      await reads($0)
    },
    Benchmark("shared: read a part") { turns in
      for _ in 0..<turns { consume(part.wrappedValue) }
    } byHand: {
      await reads($0)
    },
    Benchmark("shared: withLock") { turns in
      for _ in 0..<turns { count.withLock { $0 += 1 } }
    } byHand: {
      await increments($0)
    },
    Benchmark("shared: withLock, with a key in memory") { turns in
      for _ in 0..<turns { stored.withLock { $0 += 1 } }
    } byHand: {
      await increments($0)
    },
    Benchmark("shared: withLock by 8 tasks, a change") { turns in
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            for _ in 0..<(turns + 7) / 8 { count.withLock { $0 += 1 } }
          }
        }
      }
    } byHand: { turns in
      let shared = HandCount()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            for _ in 0..<(turns + 7) / 8 { shared.value.withLock { $0 += 1 } }
          }
        }
      }
    },
    Benchmark("shared: tell 1,000 observing holders of a key, a holder", scale: 1_000) { turns in
      let holders = (0..<1_000).map { _ in Shared(wrappedValue: 0, .inMemory("observed")) }
      for _ in 0..<turns {
        for holder in holders {
          withObservationTracking {
            consume(holder.wrappedValue)
          } onChange: {
          }
        }
        holders[0].withLock { $0 += 1 }
      }
    } byHand: { turns in
      let object = HandObservable()
      for _ in 0..<turns {
        for _ in 0..<1_000 {
          withObservationTracking {
            consume(object.count)
          } onChange: {
          }
        }
        object.count += 1
      }
    },
    Benchmark("shared: make a holder of a key") { turns in
      for _ in 0..<turns { consume(Shared(wrappedValue: 0, .inMemory("benchmark"))) }
    } byHand: { turns in
      let objects = ["benchmark": HandCount()]
      for _ in 0..<turns { consume(objects["benchmark"]) }
    },
    Benchmark("shared: store sends that change it") { turns in
      for _ in 0..<turns { store.send(.increment) }
    } byHand: {
      await increments($0)
    },
  ]
}
