import ComposableArchitecture
import Testing

/// Reducers whose type is not known run wherever others do.
@MainActor
@Suite
struct ReducersOfAnyTypeTests {
  @Test func theyRunInTheirOrderInEveryPlace() {
    let store = Store(initialState: AnyParent.State()) {
      AnyParent(leaf: AnyLeaf(), own: AnyParentLog(name: "first"), others: ["a", "b"])
    }
    store.send(.leaf(.tapped))
    store.send(.presented(.presented(.tapped)))
    store.send(.rows(.element(id: 7, action: .tapped)))
    store.send(.path(.element(id: 0, action: .tapped)))
    #expect(store.leaf.count == 1)
    #expect(store.presented?.count == 1)
    #expect(store.rows[id: 7]?.count == 1)
    #expect(store.path.first?.count == 1)
    let each = ["first", "a", "b", "last"]
    #expect(store.log == each + each + each + each)
  }

  @Test func theirEffectsRunToo() async {
    let store = TestStore(initialState: AnyLeaf.State(id: 1)) {
      AnyAlone(leaf: AnyLeaf())
    }
    await store.send(.start)
    await store.receive(.tapped) { $0.count = 1 }
  }
}

@Reducer
private struct AnyLeaf {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id: Int
    var count = 0
  }
  enum Action: Equatable {
    case start
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { await $0(.tapped) }
      case .tapped:
        state.count += 1
        return .none
      }
    }
  }
}

private struct AnyAlone: Reducer {
  typealias State = AnyLeaf.State
  typealias Action = AnyLeaf.Action
  let leaf: any Reducer<AnyLeaf.State, AnyLeaf.Action>
  var body: some ReducerOf<Self> { leaf }
}

/// Says that it ran.
private struct AnyParentLog: Reducer {
  let name: String
  func reduce(
    into state: inout AnyParent.State, action: AnyParent.Action
  ) -> Effect<AnyParent.Action> {
    state.log.append(name)
    return .none
  }
}

@Reducer
private struct AnyParent {
  @ObservableState
  struct State {
    var log: [String] = []
    var leaf = AnyLeaf.State(id: 0)
    @Presents var presented: AnyLeaf.State? = AnyLeaf.State(id: 1)
    var rows: IdentifiedArrayOf<AnyLeaf.State> = [AnyLeaf.State(id: 7)]
    var path = StackState([AnyLeaf.State(id: 2)])
  }
  enum Action {
    case leaf(AnyLeaf.Action)
    case presented(PresentationAction<AnyLeaf.Action>)
    case rows(IdentifiedActionOf<AnyLeaf>)
    case path(StackActionOf<AnyLeaf>)
  }

  let leaf: any Reducer<AnyLeaf.State, AnyLeaf.Action>
  let own: any Reducer<State, Action>
  let others: [String]

  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { leaf }
    own
    for name in others { AnyParentLog(name: name) as any Reducer<State, Action> }
    Reduce { state, _ in
      state.log.append("last")
      return .none
    }
    .ifLet(\.$presented, action: \.presented) { leaf }
    .forEach(\.rows, action: \.rows) { leaf }
    .forEach(\.path, action: \.path) { leaf }
  }
}
