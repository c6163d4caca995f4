import ComposableArchitecture

// A closure that says 'return' and a function in place of a closure are no work for the builder. One of
// them in a long chain must not send the compiler through all combinations of the others.

@Reducer struct Leaf {
  @ObservableState struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case x }
}
@Reducer struct Parent {
  @ObservableState struct State {
    @Presents var p: Leaf.State?
    var o: Leaf.State?
    var rows: IdentifiedArrayOf<Leaf.State> = []
    var path = StackState<Leaf.State>()
  }
  enum Action {
    case p(PresentationAction<Leaf.Action>)
    case o(Leaf.Action)
    case rows(IdentifiedActionOf<Leaf>)
    case path(StackActionOf<Leaf>)
  }
  let make: () -> Leaf = { Leaf() }

  var first: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$p, action: \.p) { return Leaf() }
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
  }
  var last: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { return Leaf() }
  }
  var all: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$p, action: \.p) { return Leaf() }
      .ifLet(\.o, action: \.o) { return Leaf() }
      .ifLet(\.$p, action: \.p) { let leaf = Leaf(); return leaf }
      .ifLet(\.o, action: \.o) { let leaf = Leaf(); return leaf }
      .ifLet(\.$p, action: \.p) { () -> Leaf in Leaf() }
      .ifLet(\.o, action: \.o) { () -> Leaf in Leaf() }
      .forEach(\.rows, action: \.rows) { return Leaf() }
      .forEach(\.path, action: \.path) { return Leaf() }
      .ifLet(\.$p, action: \.p) { return Leaf() }
      .ifLet(\.o, action: \.o) { return Leaf() }
      .ifLet(\.$p, action: \.p) { return Leaf() }
      .ifLet(\.o, action: \.o) { return Leaf() }
  }
  var functions: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.o, action: \.o, then: Leaf.init)
      .ifLet(\.$p, action: \.p, then: make)
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
      .forEach(\.rows, action: \.rows, element: Leaf.init)
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o) { Leaf() }
      .ifLet(\.$p, action: \.p, then: Leaf.init)
      .ifLet(\.o, action: \.o, then: make)
      .ifLet(\.$p, action: \.p) { Leaf() }
      .ifLet(\.o, action: \.o, then: Leaf.init)
  }
}
