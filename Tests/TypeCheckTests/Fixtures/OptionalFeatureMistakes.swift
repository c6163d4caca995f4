import ComposableArchitecture

// Mistakes around features that are there or not must be told where they are, and as what they are.

@Reducer struct Leaf {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case tapped }
}
@Reducer struct Other {
  @ObservableState struct State: Equatable, Identifiable { var id = "" }
  enum Action { case edited }
}
@Reducer struct Parent {
  @ObservableState struct State {
    @Presents var presented: Leaf.State?
    var optional: Leaf.State?
    var member = Leaf.State()
    var rows: IdentifiedArrayOf<Other.State> = []
    var path = StackState<Leaf.State>()
    var array: [Leaf.State] = []
  }
  enum Action {
    case presented(PresentationAction<Leaf.Action>)
    case optional(Leaf.Action)
    case nothing
    case rows(IdentifiedActionOf<Other>)
    case path(StackActionOf<Leaf>)
  }
  var wrongState: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{cannot convert value of type}}
      .ifLet(\.optionl, action: \.optional) { Leaf() }  // expected-error {{'optionl'}}
  }
  var dollarIsMissing: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{write '$' before its name}}
      .ifLet(\.presented, action: \.presented) { Leaf() }
  }
  var member: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Make it one, or run a feature that is always there with 'Scope'.}}
      .ifLet(\.member, action: \.optional) { Leaf() }
  }
  var actionWithoutValue: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{cannot convert value of type 'Leaf.Action' to expected argument type '()'}}
      .ifLet(\.optional, action: \.nothing) { Leaf() }
  }
  var mistakeInsidePresented: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$presented, action: \.presented) {
        Reduce { state, action in
          state.cont += 1  // expected-error {{has no member 'cont'}}
          return .none
        }
      }
  }
  var mistakeInsideOptional: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.optional, action: \.optional) {
        Reduce { state, action in
          state.cont += 1  // expected-error {{has no member 'cont'}}
          return .none
        }
      }
  }
  var nothingInside: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Other features stand in a closure: '{ Feature() }'.}}
      .ifLet(\.optional, action: \.optional)
  }
  var presentedNothingInside: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Without a closure 'ifLet' runs an enum of features, an alert or a dialog}}
      .ifLet(\.$presented, action: \.presented)
  }
  var dollarIsMissingWithLabel: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{write '$' before its name}}
      .ifLet(\.presented, action: \.presented, destination: { Leaf() })
  }
  var actionsOfTheFeature: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Let the case hold those of the presentation}}
      .ifLet(\.$presented, action: \.optional) { Leaf() }
  }
  var rows: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Run them with 'forEach'.}}
      .ifLet(\.rows, action: \.rows) { Other() }
  }
  var stack: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Run them with 'forEach'.}}
      .ifLet(\.path, action: \.path) { Leaf() }
  }
  var array: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{and run its features with 'forEach'.}}
      .ifLet(\.array, action: \.path) { Leaf() }
  }
  var anotherFeature: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{cannot convert value of type 'Other.State' to expected argument type 'Leaf.State'}}
      .ifLet(\.$presented, action: \.presented) { Other() }
  }
  var misspeltAction: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{has no dynamic member 'optionl'}}
      .ifLet(\.optional, action: \.optionl) { Leaf() }
  }
}
