import ComposableArchitecture
import Foundation

/// Rows by hand: an array, and where each id is.
private struct HandRows {
  var rows: [HandCounter]
  var positions: [Int: Int]

  init(_ count: Int) {
    rows = Array(repeating: HandCounter(), count: count)
    positions = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
  }

  @inline(never)
  mutating func increment(_ id: Int) {
    if let position = positions[id] { rows[position].count += 1 }
  }
}

@MainActor
private final class Notifications {
  var count = 0
}

@MainActor
func rowBenchmarks() -> [Benchmark] {
  let alive = Store(initialState: Rows.State(count: 1_000)) { Rows() }
  let stores = Array(alive.scope(state: \.rows, action: \.rows))
  return [1_000, 10_000].map(action(toOneOf:)) + [
    Benchmark("rows: action through a row's store, 1000 alive") { count in
      for index in 0..<count { stores[index &* 7919 % 1_000].send(.increment) }
    } byHand: {
      await increment(1_000, times: $0)
    },
    Benchmark("rows: scope 1000 for the first time, a row", scale: 1_000) { count in
      for _ in 0..<count {
        let store = Store(initialState: Rows.State(count: 1_000)) { Rows() }
        consume(Array(store.scope(state: \.rows, action: \.rows)))
      }
    } byHand: { count in
      for _ in 0..<count { consume(HandRows(1_000)) }
    },
    Benchmark("rows: scope 1000 again, a row", scale: 1_000) { count in
      for _ in 0..<count {
        for store in alive.scope(state: \.rows, action: \.rows) { consume(store) }
      }
      consume(stores)
    } byHand: { count in
      for _ in 0..<count {
        for store in stores { consume(store) }
      }
    },
    unheard(),
    reopened(),
  ]
}

private func increment(_ size: Int, times count: Int) async {
  var hand = HandRows(size)
  for index in 0..<count { hand.increment(index &* 7919 % size) }
  consume(hand)
}

@MainActor
private func action(toOneOf size: Int) -> Benchmark {
  let store = Store(initialState: Rows.State(count: size)) { Rows() }
  return Benchmark("rows: action to one of \(size)") { count in
    for index in 0..<count {
      store.send(.rows(.element(id: index &* 7919 % size, action: .increment)))
    }
  } byHand: {
    await increment(size, times: $0)
  }
}

/// An action that changes nothing, while every row is observed.
@MainActor
private func unheard() -> Benchmark {
  let store = Store(initialState: Rows.State(count: 1_000)) { Rows() }
  let stores = Array(store.scope(state: \.rows, action: \.rows))
  let notifications = Notifications()
  for store in stores {
    withObservationTracking {
      consume(store.count)
    } onChange: {
      MainActor.assumeIsolated { notifications.count += 1 }
    }
  }
  return Benchmark("rows: action that changes nothing, 1000 observers") { count in
    for index in 0..<count {
      stores[index &* 7919 % 1_000].send(.nothing)
      store.send(.nothing)
    }
    precondition(notifications.count == 0, "An action that changed nothing was told of.")
  } byHand: {
    await increment(1_000, times: $0)
  }
}

/// A send after a screen of 1,000 child stores was opened and closed 100 times.
@MainActor
private func reopened() -> Benchmark {
  let store = Store(initialState: Home.State()) { Home() }
  func open() {
    store.send(.show)
    if let list = store.scope(state: \.list, action: \.list.presented) {
      for row in Array(list.scope(state: \.rows, action: \.rows)) { row.send(.increment) }
    }
    store.send(.list(.dismiss))
  }
  func prepare() {
    for _ in 0..<20 { open() }
    let before = residentPages()
    for _ in 0..<100 { open() }
    let growth = residentPages() - before
    precondition(growth < 256, "Screens that were closed left \(growth) pages of memory behind.")
  }
  return Benchmark("rows: send after 100 screens of 1000 stores", prepare: prepare) { count in
    for _ in 0..<count { store.send(.increment) }
  } byHand: {
    await increment(1_000, times: $0)
  }
}

/// How much memory the process has, in pages.
func residentPages() -> Int {
  let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return numbers.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}
