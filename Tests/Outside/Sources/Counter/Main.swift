import ComposableArchitecture
import CounterFeature

@main
enum Main {
  @MainActor
  static func main() async {
    let store = Store(initialState: CounterFeature.State()) {
      CounterFeature()
    }
    store.send(.incrementButtonTapped)
    store.send(.incrementButtonTapped)
    store.send(.decrementButtonTapped)
    store.send(.incrementButtonTapped)
    await store.send(.doubleButtonTapped).finish()
    print("count: \(store.count)")
  }
}
