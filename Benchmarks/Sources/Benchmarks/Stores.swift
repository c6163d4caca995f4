import ComposableArchitecture

/// What a store does for an action, by hand: a `switch` that changes a struct.
struct HandCounter {
  var count = 0
  var name = "counter"

  enum Action {
    case increment
    case nothing
  }

  @inline(never)
  mutating func handle(_ action: Action) {
    switch action {
    case .increment: count += 1
    case .nothing: break
    }
  }
}

private let byHand: @MainActor (Int) async -> Void = { count in
  var counter = HandCounter()
  for _ in 0..<count { counter.handle(.increment) }
  consume(counter)
}

private typealias L1 = Level<Counter>
private typealias L2 = Level<L1>
private typealias L3 = Level<L2>
private typealias L4 = Level<L3>
private typealias L5 = Level<L4>

@MainActor
private func level5() -> L5 {
  L5(child: L4(child: L3(child: L2(child: L1(child: Counter())))))
}

private func state5() -> L5.State {
  L5.State(
    child: L4.State(
      child: L3.State(child: L2.State(child: L1.State(child: Counter.State())))
    )
  )
}

@MainActor
private func leaf(of store: StoreOf<L5>) -> StoreOf<Counter> {
  store
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child)
}

@MainActor
func storeBenchmarks() -> [Benchmark] {
  let root = Store(initialState: Counter.State()) { Counter() }
  let observed = Store(initialState: Counter.State()) { Counter() }
  let deep = Store(initialState: state5()) { level5() }
  let genericLeaf = leaf(of: deep)
  let leaf5 = Store(initialState: Level5.State()) { Level5() }.counter
  let leaf10 = Store(initialState: Level10.State()) { Level10() }.counter
  let pair = Store(initialState: Pair.State()) { Pair() }
  let left = pair.scope(state: \.left, action: \.left)
  let presenting = Store(initialState: Counter.State(detail: Detail.State())) { Counter() }
  let showing = Store(initialState: Counter.State(detail: Detail.State())) { Counter() }
  let detail = showing.scope(state: \.detail, action: \.detail.presented)
  let boundDetail = Bindable(showing).scope(state: \.detail, action: \.detail).wrappedValue
  let stack = Store(
    initialState: Stack.State(
      path: StackState((0..<100).map { _ in Stack.Path.State.counter(Counter.State()) })
    )
  ) {
    Stack()
  }

  return [
    Benchmark("store: send to the root") { count in
      for _ in 0..<count { root.send(.increment) }
    } byHand: {
      await byHand($0)
    },
    Benchmark("store: send that changes nothing") { count in
      for _ in 0..<count { root.send(.nothing) }
    } byHand: {
      await byHand($0)
    },
    Benchmark("store: send with one observed property") { count in
      for _ in 0..<count {
        withObservationTracking {
          consume(observed.count)
        } onChange: {
        }
        observed.send(.increment)
      }
    } byHand: {
      await byHand($0)
    },
    Benchmark("store: send through 5 scopes") { count in
      for _ in 0..<count { leaf5.send(.increment) }
    } byHand: {
      await byHand($0)
    },
    Benchmark("store: send through 10 scopes") { count in
      for _ in 0..<count { leaf10.send(.increment) }
    } byHand: {
      await byHand($0)
    },
    Benchmark("store: send through 5 scopes of generic features") { count in
      for _ in 0..<count { genericLeaf.send(.increment) }
    } byHand: {
      await byHand($0)
    },
    Benchmark("store: read through 10 scopes") { count in
      for _ in 0..<count { consume(leaf10.count) }
    } byHand: { count in
      let counter = HandCounter()
      for _ in 0..<count { consume(counter.count) }
    },
    Benchmark("store: scope for the first time") { count in
      for _ in 0..<count { consume(pair.scope(state: \.right, action: \.right)) }
    } byHand: { count in
      for _ in 0..<count { consume(pair) }
    },
    Benchmark("store: scope again") { count in
      for _ in 0..<count { consume(pair.scope(state: \.left, action: \.left)) }
      consume(left)
    } byHand: { count in
      for _ in 0..<count { consume(pair) }
    },
    Benchmark("store: scope a presented feature for the first time") { count in
      for _ in 0..<count {
        consume(presenting.scope(state: \.detail, action: \.detail.presented))
      }
    } byHand: { count in
      for _ in 0..<count { consume(presenting) }
    },
    Benchmark("store: scope a presented feature again") { count in
      for _ in 0..<count { consume(showing.scope(state: \.detail, action: \.detail.presented)) }
      consume(detail)
    } byHand: { count in
      for _ in 0..<count { consume(showing) }
    },
    Benchmark("store: bind a presented feature and read it, again") { count in
      for _ in 0..<count {
        consume(Bindable(showing).scope(state: \.detail, action: \.detail).wrappedValue)
      }
      consume(boundDetail)
    } byHand: { count in
      for _ in 0..<count { consume(showing) }
    },
    Benchmark("store: push and pop on a stack of 100") { count in
      for _ in 0..<count {
        stack.send(.push)
        stack.send(.pop)
      }
    } byHand: { count in
      var path = (0..<100).map { _ in HandCounter() }
      for _ in 0..<count {
        path.append(HandCounter())
        path.removeLast()
      }
      consume(path)
    },
    Benchmark("store: show and dismiss a feature") { count in
      for _ in 0..<count {
        root.send(.show)
        root.send(.detail(.dismiss))
      }
    } byHand: { count in
      var detail: HandCounter?
      for _ in 0..<count {
        detail = HandCounter()
        consume(detail)
        detail = nil
      }
      consume(detail)
    },
    Benchmark("store: effect that sends back, to its end") { count in
      for _ in 0..<count { await root.send(.run).finish() }
    } byHand: { count in
      for _ in 0..<count { await Task { await Task.yield() }.value }
    },
    Benchmark("store: Effect.send") { count in
      for _ in 0..<count { root.send(.sendAgain) }
    } byHand: {
      await byHand($0)
    },
  ] + rowBenchmarks()
}

@MainActor
func testStoreBenchmarks() -> [Benchmark] {
  let store = TestStore(initialState: Counter.State()) { Counter() }
  return [
    Benchmark("test store: send and assert") { count in
      for _ in 0..<count { await store.send(.increment) { $0.count += 1 } }
    } byHand: { count in
      var counter = HandCounter()
      for _ in 0..<count { counter.handle(.increment) }
      consume(counter)
    },
    Benchmark("test store: send and receive") { count in
      for _ in 0..<count {
        await store.send(.run)
        await store.receive(\.ran)
      }
    } byHand: { count in
      for _ in 0..<count { await Task { await Task.yield() }.value }
    },
  ]
}
