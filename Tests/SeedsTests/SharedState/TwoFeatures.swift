import ComposableArchitecture

// Document 004: tips for tests.

enum TwoFeatures {
  @Reducer
  struct Feature1 {
    struct State: Equatable {
      @Shared(.appStorage("count")) var count = 0
    }
    enum Action {
      case buttonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .buttonTapped:
          state.$count.withLock { $0 += 1 }
          return .none
        }
      }
    }
  }

  @Reducer
  struct Feature2 {
    struct State: Equatable {
      @Shared(.appStorage("count")) var count = 0
    }
    enum Action {}
  }

  @Reducer
  struct ParentFeature {
    struct State: Equatable {
      var feature1 = Feature1.State()
      var feature2 = Feature2.State()
    }
    enum Action {
      case feature1(Feature1.Action)
      case feature2(Feature2.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.feature1, action: \.feature1) { Feature1() }
      Scope(state: \.feature2, action: \.feature2) { Feature2() }
    }
  }

  /// After the refactoring that the document tells of: the two are no longer in step.
  @Reducer
  struct SeparatedFeature {
    struct State: Equatable {
      var feature1 = Separated1.State()
      var feature2 = Feature2.State()
    }
    enum Action {
      case feature1(Separated1.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.feature1, action: \.feature1) { Separated1() }
    }
  }

  @Reducer
  struct Separated1 {
    struct State: Equatable {
      var count = 0
    }
    enum Action {
      case buttonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .buttonTapped:
          state.count += 1
          return .none
        }
      }
    }
  }

  struct Hidden {
    @Shared(.appStorage("count")) fileprivate var count = 0
  }
}
