import ComposableArchitecture

// Reducers whose type is not known stand wherever others do.

@Reducer struct Leaf {
  @ObservableState struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case x }
}
@Reducer struct Parent {
  @ObservableState struct State {
    @Presents var presented: Leaf.State?
    var optional: Leaf.State?
    var member = Leaf.State()
    var rows: IdentifiedArrayOf<Leaf.State> = []
    var path = StackState<Leaf.State>()
  }
  enum Action {
    case presented(PresentationAction<Leaf.Action>)
    case optional(Leaf.Action)
    case member(Leaf.Action)
    case rows(IdentifiedActionOf<Leaf>)
    case path(StackActionOf<Leaf>)
  }
  let leaf: any Reducer<Leaf.State, Leaf.Action>
  let own: any Reducer<State, Action>
  let others: [any Reducer<State, Action>]
  let isOn: Bool
  func makeLeaf() -> any Reducer<Leaf.State, Leaf.Action> { leaf }

  var body: some ReducerOf<Self> {
    Scope(state: \.member, action: \.member) { leaf }
    Scope(state: \.member, action: \.member) {
      leaf
      Leaf()
    }
    own
    if isOn { own }
    if isOn { own } else { EmptyReducer() }
    for other in others { other }
    Reduce { _, _ in .none }
      .ifLet(\.$presented, action: \.presented) { leaf }
      .ifLet(\.optional, action: \.optional) { makeLeaf() }
      .forEach(\.rows, action: \.rows) { leaf }
      .forEach(\.path, action: \.path, destination: { leaf })
      .ifLet(\.optional, action: \.optional) {
        leaf
        Leaf()
        leaf
      }
    CombineReducers {
      own
      Reduce { _, _ in .none }
    }
  }
}
struct Alone: Reducer {
  typealias State = Leaf.State
  typealias Action = Leaf.Action
  let leaf: any Reducer<Leaf.State, Leaf.Action>
  var body: some ReducerOf<Self> { leaf }
}
struct Wrong: Reducer {
  struct State {}
  typealias Action = Leaf.Action
  let leaf: any Reducer<Leaf.State, Leaf.Action>
  var body: some ReducerOf<Self> {
    leaf  // expected-error {{'Leaf.State'}}
  }
}
