import ComposableArchitecture

// An enum of features as a case of another is named by its body: it has no value of its own.
@Reducer struct Leaf {
  @ObservableState struct State { var count = 0 }
  enum Action { case tapped }
}
@Reducer enum Inner { case leaf(Leaf) }
@Reducer enum Outer {
  case inner(Inner.Body = Inner.body)
  case leaf(Leaf)
}
let inner = Inner()  // expected-error {{An enum of features has no value. Name it by its body}}
