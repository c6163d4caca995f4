import ComposableArchitecture
import Testing

/// What a test store says, word for word.
@MainActor
@Suite struct TestStoreFailureTests {
  @Test func aWrongState() async {
    await expect(
      """
      A state change does not match expectation: …

            Loading.State(
          −   count: 2,
          +   count: 1,
              name: "a"
            )

      (Expected: −, Actual: +)
      """
    ) { store in
      await store.send(.increment) { $0.count = 2 }
    }
  }

  @Test func aChangeThatWasNotExpected() async {
    await expect(
      """
      State was not expected to change, but a change occurred: …

            Loading.State(
          −   count: 0,
          +   count: 1,
              name: "a"
            )

      (Expected: −, Actual: +)
      """
    ) { store in
      await store.send(.increment)
    }
  }

  @Test func aChangeThatDidNotCome() async {
    await expect(
      """
      Expected state to change, but no change occurred.

      The trailing closure left the state as it is, and so did the action. Leave the closure out, or \
      change the state in it.
      """
    ) { store in
      await store.send(.set(0)) { $0.count = 0 }
    }
  }

  @Test func aClosureThatThrows() async {
    await expect("The closure that describes the expected state threw an error: mishap") { store in
      await store.send(.set(0)) { _ in throw Mishap() }
    }
  }

  @Test func anActionThatWasNotReceivedBeforeTheNextIsSent() async {
    await expect(
      """
      Effects sent an action that was not received before sending an action: …

          [
            [0]: .loaded(1)
          ]

      Assert each with 'store.receive', pass over them with 'store.skipReceivedActions()', or set \
      'store.exhaustivity' to '.off'.
      """
    ) { store in
      await store.send(.load(1))
      await store.send(.increment) { $0.count = 2 }
    }
  }

  @Test func actionsThatWereNotReceivedByTheEnd() async {
    await expect(
      """
      Effects sent 2 actions that were not received by the end of the test: …

          [
            [0]: .loaded(1),
            [1]: .loaded(2)
          ]

      Assert each with 'store.receive', pass over them with 'store.skipReceivedActions()', or set \
      'store.exhaustivity' to '.off'.
      """
    ) { store in
      await store.send(.loadMany([1, 2]))
    }
  }

  @Test func effectsThatStillRunAtTheEnd() async {
    await expect(
      """
      There are effects that still run at the end of the test: …

          • of the action Loading.Action.tick

      \(Self.advice)
      """
    ) { store in
      await store.send(.tick)
    }
  }

  @Test func effectsThatDoNotFinish() async {
    await expect(
      """
      There are effects that have not ended: …

          • of the action Loading.Action.sleep

      \(Self.advice)
      """
    ) { store in
      await store.send(.sleep)
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects()
    }
  }

  @Test func aTaskThatDoesNotFinish() async {
    await expect(
      """
      The effects of an action have not ended: …

          • of the action Loading.Action.sleep

      \(Self.advice)
      """
    ) { store in
      let task = await store.send(.sleep)
      await task.finish(timeout: .zero)
      await task.cancel()
    }
  }

  @Test func nothingIsReceivedAndNothingRuns() async {
    await expect(
      """
      Expected to receive an action, but received none.

        Expected:
          Loading.Action.loaded(1)

      No effect is running that could still send it. Does the feature return the effect, and does \
      the effect send the action?
      """
    ) { store in
      await store.receive(.loaded(1))
    }
  }

  @Test func nothingIsReceivedWhileAnEffectRuns() async {
    await expect(
      """
      Expected to receive an action, but received none.

        Expected:
          An action matching '\\.loaded'

      Effects are running that may still send it:

          • of the action Loading.Action.sleep

      If they wait for a clock or a scheduler, advance it before receiving. If they need more time, \
      pass a longer 'timeout' than 0.0 seconds.
      """
    ) { store in
      await store.send(.sleep)
      await store.receive(\.loaded, timeout: .zero)
      await store.skipInFlightEffects()
    }
  }

  @Test func anotherActionOfTheSameCaseIsReceived() async {
    await expect(
      """
      Received unexpected action: …

          − Loading.Action.loaded(2)
          + Loading.Action.loaded(1)

      (Expected: −, Received: +)

      Receive actions in the order in which effects send them. To pass over some, call \
      'store.skipReceivedActions()', or set 'store.exhaustivity' to '.off'.
      """
    ) { store in
      await store.send(.load(1))
      await store.receive(.loaded(2))
    }
  }

  @Test func anotherPayloadIsReceived() async {
    await expect(
      """
      Received unexpected action: …

          − Loading.Action.loaded(2)
          + Loading.Action.loaded(1)

      (Expected: −, Received: +)

      Receive actions in the order in which effects send them. To pass over some, call \
      'store.skipReceivedActions()', or set 'store.exhaustivity' to '.off'.
      """
    ) { store in
      await store.send(.load(1))
      await store.receive(\.loaded, 2)
    }
  }

