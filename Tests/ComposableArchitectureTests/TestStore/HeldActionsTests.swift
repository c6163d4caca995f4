import ComposableArchitecture
import Testing

/// The mode in which an effect's action is handled when the test receives it.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HeldActionsTests {
  @Test func aSharedValueIsAssertedWhereItChanges() async {
    let store = TestStore(initialState: Player.State()) { Player() }
    store.effectActions = .held
    await store.send(.play)
    await store.receive(.scored(2)) { $0.$score.withLock { $0 = 2 } }
    await store.receive(.scored(3)) { $0.$score.withLock { $0 = 5 } }
  }

  @Test func withoutTheModeItIsAssertedWhereTheActionWasSent() async {
    let store = TestStore(initialState: Player.State()) { Player() }
    await store.send(.play) { $0.$score.withLock { $0 = 5 } }
    await store.receive(.scored(2))
    await store.receive(.scored(3))
  }

  @Test func whatLiesOutsideOfTheStateMovesStepByStep() async {
    let saved = LockIsolated<[Int]>([])
    let store = TestStore(initialState: Notebook.State()) {
      Notebook()
    } withDependencies: {
      $0[Notebook.Storage.self] = Notebook.Storage(saved: saved)
    }
    store.effectActions = .held
    await store.send(.loadTapped)
    #expect(saved.value == [])
    await store.receive(.countResponse(1)) { $0.count = 1 }
    #expect(saved.value == [1])
    await store.receive(.countResponse(2)) { $0.count = 2 }
    #expect(saved.value == [1, 2])
  }

  @Test func actionsOfActionsAreHeldInTurn() async {
    let store = TestStore(initialState: Chain.State()) { Chain() }
    store.effectActions = .held
    await store.send(.step(3)) { $0.steps = [3] }
    for step in [2, 1, 0] {
      #expect(store.state.steps.last == step + 1)
      await store.receive(.step(step)) { $0.steps.append(step) }
    }
  }

  @Test func actionsThatAreNotReceivedFailTheTestAndAreNotHandled() async {
    let saved = LockIsolated<[Int]>([])
    let reported = await issues {
      let store = TestStore(initialState: Notebook.State()) {
        Notebook()
      } withDependencies: {
        $0[Notebook.Storage.self] = Notebook.Storage(saved: saved)
      }
      store.effectActions = .held
      await store.send(.loadTapped)
      await store.receive(.countResponse(1)) { $0.count = 1 }
    }
    #expect(
      reported == [
        """
        Effects sent an action that was not received by the end of the test: …

            [
              [0]: .countResponse(2)
            ]

        Assert each with 'store.receive', pass over them with 'store.skipReceivedActions()', or set \
        'store.exhaustivity' to '.off'.
        """
      ]
    )
    #expect(saved.value == [1])
  }

  @Test func sendingPassesOverWhatIsHeldAndFails() async {
    let store = TestStore(initialState: Notebook.State()) { Notebook() }
    store.effectActions = .held
    let reported = await issues {
      await store.send(.loadTapped)
      await store.send(.titleChanged("a")) { $0.title = "a" }
    }
    #expect(reported.count == 1)
    #expect(
      reported.first?.hasPrefix(
        "Effects sent 2 actions that were not received before sending an action: …"
      ) == true
    )
    #expect(store.state.count == 2)
  }

  @Test func skippingHandlesWhatIsHeld() async {
    let store = TestStore(initialState: Chain.State()) { Chain() }
    store.effectActions = .held
    await store.send(.step(3)) { $0.steps = [3] }
    await store.skipReceivedActions()
    #expect(store.state.steps == [3, 2, 1, 0])
  }

  @Test func withoutExhaustivityReceivingPassesOverWhatCameBefore() async {
    let store = TestStore(initialState: Player.State()) { Player() }
    store.effectActions = .held
    store.exhaustivity = .off
    await store.send(.play)
    await store.receive(.scored(3))
    #expect(store.state.score == 5)
  }

  @Test func anotherActionThanTheHeldOneIsReportedAndThatOneIsHandled() async {
    let store = TestStore(initialState: Notebook.State()) { Notebook() }
    store.effectActions = .held
    let reported = await issues {
      await store.send(.loadTapped)
      await store.receive(.countResponse(9))
      await store.receive(.countResponse(2)) { $0.count = 2 }
    }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("Received unexpected action: …") == true)
  }

  @Test func aFeatureDismissesItselfWhenThatIsReceived() async {
    let store = TestStore(initialState: Notebook.State(note: Note.State(text: "a"))) { Notebook() }
    store.effectActions = .held
    await store.send(.note(.presented(.closeTapped)))
    #expect(store.state.note != nil)
    await store.receive(.note(.dismiss)) { $0.note = nil }
  }

  @Test func aHeldActionIsDroppedWhenAnotherTakesItsFeatureAway() async {
    let store = TestStore(initialState: Race.State(note: Note.State(text: "a"))) { Race() }
    let trace = StoreTrace(of: store)
    store.effectActions = .held
    let reported = await issues {
      // The feature sends itself an action, and its parent closes it.
      await store.send(.note(.presented(.markTapped)))
      await store.receive(.close) { $0.note = nil }
    }
    #expect(reported.isEmpty)
    #expect(trace.lateActionCount == 1)
  }

  @Test func goingBackHandlesWhatIsHeld() async {
    let store = TestStore(initialState: Notebook.State()) { Notebook() }
    store.effectActions = .held
    await store.send(.loadTapped)
    store.effectActions = .handled
    await store.receive(.countResponse(1)) { $0.count = 1 }
    await store.receive(.countResponse(2)) { $0.count = 2 }
  }

  @Test func tasksAndTheStoreFinishAlthoughActionsAreHeld() async {
    let store = TestStore(initialState: Notebook.State()) { Notebook() }
    store.effectActions = .held
    let task = await store.send(.loadTapped)
    await task.finish()
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.count == 2)
  }
}

/// An effect's action changes a shared value.
@Reducer
private struct Player {
  @ObservableState
  struct State: Equatable {
    @Shared(value: 0) var score: Int
  }
  enum Action: Equatable {
    case play
    case scored(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .play:
        return .run { send in
          await send(.scored(2))
          await send(.scored(3))
        }
      case .scored(let points):
        state.$score.withLock { $0 += points }
        return .none
      }
    }
  }
}

/// Each action sends the next.
@Reducer
private struct Chain {
  @ObservableState
  struct State: Equatable {
    var steps: [Int] = []
  }
  enum Action: Equatable {
    case step(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .step(let step) = action else { return .none }
      state.steps.append(step)
      return step > 0 ? .send(.step(step - 1)) : .none
    }
  }
}

/// The parent's effect takes the feature away that the child's effect is for.
@Reducer
private struct Race {
  @ObservableState
  struct State: Equatable {
    @Presents var note: Note.State?
  }
  enum Action: Equatable {
    case close
    case note(PresentationAction<Note.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close:
        state.note = nil
        return .none
      case .note(.presented(.markTapped)):
        return .send(.close)
      case .note:
        return .none
      }
    }
    .ifLet(\.$note, action: \.note) { Sender() }
  }
}

/// Sends an action to itself.
private struct Sender: Reducer {
  var body: some Reducer<Note.State, Note.Action> {
    Reduce { _, action in
      guard action == .markTapped else { return .none }
      return .run { await $0(.reminded) }
    }
  }
}
