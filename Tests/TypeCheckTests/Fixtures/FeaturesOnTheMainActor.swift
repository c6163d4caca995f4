// flags: -default-isolation MainActor
import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case up, down }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up: state.count += 1
      case .down: state.count -= 1
      }
      return .none
    }
    EmptyReducer()
  }
}

@Reducer
struct Nothing {}

@Reducer
public struct PublicNothing {
  public init() {}
}

@Reducer
struct Manual {
  struct State {}
  enum Action { case tap(Int) }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Reducer
struct Returning {
  struct State {}
  enum Action { case tap(Int) }
  var body: some ReducerOf<Self> { return EmptyReducer() }
}

@Reducer
struct EnumState {
  @ObservableState
  enum State: Equatable {
    case counter(Counter.State)
    case empty
  }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
  }
}

@Reducer
struct Generic<Value: Equatable & Sendable> {
  @ObservableState
  struct State { var value: Value }
  enum Action { case set(Value) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Parent {
  @Reducer
  enum Path {
    case counter(Counter)
    case labelled(counter: Counter)
    case given(Counter = Counter())
    case enumState(EnumState)
    @ReducerCaseIgnored case plain(Int)
    case pair(Int, String)
    case empty
    case nested(Nested.Body = Nested.body)
    #if os(Linux)
      case here(Nothing)
    #endif
  }

  @Reducer
  enum Nested { case counter(Counter) }

  @ObservableState
  struct State: Equatable {
    let id = 0
    var name: String?
    @Presents var destination: Path.State?
    var path: [Path.State] = []
  }

  enum Action {
    case destination(Path.Action)
    case tap
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.counter(.up)):
        state.destination = .counter(Counter.State())
        return .none
      case .destination, .tap:
        return .none
      }
    }
  }
}

nonisolated extension Parent.Path.State: Equatable {}
nonisolated extension Parent.Nested.State: Equatable {}

@Reducer
public enum PublicPath {
  case nothing(PublicNothing)
}

@Reducer
enum EmptyPath {}

@MainActor
func use(_ store: StoreOf<Parent.Path>) -> Int? {
  switch store.case {
  case .counter(let store), .labelled(let store), .given(let store): store.state.count
  case .plain(let value): value
  case .pair(let value, _): value
  case .empty, .enumState, .here, .nested: nil
  }
}

@MainActor
func states() {
  _ = Parent.State()
  _ = Parent.State(name: "a", destination: .empty)
  var state = Parent.State(destination: .counter(Counter.State(count: 3)))
  state.destination?.modify(\.counter) { $0.count += 1 }
  let path: CaseKeyPath<Parent.Action, Void> = \.destination.counter.up
  _ = path()
}
