import ComposableArchitecture
import Testing

/// What a test store wants to be told of shared values.
@MainActor
@Suite struct SharedChangesTests {
  private let unexpected = "State was not expected to change, but a change occurred: …"
  private let mismatch = "A state change does not match expectation: …"
  private let unchanged = "Expected state to change, but no change occurred."
  private let tracked = "Tracked changes to 'Shared<Int>@"

  // MARK: - Reducers

  @Test func aChangeIsAssertedAsOtherState() async {
    let issues = await issues { store in
      await store.send(
        .reduce { state in
          state.$count.withLock { $0 += 1 }
          state.note = "a"
        }
      ) {
        $0.$count.withLock { $0 = 1 }
        $0.note = "a"
      }
      await store.send(.increment) { $0.count = 2 }
      await store.send(.increment) { $0.$count.withLock { $0 += 1 } }
    }
    #expect(issues == [])
  }

  @Test func theTitleSaysWhetherOnlySharedStateDiffers() async {
    let issues = await issues { store in
      await store.send(.increment) { $0.count = 5 }
      await store.send(
        .reduce { state in
          state.$count.withLock { $0 += 1 }
          state.note = "a"
        }
      ) {
        $0.$count.withLock { $0 = 2 }
        $0.note = "b"
      }
    }
    #expect(issues.count == 2)
    #expect(issues.first?.hasPrefix(unexpected) == true)
    #expect(issues.last?.hasPrefix(mismatch) == true)
  }

  @Test func oneWrongLineIsOneFailure() async {
    let issues = await issues { store in
      await store.send(.increment)
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(issues.count == 1)
  }

  @Test func aClosureThatDescribesNoChangeFails() async {
    let issues = await issues { store in
      await store.send(.reduce { _ in }) { $0.$count.withLock { $0 = 0 } }
      await store.send(.reduce { _ in }) { $0.$count.withLock { $0 = 3 } }
    }
    #expect(issues.count == 2)
    #expect(issues.first?.hasPrefix(unchanged) == true)
    #expect(issues.last?.hasPrefix(mismatch) == true)
    #expect(issues.last?.contains("−   count: 3,") == true)
    #expect(issues.last?.contains("+   count: 0,") == true)
  }

  @Test func aClosureThatDescribesAChangeOfAValueElsewhereShowsBoth() async {
    @Shared(.inMemory("elsewhere")) var elsewhere = 0
    let issues = await issues { store in
      await store.send(.reduce { _ in }) { _ in elsewhere = 3 }
      await store.send(.increment) { state in
        state.count = 1
        elsewhere = 4
      }
    }
    #expect(issues.count == 2)
    #expect(issues.first?.contains("− 3\n    + 0") == true)
    #expect(issues.first?.hasPrefix(mismatch) == true)
    #expect(issues.last?.contains("− 4\n    + 0") == true)
  }

  @Test func anEqualWriteIsNoChange() async {
    let issues = await issues { store in
      await store.send(.reduce { $0.$count.withLock { $0 = 0 } })
    }
    #expect(issues == [])
  }

  @Test func describingChangesNothing() async {
    let count = Shared(value: 0)
    let store = TestStore(initialState: Scripted.State(count: count)) { Scripted() }
    let issues = await ComposableArchitectureTests.issues {
      await store.send(.increment) { $0.$count.withLock { $0 = 9 } }
    }
    #expect(issues.count == 1)
    #expect(count.wrappedValue == 1)
  }

  @Test func aPartAndAReaderFollowTheDescription() async {
    let issues = await issues { store in
      await store.send(.reduce { $0.$person.name.withLock { $0 = "Ann" } }) {
        $0.$person.name.withLock { $0 = "Ann" }
        #expect($0.person.name == "Ann")
        @SharedReader(.inMemory("person")) var person = Person()
        #expect(person.name == "Ann")
      }
      await store.send(.reduce { $0.$person.name.withLock { $0 = "Bob" } }) {
        $0.$person.withLock { $0.name = "Bob" }
      }
    }
    #expect(issues == [])
  }

  @Test func anotherReferenceIsAChangeWhenItsValueIs() async {
    let other = Shared(value: 4)
    let issues = await issues { store in
      await store.send(.reduce { $0.$count = other }) { $0.$count = other }
      await store.send(.increment) { $0.count = 5 }
      await store.send(.reduce { $0.$count = Shared(value: 5) })
    }
    #expect(issues == [])
  }

  @Test func aReferenceCapturedInTheTestIsAsGood() async {
    let count = Shared(value: 0)
    let store = TestStore(initialState: Scripted.State(count: count)) { Scripted() }
    await store.send(.increment) { _ in count.withLock { $0 = 1 } }
    await store.send(.increment) { _ in count.wrappedValue = 2 }
    #expect(count.wrappedValue == 2)
  }

  @Test func aValueThatIsNotInTheStateIsAssertedThroughItsKey() async {
    let change: @Sendable (inout Scripted.State) -> Void = { _ in
      @Shared(.inMemory("elsewhere")) var elsewhere = 0
      $elsewhere.withLock { $0 += 1 }
    }
    @Shared(.inMemory("elsewhere")) var elsewhere = 0
    var issues = await issues { store in
      await store.send(.reduce(change)) { _ in elsewhere = 1 }
      await store.send(.reduce(change))
      $elsewhere.assert { $0 = 2 }
    }
    #expect(issues == [])
    issues = await ComposableArchitectureTests.issues { store in
      await store.send(.reduce(change)) { _ in elsewhere = 7 }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix(unexpected) == true)
    issues = await ComposableArchitectureTests.issues { store in
      await store.send(.reduce(change))
    }
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix(tracked) == true)
  }

