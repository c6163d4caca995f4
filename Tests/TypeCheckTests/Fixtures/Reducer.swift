import ComposableArchitecture

// expected-error@+1 {{'@Reducer' cannot be applied to class 'Model', because a reducer is a value}}
@Reducer
final class Model {}

@Reducer
struct Both {
  struct State {}
  enum Action { case tap }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  // expected-error@+1 {{cannot have both a 'body' and a method 'reduce(into:action:)'}}
  var body: some ReducerOf<Self> { EmptyReducer() }
}
