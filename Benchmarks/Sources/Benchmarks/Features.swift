import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = "counter"
    @Presents var detail: Detail.State?
  }
  enum Action {
    case increment
    case nothing
    case show
    case run
    case sendAgain
    case ran
    case detail(PresentationAction<Detail.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .show:
        state.detail = Detail.State()
        return .none
      case .run:
        return .run { send in await send(.ran) }
      case .sendAgain:
        return .send(.ran)
      case .nothing, .ran, .detail:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) {
      Detail()
    }
  }
}

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case increment
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A feature with a feature of another depth inside.
@Reducer
struct Level<Child: Reducer> where Child.State: ObservableState & Equatable {
  @ObservableState
  struct State: Equatable {
    var child: Child.State
  }
  enum Action {
    case child(Child.Action)
  }
  let child: Child
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { child }
  }
}

@Reducer
struct Stack {
  @Reducer
  enum Path {
    case counter(Counter)
  }
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }
  enum Action {
    case push
    case pop
    case path(StackActionOf<Path>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push: state.path.append(.counter(Counter.State()))
      case .pop: state.path.removeLast()
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension Stack.Path.State: Equatable {}

/// Two counters side by side.
@Reducer
struct Pair {
  @ObservableState
  struct State: Equatable {
    var left = Detail.State()
    var right = Detail.State()
  }
  enum Action {
    case left(Detail.Action)
    case right(Detail.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Detail() }
    Scope(state: \.right, action: \.right) { Detail() }
  }
}

/// A row of a list.
@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    var isOn = false
  }
  enum Action {
    case increment
    case nothing
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
  }
}

/// A list on a screen that opens and closes.
@Reducer
struct Rows {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
    }
  }
  enum Action {
    case nothing
    case rows(IdentifiedActionOf<Row>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Row() }
  }
}

@Reducer
struct Home {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var list: Rows.State?
  }
  enum Action {
    case increment
    case show
    case list(PresentationAction<Rows.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .show: state.list = Rows.State(count: 1_000)
      case .list: break
      }
      return .none
    }
    .ifLet(\.$list, action: \.list) { Rows() }
  }
}
