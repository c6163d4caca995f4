import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State { var count = 0 }
  enum Action { case increment }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
enum Path {
  case counter(Counter)
  case other(Counter)
}

@MainActor
func use(_ store: StoreOf<Path>) {
  switch store.case {  // expected-error {{switch must be exhaustive}}
  case .counter: break
  }
}
