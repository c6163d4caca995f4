import ComposableArchitecture

/// A feature on a stack that makes the mistake the document warns of, and one that does not.
@Reducer
struct LateFeature {
  @ObservableState
  struct State: Equatable {
    var answer: Int?
  }
  enum Action {
    case closeButtonTapped
    case lateCloseButtonTapped
    case questionAsked
    case response(Int)
    case tick
  }
  @Dependency(\.dismiss) var dismiss
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await self.dismiss() }
      case .lateCloseButtonTapped:
        return .run { send in
          await self.dismiss()
          await send(.tick)  // ⚠️
        }
      case .questionAsked:
        return .run { send in await send(.response(42)) }
      case .response(let answer):
        state.answer = answer
        return .none
      case .tick:
        return .none
      }
    }
  }
}

@Reducer
struct LateStack {
  @Reducer
  enum Path {
    case late(LateFeature)
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

extension LateStack.Path.State: Equatable {}
