import ComposableArchitecture
import Observation
import Testing

/// What observers of a store are told of the shared values in its state.
@MainActor
@Suite struct SharedObservationTests {
  private let store = Store(initialState: Scripted.State()) { Scripted() }

  private func changes(
    _ read: @escaping @MainActor () -> Void, when change: () -> Void
  ) -> Int {
    let count = LockIsolated(0)
    withObservationTracking(read) { count.withValue { $0 += 1 } }
    change()
    return count.value
  }

  @Test func aChangeInAReducerIsToldOnce() {
    let count = changes({ _ = store.count }) {
      store.send(
        .reduce { state in
          state.$count.withLock { $0 += 1 }
          state.$count.withLock { $0 += 1 }
        })
    }
    #expect(count == 1)
    #expect(store.count == 2)
  }

  @Test func othersAreNotTold() {
    #expect(changes({ _ = store.count }) { store.send(.reduce { $0.note = "a" }) } == 0)
    #expect(changes({ _ = store.note }) { store.send(.increment) } == 0)
    #expect(changes({ _ = store.person }) { store.send(.increment) } == 0)
  }

  @Test func anEqualWriteIsSilent() {
    let count = changes({ _ = store.count }) {
      store.send(.reduce { $0.$count.withLock { $0 = 0 } })
    }
    #expect(count == 0)
  }

  @Test func aFeatureThatHoldsAPartIsToldOfThePart() {
    @Shared(value: Person()) var person
    let nameStore = Store(initialState: NameFeature.State(name: $person.name)) { NameFeature() }
    #expect(changes({ _ = nameStore.name }) { $person.withLock { $0.id = 2 } } == 0)
    #expect(changes({ _ = nameStore.name }) { $person.withLock { $0.name = "Ann" } } == 1)
    #expect(nameStore.name == "Ann")
  }

  @Test func aReferenceThatIsReplacedIsAChange() {
    let other = Shared(value: 3)
    #expect(changes({ _ = store.count }) { store.send(.reduce { $0.$count = other }) } == 1)
    #expect(store.count == 3)
    #expect(changes({ _ = store.count }) { other.withLock { $0 = 4 } } == 1)
  }
}

@Reducer
private struct NameFeature {
  @ObservableState
  struct State {
    @Shared var name: String
  }
  enum Action {}
}
