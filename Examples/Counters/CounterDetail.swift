import ComposableArchitecture

/// Shows what a counter was at when the screen was opened.
@Reducer
struct CounterDetail {
  @ObservableState
  struct State: Equatable {
    let name: String
    let count: Int
  }

  enum Action {
    case closeButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .closeButtonTapped:
        .run { _ in await dismiss() }
      }
    }
  }
}
