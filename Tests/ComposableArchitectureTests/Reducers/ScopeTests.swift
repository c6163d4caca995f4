import ComposableArchitecture
import Testing

/// A scope runs its child where it stands, with labels or without.
@MainActor
@Suite struct ScopeTests {
  @Test func bothSpellingsRunTheChild() {
    let store = Store(initialState: Pair.State()) { Pair() }
    store.send(.left(.add(1)))
    store.send(.right(.add(2)))
    #expect(store.left.sum == 1)
    #expect(store.right.sum == 2)
  }

  @Test func theChildRunsBeforeWhatComesAfterIt() {
    let store = Store(initialState: Pair.State()) { Pair() }
    store.send(.left(.add(1)))
    store.send(.right(.add(2)))
    // The parent's logic stands between the two.
    #expect(store.seen == [1, 0])
  }

  @Test func effectsComeBackAsTheParentsActions() async {
    let store = TestStore(initialState: Pair.State()) { Pair() }
    await store.send(.left(.addLater(3))) { $0.seen = [0] }
    await store.receive(\.left.add, 3) {
      $0.left.sum = 3
      $0.seen = [0, 3]
    }
  }
}

@Reducer
private struct Pair {
  @ObservableState
  struct State: Equatable {
    var left = Adder.State()
    var right = Adder.State()
    var seen: [Int] = []
  }
  enum Action {
    case left(Adder.Action)
    case right(Adder.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Adder() }
    Reduce { state, action in
      switch action {
      case .left: state.seen.append(state.left.sum)
      case .right: state.seen.append(state.right.sum)
      }
      return .none
    }
    Scope(\.right, action: \.right) { Adder() }
  }
}

@Reducer
private struct Adder {
  @ObservableState
  struct State: Equatable { var sum = 0 }
  enum Action {
    case add(Int)
    case addLater(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number):
        state.sum += number
        return .none
      case .addLater(let number):
        return .send(.add(number))
      }
    }
  }
}