  @Test func anActionOfAnotherCaseIsReceived() async {
    await expect(
      """
      Received unexpected action: …

        Expected:
          An action matching '\\.increment'
        Received first:
          Loading.Action.loaded(1)

      Receive actions in the order in which effects send them. To pass over some, call \
      'store.skipReceivedActions()', or set 'store.exhaustivity' to '.off'.
      """
    ) { store in
      await store.send(.loadMany([1, 2]))
      await store.receive(\.increment)
      await store.receive(.loaded(2)) { $0.count = 2 }
    }
  }

  @Test func anActionThatThePredicateRejectsIsReceived() async {
    await expect(
      """
      Received unexpected action: …

        Expected:
          An action that the predicate accepts
        Received:
          Loading.Action.loaded(1)

      Receive actions in the order in which effects send them. To pass over some, call \
      'store.skipReceivedActions()', or set 'store.exhaustivity' to '.off'.
      """
    ) { store in
      await store.send(.load(1))
      await store.receive { _ in false }
    }
  }

  @Test func actionsThatWereNotReceivedBeforeTheTestFinished() async {
    await expect(
      """
      Effects sent an action that was not received before the test finished: …

          [
            [0]: .loaded(1)
          ]

      Assert each with 'store.receive', pass over them with 'store.skipReceivedActions()', or set \
      'store.exhaustivity' to '.off'.
      """
    ) { store in
      await store.send(.load(1))
      await store.finish()
      await store.skipReceivedActions()
    }
  }

  @Test func thereIsNothingToSkipYet() async {
    await expect(
      """
      There were no received actions to skip.

      Effects are running that may still send some:

          • of the action Loading.Action.sleep

      If they wait for a clock or a scheduler, advance it before skipping.
      """
    ) { store in
      await store.send(.sleep)
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
  }

  /// Where states are not equal and look the same, both are shown.
  @Test func aStateThatDiffersInNothingThatIsShown() async {
    let reported = await issues {
      let store = TestStore(initialState: Hiding.State()) { Hiding() }
      await store.send(.change)
    }
    #expect(
      reported.map { $0.replacing("\u{2007}", with: " ") } == [
        """
        State was not expected to change, but a change occurred: …

              // Not equal but no difference detected:
            − Hiding.State()
            + Hiding.State()

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func thereIsNothingToSkip() async {
    await expect("There were no received actions to skip.") {
      await $0.skipReceivedActions()
    }
    await expect("There were no in-flight effects to skip.") {
      await $0.skipInFlightEffects()
    }
  }

  @Test func aWrongStateWithoutExhaustivity() async {
    await expect(
      """
      A state change does not match expectation: …

            Loading.State(
              count: 1,
          −   name: "c"
          +   name: "b"
            )

      (Expected: −, Actual: +)
      """
    ) { store in
      store.exhaustivity = .off
      await store.send(.rename("b")) { $0.name = "c" }
    }
  }

  @Test func issuesNameTheLineOfTheTest() async {
    let collector = IssueCollector()
    var line: UInt = 0
    await withIssueReporters([collector]) {
      let store = TestStore(initialState: Loading.State()) { Loading() }
      line = #line + 1
      await store.send(.increment)
    }
    #expect(collector.lines == [line])
  }

  @Test func issuesFailTheTest() async {
    await withKnownIssue {
      let store = TestStore(initialState: Loading.State()) { Loading() }
      await store.send(.increment)
    } matching: { issue in
      String(describing: issue).contains("State was not expected to change")
    }
    await withKnownIssue {
      let store = TestStore(initialState: Loading.State()) { Loading() }
      await store.send(.load(1))
    } matching: { issue in
      String(describing: issue).contains("not received by the end of the test")
    }
  }

  private static let advice = """
    • If an effect waits for a clock or a scheduler, advance it so that the effect can end.

    • If an effect runs until its feature goes, end it: await the 'cancel()' of the task that \
    'store.send' returned, or 'store.skipInFlightEffects()'.

    • If an effect needs more time, pass a longer 'timeout' to 'store.finish'.
    """

  /// Expects that a test reports this, and nothing else.
  private func expect(
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    from test: @MainActor (TestStoreOf<Loading>) async -> Void
  ) async {
    let reported = await issues {
      let store = TestStore(initialState: Loading.State()) {
        Loading()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await test(store)
    }
    // Dumps are aligned with figure spaces, which a reader cannot tell from others.
    let read = reported.map { $0.replacing("\u{2007}", with: " ") }
    #expect(read == [message], sourceLocation: sourceLocation)
  }
}

/// Has state that no dump shows.
private struct Hiding: Reducer {
  struct State: Equatable, CustomReflectable {
    var count = 0
    var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
  }
  enum Action {
    case change
  }
  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
