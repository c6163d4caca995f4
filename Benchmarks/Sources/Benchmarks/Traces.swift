import ComposableArchitecture

/// What a trace costs, beside the same store without one.
@MainActor
func traceBenchmarks() -> [Benchmark] {
  let plain = Store(initialState: Counter.State()) { Counter() }
  let traced = Store(initialState: Counter.State()) { Counter() }
  let bare = Store(initialState: Counter.State()) { Counter() }
  let trace = StoreTrace(of: traced)
  let bareTrace = StoreTrace(of: bare, contents: [])
  return [
    Benchmark("trace: send with differences") { count in
      for _ in 0..<count { traced.send(.increment) }
      consume(trace)
    } byHand: { count in
      for _ in 0..<count { plain.send(.increment) }
    },
    Benchmark("trace: send with names and origins only") { count in
      for _ in 0..<count { bare.send(.increment) }
      consume(bareTrace)
    } byHand: { count in
      for _ in 0..<count { plain.send(.increment) }
    },
  ]
}
