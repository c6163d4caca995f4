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

// What state holds says that it is not isolated, and so does what conforms outside of a macro's reach.
nonisolated struct Item: Equatable, Identifiable { var id = 0 }
nonisolated enum Kind: Equatable { case plain, numbered(Int) }

@Reducer
struct Items {
  @ObservableState
  struct State: Equatable {
    var item = Item()
    var kind: Kind? = .plain
    var items: IdentifiedArrayOf<Item> = []
    @Presents var destination: Destination.State?
    @Presents var alert: AlertState<Action.Alert>?
    @Shared(.inMemory("item")) var shared = Item()
  }
  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case destination(PresentationAction<Destination.Action>)
    case picked(Item, Kind)
    enum Alert: Equatable { case confirm }
  }
  @Reducer
  enum Destination { case counter(Counter) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .picked(let item, let kind) = action else { return .none }
      let isOther = state.item != item
      state.item = item
      state.kind = kind
      return isOther ? .run { send in await send(.picked(item, .plain)) } : .none
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$alert, action: \.alert)
  }
}

nonisolated extension Items.Destination.State: Equatable {}
nonisolated extension Items.Destination.Action: Equatable {}

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
