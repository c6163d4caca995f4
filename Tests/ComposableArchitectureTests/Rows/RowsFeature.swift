import ComposableArchitecture

@Reducer
struct RowsFeature {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<RowFeature.State> = []
    var title = ""
  }
  enum Action {
    case add(Int)
    case remove(Int)
    case removeAll
    case replace(RowFeature.State)
    case retitle(String)
    case rows(IdentifiedActionOf<RowFeature>)
    case swap(Int, Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let id): state.rows.append(RowFeature.State(id: id))
      case .remove(let id): state.rows.remove(id: id)
      case .removeAll: state.rows = []
      case .replace(let row): state.rows[id: row.id] = row
      case .retitle(let title): state.title = title
      case .rows: break
      case .swap(let first, let second): state.rows.swapAt(first, second)
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) {
      RowFeature()
    }
  }
}

@Reducer
struct RowFeature {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action {
    case increment
    case start
    case ticked
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment, .ticked:
        state.count += 1
        return .none
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      }
    }
  }
}