  @Test func aStateThatIsComparedByHandIsNoWayAround() async {
    let issues = await ComposableArchitectureTests.issues {
      let store = TestStore(initialState: ByHand.State(count: Shared(value: 0))) { ByHand() }
      await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
      await store.send(.increment) { $0.$count.withLock { $0 = 5 } }
      await store.send(.increment)
    }
    #expect(issues.count == 2)
    #expect(issues.first?.hasPrefix(unexpected) == true)
    #expect(issues.last?.hasPrefix(tracked) == true)
  }
}

// MARK: - Effects

extension SharedChangesTests {
  @Test func aChangeByAnEffectMayBeAssertedWithTheAction() async {
    let issues = await issues { store in
      await store.send(.incrementInEffect) { $0.count = 1 }
      await store.send(.incrementInEffect)
      await store.send(.reduce { $0.note = "a" }) {
        $0.note = "a"
        $0.count = 2
      }
    }
    #expect(issues == [])
  }

  @Test func aReducersChangeIsAssertedBeforeTheEffectsOnTopOfIt() async {
    let action = Scripted.Action.run { state, send in
      await send(.reply { $0.$count.withLock { $0 += 1 } })
      state.$count.withLock { $0 += 10 }
    }
    let issues = await issues { store in
      await store.send(action) { $0.count = 1 }
      await store.receive(\.reply)
      store.assert { $0.count = 11 }
      await store.send(action) { $0.count = 22 }
      await store.receive(\.reply)
    }
    #expect(issues == [])
  }

  @Test func heldActionsAreAssertedWhereTheyAreReceived() async {
    let issues = await issues { store in
      store.effectActions = .held
      await store.send(
        .run { state, send in
          await send(.reply { $0.$count.withLock { $0 += 1 } })
          await send(.reply { $0.$count.withLock { $0 += 1 } })
        }
      )
      await store.receive(\.reply) { $0.count = 1 }
      await store.receive(\.reply) { $0.count = 2 }
    }
    #expect(issues == [])
  }

