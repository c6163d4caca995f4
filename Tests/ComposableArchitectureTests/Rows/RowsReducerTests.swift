import ComposableArchitecture
import Testing

@MainActor
@Suite
struct RowsReducerTests {
  @Test
  func anActionReachesItsRow() async {
    let store = TestStore(
      initialState: RowsFeature.State(rows: [RowFeature.State(id: 1), RowFeature.State(id: 2)])
    ) {
      RowsFeature()
    }
    await store.send(\.rows[id: 2].increment) {
      $0.rows[id: 2]?.count = 1
    }
    await store.send(.rows(.element(id: 1, action: .increment))) {
      $0.rows[id: 1]?.count = 1
    }
  }

  @Test
  func effectsEndWithTheirRow() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: RowsFeature.State(rows: [RowFeature.State(id: 1), RowFeature.State(id: 2)])
    ) {
      RowsFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.rows[id: 1].start)
    let task = await store.send(\.rows[id: 2].start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 1].ticked) { $0.rows[id: 1]?.count = 1 }
    await store.receive(\.rows[id: 2].ticked) { $0.rows[id: 2]?.count = 1 }
    await store.send(.remove(1)) { $0.rows.remove(id: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 2].ticked) { $0.rows[id: 2]?.count = 2 }
    await task.cancel()
  }

  @Test
  func anActionForAMissingRowIsReported() async {
    let store = Store(initialState: RowsFeature.State()) { RowsFeature() }
    let messages = issues { store.send(.rows(.element(id: 7, action: .increment))) }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("received an action for the row '7', which is not there.") == true
    )
    #expect(store.rows.isEmpty)
  }
}
