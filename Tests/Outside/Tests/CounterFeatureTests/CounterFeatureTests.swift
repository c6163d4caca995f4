import ComposableArchitecture
import CounterFeature
import Testing

@MainActor
@Suite struct CounterFeatureTests {
  @Test func counts() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 0
    }
  }

  @Test func doubles() async {
    var state = CounterFeature.State()
    state.count = 21
    let store = TestStore(initialState: state) {
      CounterFeature()
    }
    await store.send(.doubleButtonTapped) {
      $0.isDoubling = true
    }
    await store.receive(\.doubleResponse) {
      $0.count = 42
      $0.isDoubling = false
    }
  }
}
