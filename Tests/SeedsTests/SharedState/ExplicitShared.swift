import ComposableArchitecture

// Document 004: explicit shared state.

enum ExplicitShared {
  @Reducer
  struct ParentFeature {
    @ObservableState
    struct State {
      @Shared var count: Int
      var child: ChildFeature.State?
    }
    enum Action {
      case presentButtonTapped
      case child(ChildFeature.Action)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .presentButtonTapped:
          state.child = ChildFeature.State(count: state.$count)
          return .none
        case .child:
          return .none
        }
      }
      .ifLet(\.child, action: \.child) { ChildFeature() }
    }
  }

  @Reducer
  struct ChildFeature {
    @ObservableState
    struct State {
      @Shared var count: Int
      // Other properties
    }
    enum Action {
      case incrementButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.$count.withLock { $0 += 1 }
          return .none
        }
      }
    }
  }
}
