import ComposableArchitecture

// Document 004: observing changes of shared state.

enum ObservedShared {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Shared var count: Int
      var seen: [Int] = []
    }
    enum Action: Equatable {
      case onAppear
      case countUpdated(Int)
      case incrementButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .onAppear:
          return .publisher {
            state.$count.publisher
              .map(Action.countUpdated)
          }

        case .countUpdated(let count):
          // Do something with count
          state.seen.append(count)
          return .none

        case .incrementButtonTapped:
          state.$count.withLock { $0 += 1 }
          return .none
        }
      }
    }
  }

  /// The loop that the document warns of: it compiles, and nobody runs it to its end.
  @Reducer
  struct LoopingFeature {
    @ObservableState
    struct State: Equatable {
      @Shared var count: Int
    }
    enum Action {
      case onAppear
      case countUpdated(Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .onAppear:
          return .publisher {
            state.$count.publisher
              .map(Action.countUpdated)
          }

        case .countUpdated(let count):
          state.count = count + 1
          return .none
        }
      }
    }
  }
}
