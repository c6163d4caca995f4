import ComposableArchitecture
import SwiftUI

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case incrementButtonTapped
  }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return state.count >= 5 ? .run { _ in await dismiss() } : .none
      }
    }
  }
}

@Reducer
struct Counters {
  @Reducer
  enum Path {
    case counter(Counter)
  }
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }
  enum Action {
    case path(StackActionOf<Path>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path)
  }
}
extension Counters.Path.State: Equatable {}

struct CountersView: View {
  @Bindable var store: StoreOf<Counters>

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      NavigationLink("Count", state: Counters.Path.State.counter(Counter.State()))
    } destination: { store in
      switch store.case {
      case .counter(let store):
        Button("\(store.count)") { store.send(.incrementButtonTapped) }
      }
    }
  }
}
