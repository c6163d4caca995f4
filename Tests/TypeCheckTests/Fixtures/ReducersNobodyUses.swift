import ComposableArchitecture

// Nothing names the types inside of these enums, so that their members are expanded last. The compiler
// crashed here while the generated types had macros of their own.

@Reducer
struct Counter {
  struct State: Equatable {}
  enum Action { case tap }
}

@Reducer
struct Parent {
  @Reducer
  enum Path {}
}
