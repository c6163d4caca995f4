import ComposableArchitecture
import Testing

/// Something outside that calls back synchronously.
@MainActor
private final class Hub {
  var onEvent: (() -> Void)?
}

@Reducer
private struct HubLeaf {
  @ObservableState
  struct State: Equatable {
    var events = 0
    var text = ""
  }
  enum Action {
    case listen
    case poke
    case event
  }
  let hub: Hub
  var body: some ReducerOf<Self> {
    Reduce { [hub] state, action in
      switch action {
      case .listen:
        return .run { send in
          await MainActor.run { hub.onEvent = { send(.event) } }
          try await Task.never()
        }
      case .poke:
        state.text = String(repeating: "x", count: 100)
        MainActor.assumeIsolated { hub.onEvent?() }
        state.text += "y"
        return .none
      case .event:
        state.events += 1
        return .none
      }
    }
  }
}

@Reducer
private struct HubTree {
  @ObservableState
  struct State: Equatable {
    var path = StackState<HubLeaf.State>()
    @Presents var leaf: HubLeaf.State?
    var mode = Mode.leaf(HubLeaf.State())
  }
  @CasePathable
  @ObservableState
  enum Mode: Equatable {
    case leaf(HubLeaf.State)
    case other
  }
  enum Action {
    case path(StackActionOf<HubLeaf>)
    case leaf(PresentationAction<HubLeaf.Action>)
    case mode(HubLeaf.Action)
  }
  let hub: Hub
  var body: some ReducerOf<Self> {
    Scope(state: \.mode, action: \.mode) {
      HubMode(hub: hub)
    }
    EmptyReducer()
      .forEach(\.path, action: \.path) { HubLeaf(hub: hub) }
      .ifLet(\.$leaf, action: \.leaf) { HubLeaf(hub: hub) }
  }
}

private struct HubMode: Reducer {
  typealias State = HubTree.Mode
  typealias Action = HubLeaf.Action
  let hub: Hub
  var body: some Reducer<State, Action> {
    Scope(state: \.leaf, action: \.self) { HubLeaf(hub: hub) }
  }
}

/// What is called while a reducer runs waits until it has finished.
@MainActor
@Suite
struct CallsInsideReducersTests {
  private func start() -> (TestStoreOf<HubTree>, Hub) {
    let hub = Hub()
    let state = HubTree.State(path: [HubLeaf.State()], leaf: HubLeaf.State())
    let store = TestStore(initialState: state) {
      HubTree(hub: hub)
    }
    return (store, hub)
  }

  private let text = String(repeating: "x", count: 100) + "y"

  @Test
  func anElementsEffectSendsWhileItsReducerRuns() async {
    let (store, _) = start()
    let task = await store.send(\.path[id: 0].listen)
    await store.send(\.path[id: 0].poke) { $0.path[id: 0]?.text = text }
    await store.receive(\.path[id: 0].event) { $0.path[id: 0]?.events = 1 }
    await task.cancel()
  }

  @Test
  func aPresentedEffectSendsWhileItsReducerRuns() async {
    let (store, _) = start()
    let task = await store.send(\.leaf.presented.listen)
    await store.send(\.leaf.presented.poke) { $0.leaf?.text = text }
    await store.receive(\.leaf.presented.event) { $0.leaf?.events = 1 }
    await task.cancel()
  }

  @Test
  func anEnumsEffectSendsWhileItsReducerRuns() async {
    let (store, _) = start()
    let task = await store.send(\.mode.listen)
    await store.send(\.mode.poke) { $0.mode = .leaf(HubLeaf.State(text: text)) }
    await store.receive(\.mode.event) { $0.mode = .leaf(HubLeaf.State(events: 1, text: text)) }
    await task.cancel()
  }

  @Test
  func readingTheStateOfAnElementInItsReducerIsReportedAndNoTrap() {
    let hub = Hub()
    let store = Store(initialState: HubTree.State(path: [HubLeaf.State()], leaf: HubLeaf.State())) {
      HubTree(hub: hub)
    }
    hub.onEvent = { _ = store.withState { ($0.path.first?.text, $0.leaf?.text) } }
    let messages = issues {
      store.send(.path(.element(id: store.path.ids[0], action: .poke)))
      store.send(.leaf(.presented(.poke)))
    }
    #expect(messages.count == 2)
    #expect(store.leaf?.text == text)
  }
}
