import ComposableArchitecture

// However rows and stacks are written: all of these are one operator.

@Reducer struct Leaf {
  @ObservableState struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case x }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// A feature in its former form, whose actions have no case paths.
struct Former: Reducer {
  struct State: Equatable, Identifiable { var id = "" }
  enum Action: Equatable { case tapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Reducer enum Destination {
  case leaf(Leaf)
  case former(Leaf)
}

// Rows in rows.
@Reducer struct Nested {
  @ObservableState struct State: Identifiable {
    var id = 0
    var rows: IdentifiedArrayOf<Nested.State> = []
  }
  enum Action { indirect case rows(IdentifiedActionOf<Nested>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Self() }
  }
}

@Reducer struct Everything {
  @ObservableState struct State {
    var rows: IdentifiedArrayOf<Leaf.State> = []
    var formers: IdentifiedArrayOf<Former.State> = []
    var nested: IdentifiedArrayOf<Nested.State> = []
    var byID = IdentifiedArray<String, Leaf.State>(id: \.id.description)
    var destinations = IdentifiedArray<Int, Destination.State>(id: \.number)
    var path = StackState<Destination.State>()
    var stack = StackState<Leaf.State>()
    var formerStack = StackState<Former.State>()
    var inside = Inside()
  }
  struct Inside { var rows: IdentifiedArrayOf<Leaf.State> = [] }
  @CasePathable enum Action {
    case rows(IdentifiedActionOf<Leaf>)
    case formers(IdentifiedActionOf<Former>)
    case nested(IdentifiedActionOf<Nested>)
    case byID(IdentifiedAction<String, Leaf.Action>)
    case destinations(IdentifiedAction<Int, Destination.Action>)
    case path(StackActionOf<Destination>)
    case stack(StackActionOf<Leaf>)
    case formerStack(StackActionOf<Former>)
    case inside(Inside)
    @CasePathable enum Inside { case rows(IdentifiedActionOf<Leaf>) }
  }
  let isLarge = true
  let rowsPath: WritableKeyPath<State, IdentifiedArrayOf<Leaf.State>> = \.rows
  let rowsAction: CaseKeyPath<Action, IdentifiedActionOf<Leaf>> = \.rows
  let make: () -> Leaf = { Leaf() }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .forEach(\.rows, action: \.rows) { Leaf() }
      .forEach(\.formers, action: \.formers) { Former() }
      .forEach(\.nested, action: \.nested) { Nested() }
      .forEach(\.byID, action: \.byID) { Leaf() }
      .forEach(\.destinations, action: \.destinations)
      .forEach(\.path, action: \.path)
      .forEach(\.stack, action: \.stack) { Leaf() }
      .forEach(\.formerStack, action: \.formerStack) { Former() }
      .forEach(\.inside.rows, action: \.inside.rows) { Leaf() }
  }
  // The paths in full, or in variables.
  var paths: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\State.rows, action: \Action.Cases.rows) { Leaf() }
      .forEach(\Self.State.path, action: \Self.Action.Cases.path)
      .forEach(rowsPath, action: rowsAction) { Leaf() }
      .forEach(rowsPath, action: \.rows) { Leaf() }
  }
  // What stands in the closure.
  var closures: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows, element: { Leaf() })
      .forEach(\.rows, action: \.rows, element: Leaf.init)
      .forEach(\.rows, action: \.rows, element: make)
      .forEach(\.rows, action: \.rows) { return Leaf() }
      .forEach(\.rows, action: \.rows) { EmptyReducer() }
      .forEach(\.rows, action: \.rows) {}
      .forEach(\.stack, action: \.stack, destination: { Leaf() })
      .forEach(\.stack, action: \.stack, destination: Leaf.init)
      .forEach(\.stack, action: \.stack) {}
      .forEach(\.path, action: \.path) { Destination.body }
      .forEach(\.path, action: \.path, destination: { Destination.body })
      .forEach(\.destinations, action: \.destinations) { Destination.body }
  }
  var builders: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) {
        Reduce { state, action in
          switch action {
          case .x:
            state.id += 1
            return .send(.x)
          }
        }
        Leaf()
      }
      .forEach(\.stack, action: \.stack) {
        if isLarge {
          Leaf()._printChanges()
        } else {
          Leaf().dependency(\.context, .test)
        }
        if isLarge { Leaf() }
        for _ in 0..<2 { Leaf() }
        CombineReducers {
          Leaf()
          EmptyReducer()
        }
      }
      .forEach(\.stack, action: \.stack, destination: {
        Reduce { state, action in
          state.id += 1
          return .none
        }
        Leaf()
      })
  }
}
extension Destination.State {
  var number: Int { 0 }
}

// A parent of any feature.
struct Parent<Child: Reducer>: Reducer where Child.State: Identifiable, Child.State.ID: Sendable {
  struct State {
    var rows: IdentifiedArrayOf<Child.State> = []
    var stack = StackState<Child.State>()
  }
  @CasePathable enum Action {
    case rows(IdentifiedActionOf<Child>)
    case stack(StackActionOf<Child>)
  }
  let child: Child
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { child }
      .forEach(\.stack, action: \.stack) { child }
  }
}
@MainActor let parent = Store(initialState: Parent<Leaf>.State()) { Parent(child: Leaf()) }
