import ComposableArchitecture

// Mistakes around features that are there or not must be told where they are, and as what they are.

@Reducer struct Leaf {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case tapped }
}
@Reducer struct Other {
  @ObservableState struct State: Equatable { var text = "" }
  enum Action { case edited }
}
@Reducer struct Parent {
  @ObservableState struct State {
    @Presents var presented: Leaf.State?
    var optional: Leaf.State?
    var member = Leaf.State()
  }
  enum Action {
    case presented(PresentationAction<Leaf.Action>)
    case optional(Leaf.Action)
    case nothing
  }
  var wrongState: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+2 {{cannot convert value of type}}
      // expected-error@+1 {{generic parameter 'Child' could not be inferred}}
      .ifLet(\.optionl, action: \.optional) { Leaf() }  // expected-error {{'optionl'}}
  }
  var dollarIsMissing: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{write '$' before its name}}
      .ifLet(\.presented, action: \.presented) { Leaf() }
  }
  var member: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{requires that 'Leaf.State' conform to '_OptionalFeatureState'}}
      .ifLet(\.member, action: \.optional) { Leaf() }
  }
  var actionWithoutValue: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{type '()' cannot conform to 'CasePathable'}}
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
      // expected-error@+2 {{conform to 'CaseReducerState'}}
      // expected-error@+1 {{be equivalent}}
      .ifLet(\.optional, action: \.optional)
  }
  var presentedNothingInside: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+2 {{conform to '_StateWithOwnReducer'}}
      // expected-error@+1 {{be equivalent}}
      .ifLet(\.$presented, action: \.presented)
  }
}
