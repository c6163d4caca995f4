import ComposableArchitecture
import Testing

/// Effects that go on for ever, and wait for nothing that a test controls.
@MainActor
@Suite struct RestlessEffectsTests {
  @Test(arguments: RestlessFeature.Kind.allCases)
  func isReportedOnceAndTheTestGoesOn(kind: RestlessFeature.Kind) async {
    let reported = await issues {
      let store = TestStore(initialState: RestlessFeature.State(isObserved: false)) {
        RestlessFeature(kind: kind)
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      let task = await store.send(.start)
      await store.skipReceivedActions(strict: false)
      await task.cancel()
      await store.skipReceivedActions(strict: false)
      await store.finish()
    }
    #expect(
      reported == [
        """
        There are effects that never rest: they go on, and wait for nothing that a test controls. …

            • of the action RestlessFeature.Action.start

        The test goes on without waiting for them, so that how far they have come may differ from run to \
        run. This can happen when:

        • An effect repeats itself by an immediate clock or scheduler, which lets no time pass. Use a \
        'TestClock', and advance it.

        • An effect answers its own action, for ever, or looks again and again for a change. Let it wait \
        for the change.
        """
      ]
    )
  }

  @Test func aTestThatIsNotExhaustiveReceivesWhatItWants() async {
    let store = TestStore(initialState: RestlessFeature.State()) {
      RestlessFeature(kind: .timer)
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off
    let task = await store.send(.start)
    await store.receive(\.ticked) { $0.count = 1 }
    await store.receive(\.ticked) { $0.count = 2 }
    await task.cancel()
  }

  @Test func heldActionsAreAsBounded() async {
    let reported = await issues {
      let store = TestStore(initialState: RestlessFeature.State()) {
        RestlessFeature(kind: .timer)
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      store.effectActions = .held
      let task = await store.send(.start)
      await store.receive(\.ticked) { $0.count = 1 }
      await task.cancel()
      await store.skipReceivedActions(strict: false)
    }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("There are effects that never rest") == true)
  }

  /// Many actions are no reason to stop waiting.
  @Test func manyActionsAreAllWaitedFor() async {
    let store = TestStore(initialState: RestlessFeature.State()) {
      RestlessFeature(kind: .thousands)
    }
    store.exhaustivity = .off
    await store.send(.start)
    await store.skipReceivedActions()
    #expect(store.state.count == 3_000)
  }

  @Test func manyActionsThatWereNotReceivedAreCounted() async {
    let reported = await issues {
      let store = TestStore(initialState: RestlessFeature.State()) {
        RestlessFeature(kind: .thousands)
      }
      await store.send(.start)
      await store.finish()
      await store.skipReceivedActions()
    }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("Effects sent 3000 actions that were not received") == true)
    #expect(reported.first?.contains("  … and 2950 more\n") == true)
  }
}

/// A feature whose effects go on for ever.
@Reducer
struct RestlessFeature {
  enum Kind: CaseIterable {
    case timer, yields, thousands

    static var allCases: [Kind] { [.timer, .yields] }
  }

  @ObservableState
  struct State: Equatable {
    var count = 0
    var isObserved = true
  }

  enum Action {
    case start
    case ticked
  }

  let kind: Kind
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          switch kind {
          case .timer: for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
          case .yields: while !Task.isCancelled { await Task.yield() }
          case .thousands: for _ in 0..<3_000 { await send(.ticked) }
          }
        }
      case .ticked:
        if state.isObserved { state.count += 1 }
        return .none
      }
    }
  }
}
