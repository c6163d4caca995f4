import ComposableArchitecture

// Mistakes around rows and stacks must be told once, at the operator, and in words that say what is
// allowed.

@Reducer struct Leaf {
  @ObservableState struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case tapped }
}
@Reducer struct Other {
  @ObservableState struct State: Equatable, Identifiable { var id = "" }
  enum Action { case edited }
}
@Reducer enum Destination { case leaf(Leaf) }
@Reducer struct Parent {
  @ObservableState struct State {
    @Presents var presented: Leaf.State?
    var optional: Leaf.State?
    var member = Leaf.State()
    var rows: IdentifiedArrayOf<Leaf.State> = []
    var stack = StackState<Leaf.State>()
    var path = StackState<Destination.State>()
    var array: [Leaf.State] = []
    var dictionary: [Int: Leaf.State] = [:]
  }
  enum Action {
    case presented(PresentationAction<Leaf.Action>)
    case optional(Leaf.Action)
    case rows(IdentifiedActionOf<Leaf>)
    case rowsWithStrings(IdentifiedAction<String, Leaf.Action>)
    case stack(StackActionOf<Leaf>)
    case path(StackActionOf<Destination>)
  }

  var rowsWithActionsOfAStack: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{The state is an identified array, and these are not the actions of its rows.}}
      .forEach(\.rows, action: \.stack) { Leaf() }
  }
  var rowsWithOtherIDs: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{with ids of the type that the rows have: 'IdentifiedActionOf<Row>'}}
      .forEach(\.rows, action: \.rowsWithStrings) { Leaf() }
  }
  var rowsWithActionsOfTheFeature: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{requires that 'Leaf.Action' conform to '_IdentifiedOrStackAction'}}
      .forEach(\.rows, action: \.optional) { Leaf() }
  }
  var rowsWithActionsOfAPresentation: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{requires that 'PresentationAction<Leaf.Action>' conform to '_IdentifiedOrStackAction'}}
      .forEach(\.rows, action: \.presented) { Leaf() }
  }
  var stackWithActionsOfRows: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Let the case hold those: 'StackActionOf<Path>'.}}
      .forEach(\.stack, action: \.rows) { Leaf() }
  }
  var stackWithActionsOfTheFeature: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{requires that 'Leaf.Action' conform to '_IdentifiedOrStackAction'}}
      .forEach(\.stack, action: \.optional) { Leaf() }
  }
  var anotherFeature: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{cannot convert value of type 'Other.State' to expected argument type 'Leaf.State'}}
      .forEach(\.rows, action: \.rows) { Other() }
  }
  var array: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Make it an identified array, 'IdentifiedArrayOf<Row.State>', or a 'StackState'.}}
      .forEach(\.array, action: \.rows) { Leaf() }
  }
  var arrayWithLabel: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{The state is an array, in which nothing says which row an action is for.}}
      .forEach(\.array, action: \.rows, destination: { Leaf() })
  }
  var dictionary: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{The state is a dictionary. Make it an identified array}}
      .forEach(\.dictionary, action: \.rows) { Leaf() }
  }
  var optional: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Run the feature with 'ifLet'.}}
      .forEach(\.optional, action: \.rows) { Leaf() }
  }
  var presentation: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Run the feature with 'ifLet'.}}
      .forEach(\.$presented, action: \.stack) { Leaf() }
  }
  var member: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{or run a feature that is always there with 'Scope'.}}
      .forEach(\.member, action: \.rows) { Leaf() }
  }
  var noFeature: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Other features stand in a closure: '{ Feature() }'.}}
      .forEach(\.rows, action: \.rows)
  }
  var noFeatureInAStack: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Without a closure 'forEach' runs an enum of features}}
      .forEach(\.stack, action: \.stack)
  }
  var anotherEnumOfFeatures: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{in a stack with a case of 'StackActionOf<Path>'}}
      .forEach(\.path, action: \.stack)
  }
  var misspelt: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{cannot convert value of type 'KeyPath<Parent.State, Value>'}}
      .forEach(\.rws, action: \.rows) { Leaf() }  // expected-error {{has no member 'rws'}}
  }
  var mistakeInside: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) {
        Reduce { state, action in
          state.cont += 1  // expected-error {{has no member 'cont'}}
          return .none
        }
      }
  }
}
