import ComposableArchitecture
import Testing

@Reducer
private struct Watcher {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var log: [String] = []
  }
  enum Action {
    case set(Int)
    case logged
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .set(let count) = action { state.count = count }
      return .none
    }
    .onChange(of: \.count) { oldValue, newValue in
      Reduce { state, _ in
        state.log.append("\(oldValue) → \(newValue)")
        return .send(.logged)
      }
    }
  }
}

@MainActor
@Suite
struct OnChangeTests {
  @Test
  func theReducerRunsForAChange() async {
    let store = TestStore(initialState: Watcher.State()) { Watcher() }
    await store.send(.set(2)) {
      $0.count = 2
      $0.log = ["0 → 2"]
    }
    await store.receive(\.logged)
  }

  @Test
  func nothingRunsWithoutAChange() async {
    let store = TestStore(initialState: Watcher.State(count: 2)) { Watcher() }
    await store.send(.set(2))
  }
}
