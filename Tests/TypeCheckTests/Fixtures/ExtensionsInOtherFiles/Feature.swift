import ComposableArchitecture

@Reducer
struct First {}

enum Screens {
  @Reducer
  struct Second {
    @ObservableState
    struct State: Equatable { var path = [Feature.Path.initial] }
    enum Action { case tap }
  }
}

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable { var path: [Path.State] = [] }
  @Reducer
  enum Path {
    case first(First)
    case second(Screens.Second)
  }
}

extension Feature.Path.State: Equatable {}
