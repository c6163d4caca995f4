import ComposableArchitecture
import Testing

@MainActor
@Suite struct TestStoreTests {
  @Test func sendAndReceive() async {
    let store = store()
    await store.send(.increment) { $0.count = 1 }
    await store.send(\.increment) { $0.count = 2 }
    await store.send(\.set, 7) { $0.count = 7 }
    await store.send(.load(3))
    await store.receive(.loaded(3)) { $0.count = 3 }
    await store.send(.load(4))
    await store.receive(\.loaded) { $0.count = 4 }
    await store.send(.load(5))
    await store.receive(\.loaded, 5) { $0.count = 5 }
    await store.send(.load(6))
    await store.receive {
      $0 == .loaded(6)
    } assert: {
      $0.count = 6
    }
    #expect(store.state.count == 6)
  }

  @Test func actionsOfEffectsComeInOrder() async {
    let store = store()
    await store.send(.loadMany([1, 2, 3]))
    await store.receive(.loaded(1)) { $0.count = 1 }
    await store.receive(.loaded(2)) { $0.count = 2 }
    await store.receive(.loaded(3)) { $0.count = 3 }
  }

  @Test func anActionThatChangesNothingNeedsNoClosure() async {
    let store = store()
    await store.send(.set(0))
  }

  @Test func whatWasToStartAfterASkippedEffectDoesNot() async {
    let store = TestStore(initialState: Node.State()) { Node() }
    let work = Work()
    let task = await store.send(
      .perform { _ in .concatenate(.work("a", work), .send(.log("b")), .work("c", work)) }
    )
    await store.skipInFlightEffects()
    #expect(work.started == ["a": 1])
    #expect(task.isCancelled)
    await store.finish()
  }

  @Test func aTimeoutMayBeAsLongAsADurationCanSay() async {
    let store = TestStore(initialState: Node.State()) { Node() }
    let signal = Signal()
    let task = await store.send(
      .perform { _ in
        .run { send in
          await signal.wait()
          await send(.log("a"))
        }
      }
    )
    Task {
      await Task.megaYield()
      signal()
    }
    await store.receive(\.log, timeout: .seconds(Int64.max)) { $0.log = ["a"] }
    await task.finish(timeout: .seconds(Int64.max))
    await store.finish(timeout: .seconds(Int64.max))
  }

  @Test func aClockIsAdvancedByTheTest() async {
    let clock = TestClock()
    let store = store { $0.continuousClock = clock }
    let task = await store.send(.tick)
    await clock.advance(by: .seconds(1))
    await store.receive(.loaded(1)) { $0.count = 1 }
    await clock.advance(by: .seconds(2))
    await store.receive(.loaded(2)) { $0.count = 2 }
    await store.receive(.loaded(3)) { $0.count = 3 }
    await task.cancel()
    #expect(task.isCancelled)
  }

  @Test func aTaskCanBeAwaited() async {
    let clock = TestClock()
    let store = store { $0.continuousClock = clock }
    let task = await store.send(.sleep)
    await clock.advance(by: .seconds(1))
    await task.finish()
    await store.receive(.loaded(9)) { $0.count = 9 }
    await store.finish()
  }

  @Test func assertLooksAtTheState() async {
    let store = store()
    await store.send(.increment) { $0.count = 1 }
    store.assert { $0.count = 1 }
    store.assert { _ in }
  }

  @Test func dependenciesCanBeChangedLater() async {
    let clock = TestClock()
    let store = store { $0.continuousClock = ImmediateClock() }
    await store.send(.sleep)
    await store.receive(.loaded(9)) { $0.count = 9 }
    store.dependencies.continuousClock = clock
    await store.send(.sleep)
    await clock.advance(by: .seconds(1))
    await store.receive(.loaded(9))
  }

  @Test func skippingTakesWhatCame() async {
    let store = store()
    await store.send(.loadMany([1, 2, 3]))
    await store.receive(.loaded(1)) { $0.count = 1 }
    await store.skipReceivedActions()
    #expect(store.state.count == 3)
    let clock = TestClock()
    store.dependencies.continuousClock = clock
    await store.send(.tick)
    await store.skipInFlightEffects()
  }

