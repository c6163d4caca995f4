// flags: -Xfrontend -solver-scope-threshold=20000

import ComposableArchitecture

// A mistake in a chain of operators must not send the compiler through all combinations of what their
// names may stand for. The threshold bounds what it tries: it is a number of steps, and no time.

@Reducer struct Leaf {
  @ObservableState struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case x }
}
@Reducer enum Destination { case leaf(Leaf) }
@Reducer struct Parent {
  @ObservableState struct State {
    @Presents var leaf: Leaf.State?
    @Presents var destination: Destination.State?
    @Presents var alert: AlertState<Never>?
    var optional: Leaf.State?
    var rows: IdentifiedArrayOf<Leaf.State> = []
    var stack = StackState<Leaf.State>()
    var path = StackState<Destination.State>()
  }
  enum Action {
    case leaf(PresentationAction<Leaf.Action>)
    case destination(PresentationAction<Destination.Action>)
    case alert(PresentationAction<Never>)
    case optional(Leaf.Action)
    case rows(IdentifiedActionOf<Leaf>)
    case stack(StackActionOf<Leaf>)
    case path(StackActionOf<Destination>)
  }
  var misspelt: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$leaf, action: \.leaf) { Leaf() }
      .ifLet(\.$destination, action: \.destination)
      .ifLet(\.optional, action: \.optional) { Leaf() }
      .forEach(\.rows, action: \.rows) { Leaf() }
      .forEach(\.stack, action: \.stack) { Leaf() }
      .forEach(\.path, action: \.path)
      // expected-error@+1 {{cannot convert value of type}}
      .ifLet(\.$laf, action: \.leaf) { Leaf() }  // expected-error {{has no member '$laf'}}
  }
  var wrongActions: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$leaf, action: \.leaf) { Leaf() }
      .ifLet(\.$destination, action: \.destination)
      // expected-error@+1 {{The state is an identified array, and these are not the actions of its rows.}}
      .forEach(\.rows, action: \.stack) { Leaf() }
      .ifLet(\.optional, action: \.optional) { Leaf() }
      .forEach(\.stack, action: \.stack) { Leaf() }
      .forEach(\.path, action: \.path)
      .ifLet(\.$alert, action: \.alert)
  }
  var destinations: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .forEach(\.stack, action: \.stack, destination: { Leaf() })
      .forEach(\.path, action: \.path, destination: { Destination.body })
      .forEach(\.stack, action: \.stack, destination: { Leaf() })
      .forEach(\.path, action: \.path, destination: { Destination.body })
      .forEach(\.stack, action: \.stack, destination: { Leaf() })
      .forEach(\.path, action: \.path, destination: { Destination.body })
      .forEach(\.stack, action: \.stack, destination: { Leaf() })
      .forEach(\.rows, action: \.rows, destination: { Leaf() })
      .forEach(\.stack, action: \.stack, destination: Leaf.init)
      .forEach(\.stack, action: \.stack, destination: { return Leaf() })
      .ifLet(\.$leaf, action: \.leaf, destination: { Leaf() })
      .ifLet(\.$destination, action: \.destination, destination: { Destination.body })
      .forEach(\.stack, action: \.stack, destination: { Leaf() })
      .forEach(\.path, action: \.path, destination: { Destination.body })
      .forEach(\.stack, action: \.stack, destination: { Leaf() })
      .forEach(\.path, action: \.path, destination: { Destination.body })
      .ifLet(\.$leaf, action: \.leaf, destination: { Leaf() })
      .ifLet(\.$leaf, action: \.leaf, destination: { Leaf() })
      .ifLet(\.$leaf, action: \.leaf, destination: { Leaf() })
  }
}
