import ComposableArchitecture

// Features ten deep, each with the next one inside.

@Reducer
struct Level1 {
  @ObservableState
  struct State: Equatable {
    var child = Counter.State()
  }
  enum Action {
    case child(Counter.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Counter() }
  }
}

@Reducer
struct Level2 {
  @ObservableState
  struct State: Equatable {
    var child = Level1.State()
  }
  enum Action {
    case child(Level1.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level1() }
  }
}

@Reducer
struct Level3 {
  @ObservableState
  struct State: Equatable {
    var child = Level2.State()
  }
  enum Action {
    case child(Level2.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level2() }
  }
}

@Reducer
struct Level4 {
  @ObservableState
  struct State: Equatable {
    var child = Level3.State()
  }
  enum Action {
    case child(Level3.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level3() }
  }
}

@Reducer
struct Level5 {
  @ObservableState
  struct State: Equatable {
    var child = Level4.State()
  }
  enum Action {
    case child(Level4.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level4() }
  }
}

@Reducer
struct Level6 {
  @ObservableState
  struct State: Equatable {
    var child = Level5.State()
  }
  enum Action {
    case child(Level5.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level5() }
  }
}

@Reducer
struct Level7 {
  @ObservableState
  struct State: Equatable {
    var child = Level6.State()
  }
  enum Action {
    case child(Level6.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level6() }
  }
}

@Reducer
struct Level8 {
  @ObservableState
  struct State: Equatable {
    var child = Level7.State()
  }
  enum Action {
    case child(Level7.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level7() }
  }
}

@Reducer
struct Level9 {
  @ObservableState
  struct State: Equatable {
    var child = Level8.State()
  }
  enum Action {
    case child(Level8.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level8() }
  }
}

@Reducer
struct Level10 {
  @ObservableState
  struct State: Equatable {
    var child = Level9.State()
  }
  enum Action {
    case child(Level9.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level9() }
  }
}

@MainActor
extension Store where State == Level5.State, Action == Level5.Action {
  /// The store of the counter inside.
  var counter: StoreOf<Counter> {
    scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
  }
}

@MainActor
extension Store where State == Level10.State, Action == Level10.Action {
  /// The store of the counter inside.
  var counter: StoreOf<Counter> {
    scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .counter
  }
}