  @Test func withoutExhaustivityOnlyWhatIsSaidHasToBeTrue() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.increment) { $0.count = 2 }
    await store.send(.rename("b")) { $0.name = "b" }
    await store.send(.loadMany([1, 2, 3]))
    await store.receive(.loaded(2))
    #expect(store.state.count == 2)
    await store.receive(\.loaded, 3) { $0.count = 3 }
    await store.send(.loadMany([4]))
  }

  @Test func keyPathsReachIntoFeatures() async {
    let store = TestStore(
      initialState: Notebook.State(note: Note.State(text: "a"), path: [Note.State(text: "b")])
    ) {
      Notebook()
    }
    await store.send(\.note.markTapped) { $0.note?.isMarked = true }
    await store.send(\.note.presented.markTapped) { $0.note?.isMarked = false }
    await store.send(\.path[id: 0].markTapped) { $0.path[id: 0]?.isMarked = true }
    await store.send(\.path.popFrom, 0) { $0.path[id: 0] = nil }
    await store.send(\.note.closeTapped)
    await store.receive(\.note.dismiss) { $0.note = nil }
    await store.send(\.titleChanged, "c") { $0.title = "c" }
  }

  @Test func keyPathsReachIntoRows() async {
    let store = TestStore(initialState: Shelf.State(rows: [Shelf.Row.State(id: 7)])) { Shelf() }
    await store.send(\.rows[id: 7].load)
    await store.receive(\.rows[id: 7].loaded) { $0.rows[id: 7]?.count = 1 }
    await store.send(\.row.load)
    await store.receive(\.row.loaded, 1) { $0.row.count = 1 }
  }

  @Test func receivingWaitsAsLongAsItIsTold() async {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let store = TestStore(initialState: Gated.State()) { Gated(gate: gate) }
    await store.send(.wait)
    // A thread of its own opens the gate: nothing that the store could run makes it happen.
    Task.detached(priority: .background) { open.yield() }
    await store.receive(.opened, timeout: .seconds(30))
  }

  @Test func exhaustivityCanBeChangedForAWhile() async {
    let store = store()
    store.withExhaustivity(.off) { #expect(store.exhaustivity == .off) }
    #expect(store.exhaustivity == .on)
    await store.withExhaustivity(.off) { await store.send(.increment) }
    await store.send(.increment) { $0.count = 2 }
  }

  private func store(
    dependencies: (inout DependencyValues) -> Void = { _ in }
  ) -> TestStoreOf<Loading> {
    TestStore(initialState: Loading.State()) {
      Loading()
    } withDependencies: {
      dependencies(&$0)
    }
  }
}

@Reducer
struct Loading {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = "a"
  }
  enum Action: Equatable {
    case increment
    case load(Int)
    case loadMany([Int])
    case loaded(Int)
    case rename(String)
    case set(Int)
    case sleep
    case tick
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .load(let number):
        return .run { send in
          await Task.yield()
          await send(.loaded(number))
        }
      case .loadMany(let numbers):
        return .run { send in
          for number in numbers { await send(.loaded(number)) }
        }
      case .loaded(let number), .set(let number):
        state.count = number
        return .none
      case .rename(let name):
        state.name = name
        state.count += 1
        return .none
      case .sleep:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.loaded(9))
        }
      case .tick:
        return .run { [clock] send in
          var number = 0
          while !Task.isCancelled {
            try await clock.sleep(for: .seconds(1))
            number += 1
            await send(.loaded(number))
          }
        }
      }
    }
  }
}

/// Waits for somebody else.
private struct Gated: Reducer {
  struct State: Equatable {}
  enum Action: Equatable {
    case wait
    case opened
  }
  let gate: AsyncStream<Void>
  var body: some Reducer<State, Action> {
    Reduce { _, action in
      guard action == .wait else { return .none }
      return .run { [gate] send in
        for await _ in gate { break }
        await send(.opened)
      }
    }
  }
}

/// The setting is one of the whole process, so each test has a process of its own.
@Suite struct TestStoreExecutorTests {
  @Test func tasksOfTheProcessTakeTurnsWhileTheStoreLives() async {
    await #expect(processExitsWith: .success) { @MainActor in
      precondition(!uncheckedUseMainSerialExecutor)
      do {
        let store = TestStore(initialState: Loading.State()) { Loading() }
        store.useMainSerialExecutor = true
        precondition(uncheckedUseMainSerialExecutor)
        await store.send(.load(3))
        await store.receive(.loaded(3)) { $0.count = 3 }
      }
      precondition(!uncheckedUseMainSerialExecutor)
    }
  }
}
