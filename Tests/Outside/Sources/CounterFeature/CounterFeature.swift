import ComposableArchitecture

@Reducer
public struct CounterFeature {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    public var isDoubling = false

    public init() {}
  }

  public enum Action {
    case decrementButtonTapped
    case doubleButtonTapped
    case doubleResponse(Int)
    case incrementButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none

      case .doubleButtonTapped:
        state.isDoubling = true
        return .run { [count = state.count] send in
          await send(.doubleResponse(count * 2))
        }

      case .doubleResponse(let count):
        state.count = count
        state.isDoubling = false
        return .none

      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}
