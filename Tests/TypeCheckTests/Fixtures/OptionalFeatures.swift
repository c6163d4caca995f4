import ComposableArchitecture

// However features that are there or not are written: all of these are one operator.

@Reducer struct Leaf {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// A feature in its former form.
struct Former: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case tapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

// A feature whose actions are of a type of its own, and one with actions of the library's.
struct Closures: Reducer {
  struct State {}
  struct Action {}
  var body: some Reducer<State, Action> { EmptyReducer() }
}

@Reducer struct Bound {
  @ObservableState struct State { var text = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer enum Destination {
  case leaf(Leaf)
  case bound(Bound)
  case alert(AlertState<Alert>)
  enum Alert { case confirm }
}

// An enum of features as it was written before there was one for that.
@Reducer struct FormerDestination {
  @CasePathable @ObservableState enum State {
    case leaf(Leaf.State)
    case bound(Bound.State)
  }
  enum Action {
    case leaf(Leaf.Action)
    case bound(Bound.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
    Scope(state: \.bound, action: \.bound) { Bound() }
  }
}

@Reducer struct Everything {
  @ObservableState struct State {
    @Presents var leaf: Leaf.State?
    @Presents var former: Former.State?
    @Presents var closures: Closures.State?
    @Presents var destination: Destination.State?
    @Presents var formerDestination: FormerDestination.State?
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Alert>?
    var optional: Leaf.State?
    var optionalFormer: Former.State?
    var optionalClosures: Closures.State?
    var optionalDestination: Destination.State?
    var bound: Bound.State?
    var twice: Leaf.State??
    var rows: IdentifiedArrayOf<Row> = []
    var row: Row? = nil
  }
  struct Row: Identifiable { var id = 0 }
  enum Action {
    case leaf(PresentationAction<Leaf.Action>)
    case former(PresentationAction<Former.Action>)
    case closures(PresentationAction<Closures.Action>)
    case destination(PresentationAction<Destination.Action>)
    case formerDestination(PresentationAction<FormerDestination.Action>)
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Alert>)
    case optional(Leaf.Action)
    case optionalFormer(Former.Action)
    case optionalClosures(Closures.Action)
    case optionalDestination(Destination.Action)
    case bound(Bound.Action)
    case number(Int)
    case text(String)
    enum Alert { case yes }
  }
  let isLarge = true
  let leafPath: WritableKeyPath<State, Leaf.State?> = \.optional
  let leafAction: CaseKeyPath<Action, Leaf.Action> = \.optional

  // In one chain, with and without '$'.
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .ifLet(\.$leaf, action: \.leaf) { Leaf() }
      .ifLet(\.$destination, action: \.destination)
      .ifLet(\.$formerDestination, action: \.formerDestination) { FormerDestination() }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$dialog, action: \.dialog)
      .ifLet(\.optional, action: \.optional) { Leaf() }
      .ifLet(\.optionalDestination, action: \.optionalDestination)
      .ifLet(\.bound, action: \.bound) { Bound() }
  }

