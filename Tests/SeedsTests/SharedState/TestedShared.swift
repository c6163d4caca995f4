import ComposableArchitecture

// Document 004: testing shared state.

enum TestedShared {
  @Reducer
  struct Feature {
    struct State: Equatable {
      @Shared var count: Int
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

  @Reducer
  struct SimpleFeature {
    struct State: Equatable {
      @Shared var count: Int
    }
    enum Action {
      case incrementButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          // The document writes 'await' before the call, which the compiler warns of.
          return .run { [sharedCount = state.$count] _ in
            sharedCount.withLock { $0 += 1 }
          }
        }
      }
    }
  }

  @Reducer
  struct StoredFeature {
    struct State: Equatable {
      @Shared(.appStorage("count")) var count: Int = 0
    }
    enum Action {
      case incrementButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          return .run { [sharedCount = state.$count] _ in
            sharedCount.withLock { $0 += 1 }
          }
        }
      }
    }
  }

  @Reducer
  struct RespondingFeature {
    struct State: Equatable {
      @Shared(value: false) var bool
    }
    enum Action {
      case tap
      case response
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tap:
          return .run { send in
            await send(.response)
          }
        case .response:
          state.$bool.withLock { $0.toggle() }
          return .none
        }
      }
    }
  }
}
