import ComposableArchitecture

// Mistakes inside the closure of a 'Reduce' must be told as what they are.

@Reducer
struct Mistaken {
  @ObservableState
  struct State {
    var number = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.numbr += 1  // expected-error {{value of type 'Mistaken.State' has no member 'numbr'}}
      return .none
    }
  }
}

@Reducer
struct MistakenToo {
  @ObservableState
  struct State {
    var number = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .taped:  // expected-error {{type 'MistakenToo.Action' has no member 'taped'}}
        return .none
      }
    }
  }
}
