import ComposableArchitecture

/// Counts, by hand or by itself, and closes itself at 5.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var name: String
    var count = 0
    var isCounting = false
    @Presents var destination: Destination.State?
  }

  enum Action {
    case decrementButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case detailButtonTapped
    case incrementButtonTapped
    case countingToggled(Bool)
    case timerTicked
  }

  /// What can be opened from a counter.
  @Reducer
  enum Destination {
    case detail(CounterDetail)
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none

      case .incrementButtonTapped, .timerTicked:
        state.count += 1
        return state.count >= 5 ? .run { _ in await dismiss() } : .none

      case .detailButtonTapped:
        state.destination = .detail(CounterDetail.State(name: state.name, count: state.count))
        return .none

      case .countingToggled(let isCounting):
        state.isCounting = isCounting
        guard isCounting else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Counter.Destination.State: Equatable {}
