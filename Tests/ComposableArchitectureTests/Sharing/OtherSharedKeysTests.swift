import ComposableArchitecture
import Testing

/// What a test store wants to be told of holders of shared values that refer to another key than before.
@MainActor
@Suite struct OtherSharedKeysTests {
  /// A holder that an effect lets refer to another key has another value, though none was changed.
  private func issuesOfMoving(
    _ test: @MainActor (TestStoreOf<Scripted>, Scripted.Action) async -> Void
  ) async -> [String] {
    await ComposableArchitectureTests.issues {
      let other = Shared(wrappedValue: 0, .inMemory("other"))
      other.wrappedValue = 5
      let count = Shared(wrappedValue: 1, .inMemory("count"))
      let store = TestStore(initialState: Scripted.State(count: count)) { Scripted() }
      await test(store, .run { state, _ in try? await state.$count.load(.inMemory("other")) })
    }
  }

  @Test func anotherKeyIsAChangeThatHasToBeAsserted() async {
    var issues = await issuesOfMoving { store, move in
      await store.send(move) { $0.count = 5 }
      await store.send(.increment) { $0.count = 6 }
    }
    #expect(issues == [])
    issues = await issuesOfMoving { store, move in
      await store.send(move)
      await store.send(.reduce { $0.note = "a" }) { $0.note = "a" }
      store.assert { $0.$count.withLock { $0 += 4 } }
      await store.send(.increment) { $0.$count.withLock { $0 += 1 } }
    }
    #expect(issues == [])
    issues = await issuesOfMoving { store, move in
      await store.send(move)
      store.state.$count.assert { $0 = 5 }
    }
    #expect(issues == [])
    issues = await issuesOfMoving { store, move in
      await store.send(move)
      store.skipChanges()
    }
    #expect(issues == [])
  }

  @Test func anotherKeyThatNobodyAssertsIsReportedAtTheEnd() async {
    let line = #line + 5
    let issues = await ComposableArchitectureTests.issues {
      @Shared(.inMemory("other")) var other = 5
      let store = TestStore(initialState: Scripted.State(count: Shared(value: 1))) { Scripted() }
      await store.send(
        .run { state, _ in try? await state.$count.load(.inMemory("other")) }
      )
    }
    #expect(
      issues == [
        """
        Tracked changes to 'Shared<Int>@ComposableArchitectureTests/OtherSharedKeysTests.swift:\(line)' \
        but failed to assert: …

          − 1
          + 5

        (Before: −, After: +)

        Call 'Shared<Int>.assert' to exhaustively test these changes, or call 'skipChanges' to ignore \
        them.
        """
      ]
    )
  }

  @Test func aWrongAssertionOfAnotherKeyShowsWhatIs() async {
    var issues = await issuesOfMoving { store, move in
      await store.send(move) { $0.count = 7 }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("−   count: 7,") == true)
    #expect(issues.first?.contains("+   count: 5,") == true)
    issues = await issuesOfMoving { store, move in
      await store.send(move)
      store.state.$count.assert { $0 = 7 }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("− 7\n    + 5") == true)
    issues = await issuesOfMoving { store, move in
      await store.send(move)
      store.assert { $0.note = "" }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("−   count: 1,") == true)
    #expect(issues.first?.contains("+   count: 5,") == true)
  }

  @Test func whatIsLoadedForAnotherKeyIsOneChange() async {
    let source = Source()
    let load = Scripted.Action.run { state, _ in
      try? await state.$count.load(SourceKey(source: source))
    }
    let issues = await ComposableArchitectureTests.issues {
      source.value.setValue(8)
      let count = Shared(value: 3)
      let store = TestStore(initialState: Scripted.State(count: count)) { Scripted() }
      await store.send(load) { $0.count = 8 }
      source.value.setValue(9)
      await store.send(load)
      await store.send(load)
      store.assert { $0.count = 9 }
      source.value.setValue(10)
      await store.send(load)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("− 9\n  + 10") == true)
  }

  @Test func aReaderOfAnotherKeyIsAssertedThroughTheKey() async {
    let move = Scripted.Action.run { state, _ in
      try? await state.$people.load(.inMemory("others"))
    }
    @Shared(.inMemory("others")) var others: IdentifiedArrayOf<Person> = [Person(id: 7)]
    var issues = await issues { store in
      await store.send(move)
      store.assert { _ in others = [Person(id: 7)] }
    }
    #expect(issues == [])
    issues = await ComposableArchitectureTests.issues { store in
      await store.send(move)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("+   [0]: Person(") == true)
  }

  @Test func anotherHolderOfTheOtherKeyKeepsItsValue() async {
    let issues = await ComposableArchitectureTests.issues {
      @Shared(.inMemory("other")) var other = 5
      let state = Twins.State(left: Shared(value: 1), right: $other)
      let store = TestStore(initialState: state) { Twins() }
      await store.send(.move) { $0.left = 5 }
      await store.send(.increment) { $0.right = 6 }
      #expect(store.state.left == 6)
    }
    #expect(issues == [])
  }

  @Test func theTestMayMoveByItself() async throws {
    @Shared(.inMemory("other")) var other = 5
    let count = Shared(value: 1)
    let store = TestStore(initialState: Scripted.State(count: count)) { Scripted() }
    try await count.load(.inMemory("other"))
    await store.send(.increment) { $0.$count.withLock { $0 += 1 } }
    #expect(other == 6)
  }
}

/// Two holders of shared values, of which one is let refer to the other's.
@Reducer
private struct Twins {
  struct State: Equatable {
    @Shared var left: Int
    @Shared var right: Int
  }
  enum Action {
    case increment
    case move
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.$left.withLock { $0 += 1 }
        return .none
      case .move:
        return .run { [left = state.$left] _ in try await left.load(.inMemory("other")) }
      }
    }
  }
}