  // Features whose actions have no case paths.
  var plain: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$former, action: \.former) { Former() }
      .ifLet(\.optionalFormer, action: \.optionalFormer) { Former() }
      .ifLet(\.$closures, action: \.closures) { Closures() }
      .ifLet(\.optionalClosures, action: \.optionalClosures) { Closures() }
  }

  // The paths in full, or in variables.
  var paths: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\State.$leaf, action: \Action.Cases.leaf) { Leaf() }
      .ifLet(\State.optional, action: \Action.Cases.optional) { Leaf() }
      .ifLet(\Self.State.$leaf, action: \Self.Action.Cases.leaf) { Leaf() }
      .ifLet(leafPath, action: leafAction) { Leaf() }
      .ifLet(\.leaf, action: \.optional) { Leaf() }
      .ifLet(\.leaf, action: \.leaf.presented) { Leaf() }
      .ifLet(\.optional, action: \.leaf.presented) { Leaf() }
  }

  // What stands in the closure.
  var closures: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$leaf, action: \.leaf, destination: { Leaf() })
      .ifLet(\.optional, action: \.optional, then: { Leaf() })
      .ifLet(\.$leaf, action: \.leaf, destination: Leaf.init)
      .ifLet(\.optional, action: \.optional, then: Leaf.init)
      .ifLet(\.$leaf, action: \.leaf) { EmptyReducer() }
      .ifLet(\.optional, action: \.optional) { EmptyReducer() }
  }
  var builders: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$leaf, action: \.leaf) {
        Reduce { state, action in
          switch action {
          case .tapped:
            state.count += 1
            return .send(.tapped)
          }
        }
        Leaf()
      }
      .ifLet(\.optional, action: \.optional) {
        Leaf()
        Reduce { state, action in
          state.count += 1
          return .none
        }
      }
      .ifLet(\.optional, action: \.optional) {
        if isLarge {
          Leaf()._printChanges()
        } else {
          Leaf().dependency(\.context, .test)
        }
        CombineReducers {
          Leaf()
          EmptyReducer()
        }
      }
  }

  // Bodies of enums of features.
  var bodies: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination) { Destination.body }
      .ifLet(\.optionalDestination, action: \.optionalDestination) { Destination.body }
      .ifLet(\.$destination, action: \.destination) {
        Destination.body
        Reduce { state, action in
          if case .leaf(.tapped) = action, case .leaf = state { return .none }
          return .none
        }
      }
  }

  // Operators in operators, and after each other with others between.
  var nested: some ReducerOf<Self> {
    CombineReducers {
      Reduce { _, _ in .none }
        .ifLet(\.$leaf, action: \.leaf) {
          Leaf().onChange(of: \.count) { _, _ in Reduce { _, _ in .none } }
        }
      EmptyReducer()
        .ifLet(\.optional, action: \.optional) { Leaf() }
        .onChange(of: \.optional) { _, _ in Reduce { _, _ in .none } }
    }
    .ifLet(\.bound, action: \.bound) { Bound() }
  }

  // Optionals that are no property of the state's own.
  var places: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.rows[id: 3], action: \.number) {
        Reduce { row, number in
          row.id = number
          return .none
        }
      }
      .ifLet(\.row, action: \.text) {
        Reduce { row, text in
          row.id = text.count
          return .none
        }
      }
      .ifLet(\.twice, action: \.optional) {
        Reduce { (_: inout Leaf.State?, _: Leaf.Action) in .none }
          .ifLet(\.self, action: \.self) { Leaf() }
      }
      .ifLet(\.destination, action: \.destination.presented) { Destination.body }
  }
}

// Enums of features in a row, presented and not.
@Reducer struct Destinations {
  @ObservableState struct State {
    var d0: Destination.State?
    @Presents var p0: Destination.State?
    var d1: Destination.State?
    @Presents var p1: Destination.State?
  }
  enum Action {
    case d0(Destination.Action)
    case p0(PresentationAction<Destination.Action>)
    case d1(Destination.Action)
    case p1(PresentationAction<Destination.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .ifLet(\.d0, action: \.d0)
      .ifLet(\.$p0, action: \.p0)
      .ifLet(\.d1, action: \.d1)
      .ifLet(\.$p1, action: \.p1)
  }
}

// A presentation that is no part of observable state.
@Reducer struct FormerParent {
  struct State: Equatable {
    @PresentationState var former: Former.State?
    @PresentationState var leaf: Leaf.State?
    @PresentationState var alert: AlertState<Action.Alert>?
    var optional: Former.State?
  }
  enum Action {
    case former(PresentationAction<Former.Action>)
    case leaf(PresentationAction<Leaf.Action>)
    case alert(PresentationAction<Alert>)
    case optional(Former.Action)
    enum Alert { case yes }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .ifLet(\.$former, action: \.former) { Former() }
      .ifLet(\.$leaf, action: \.leaf) { Leaf() }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.optional, action: \.optional) { Former() }
  }
}

// A parent of any feature.
struct Parent<Child: Reducer>: Reducer {
  struct State {
    @PresentationState var presented: Child.State?
    var optional: Child.State?
  }
  @CasePathable enum Action {
    case presented(PresentationAction<Child.Action>)
    case optional(Child.Action)
  }
  let child: Child
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$presented, action: \.presented) { child }
      .ifLet(\.optional, action: \.optional) { child }
  }
}
@MainActor let parent = Store(initialState: Parent<Leaf>.State()) { Parent(child: Leaf()) }
