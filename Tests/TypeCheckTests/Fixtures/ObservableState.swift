import ComposableArchitecture

// expected-error@+1 {{'@ObservableState' cannot be applied to class 'Model', because state is a value}}
@ObservableState
final class Model {
  let count = 0
}

struct Unobserved {
  @Presents var row: Int?  // expected-error {{'@Presents' cannot be used in struct 'Unobserved'}}
}

@ObservableState
struct Presenting {
  @Presents var row: Int  // expected-error {{needs a stored 'var' whose type is written and optional}}
}