  @Test func anAssertionThatComesTooLateIsExplained() async {
    let issues = await issues { store in
      await store.send(
        .run { state, send in await send(.reply { $0.$count.withLock { $0 += 1 } }) }
      ) {
        $0.count = 1
      }
      await store.receive(\.reply) { $0.count = 1 }
    }
    #expect(
      issues == [
        """
        Expected state to change, but no change occurred.

        The trailing closure left the state as it is, and so did the action. Leave the closure out, or \
        change the state in it. What the action of an effect did to shared values belongs to the step \
        before, as it was handled there: assert it there, or set 'store.effectActions' to '.held' at the \
        start of the test.
        """
      ]
    )
  }

  @Test func aWrongAssertionOfAnEffectShowsWhatIs() async {
    let issues = await issues { store in
      await store.send(.incrementInEffect)
      store.assert { $0.count = 2 }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("−   count: 2,") == true)
    #expect(issues.first?.contains("+   count: 1,") == true)
  }

  @Test func anAssertionOfTheStateAsItStandsWantsAllChanges() async {
    let issues = await issues { store in
      await store.send(.incrementInEffect)
      store.assert { $0.note = "" }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix(unexpected) == true)
  }

  @Test func whatIsNeitherAssertedNorSkippedIsReportedAtTheEnd() async {
    var issues = await issues { store in
      await store.send(.incrementInEffect)
      await store.send(.reduce { $0.note = "a" }) { $0.note = "a" }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix(tracked) == true)
    issues = await ComposableArchitectureTests.issues { store in
      await store.send(.incrementInEffect)
      store.skipChanges()
    }
    #expect(issues == [])
    issues = await ComposableArchitectureTests.issues { store in
      store.skipChanges()
      store.skipChanges(strict: false)
    }
    #expect(issues == ["There were no changes of shared values to skip."])
  }

  @Test func aChangeThatIsTakenBackNeedsNoAssertion() async {
    let issues = await issues { store in
      await store.send(.incrementInEffect)
      await store.send(.run { state, _ in state.$count.withLock { $0 -= 1 } })
    }
    #expect(issues == [])
  }

  @Test func anAssertionOfAValueThatDidNotChangeFails() async {
    let count = Shared(value: 0)
    let issues = await issues { _ in count.assert { $0 = 1 } }
    #expect(
      issues == [
        """
        Expected 'Shared<Int>' to have changed, but no change occurred.

        Only changes that the feature of a test store has made are there to be asserted, each once.
        """
      ]
    )
  }

  @Test func aWrongAssertionOfAValueFails() async {
    let issues = await issues { store in
      await store.send(.incrementInEffect)
      store.state.$count.assert { $0 = 7 }
    }
    #expect(
      issues == [
        """
        State was not expected to change, but a change occurred: …

            − 7
            + 1

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func aLoadInAnEffectIsAChange() async {
    let source = Source()
    let issues = await ComposableArchitectureTests.issues {
      let count = Shared(wrappedValue: 0, SourceKey(source: source))
      let store = TestStore(initialState: Scripted.State(count: count)) { Scripted() }
      source.value.setValue(8)
      await store.send(.run { state, _ in try? await state.$count.load() })
      store.assert { $0.count = 8 }
    }
    #expect(issues == [])
  }

  // MARK: - The test

  @Test func theTestNeedNotAssertItsOwnChanges() async {
    let count = Shared(value: 0)
    let store = TestStore(initialState: Scripted.State(count: count)) { Scripted() }
    await store.send(.increment) { $0.count = 1 }
    count.withLock { $0 = 10 }
    await store.send(.increment) { $0.$count.withLock { $0 += 1 } }
    count.withLock { $0 = 20 }
    await store.send(.reduce { _ in })
    #expect(count.wrappedValue == 20)
  }

  @Test func twoStoresOfOneValueWantTheirOwnChanges() async {
    let count = Shared(value: 0)
    let first = TestStore(initialState: Scripted.State(count: count)) { Scripted() }
    let second = TestStore(initialState: Scripted.State(count: count)) { Scripted() }
    await first.send(.increment) { $0.count = 1 }
    await second.send(.increment) { $0.count = 2 }
    await first.send(.increment) { $0.count = 3 }
  }

  @Test func withoutExhaustivityOnlyWhatIsSaidHasToBeTrue() async {
    let issues = await issues { store in
      store.exhaustivity = .off
      await store.send(.increment)
      await store.send(.increment) { $0.count = 2 }
      await store.send(.incrementInEffect) { $0.count = 9 }
      await store.send(.incrementInEffect)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("−   count: 9,") == true)
    #expect(issues.first?.contains("+   count: 3,") == true)
  }

  @Test(arguments: 1...30) func eachTestHasItsOwnSharedValues(number: Int) async {
    @Shared(.appStorage("number")) var stored = 0
    @Shared(.inMemory("person")) var person = Person()
    #expect(stored == 0)
    #expect(person.name == "Blob")
    let store = TestStore(initialState: Scripted.State(count: $stored)) { Scripted() }
    await store.send(
      .run { state, send in
        state.$count.withLock { $0 = number }
        await send(.reply { $0.$person.name.withLock { $0 = "\(number)" } })
      }
    ) {
      $0.$person.name.withLock { $0 = "\(number)" }
    }
    await store.receive(\.reply)
    store.assert { $0.count = number }
    #expect(stored == number)
  }
}

/// A feature whose states say by themselves when they are equal.
@Reducer
private struct ByHand {
  struct State: Equatable {
    @Shared var count: Int
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.count == rhs.count }
  }
  enum Action {
    case increment
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$count.withLock { $0 += 1 }
      return .none
    }
  }
}
