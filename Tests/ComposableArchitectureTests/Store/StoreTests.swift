import ComposableArchitecture
import Testing

@MainActor
@Suite struct StoreTests {
  @Test func sendChangesTheState() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.add(2))
    store.send(.add(3))
    #expect(store.count == 5)
    #expect(store.withState { $0.count } == 5)
  }

  @Test func theBodyIsEvaluatedOnce() {
    var evaluations = 0
    let feature = CountingBody { evaluations += 1 }
    let store = Store(initialState: 0) { feature }
    for _ in 0..<5 { store.send(()) }
    #expect(evaluations == 1)
    #expect(store.withState { $0 } == 5)
  }

  @Test func stateIsChangedInPlaceAtTheRoot() {
    let store = Store(initialState: CopyProbe()) {
      Reduce<CopyProbe, Void> { state, _ in
        state.increment()
        return .none
      }
    }
    for _ in 0..<10 { store.send(()) }
    #expect(store.withState { $0.value } == 10)
    #expect(store.withState { $0.copies } == 0)
  }

  @Test(arguments: InPlace.Way.allCases)
  func stateIsChangedInPlace(_ way: InPlace.Way) {
    let store = Store(initialState: InPlace.State()) { InPlace() }
    store.send(.setUp)
    let before = store.withState { $0.probe(way).copies }
    for _ in 0..<10 { store.send(way.action) }
    #expect(store.withState { $0.probe(way).value } == 10)
    #expect(store.withState { $0.probe(way).copies } == before)
  }

  @Test(arguments: InPlace.Way.allCases)
  func trackedPropertiesThatNobodyReadsAreChangedInPlace(_ way: InPlace.Way) {
    let store = Store(initialState: InPlace.State()) { InPlace() }
    store.send(.setUp)
    for _ in 0..<10 { store.send(way.action) }
    #expect(store.withState { $0.child(way).tracked.value } == 10)
    // The first change of a copy of the initial value is the only one that may find it shared.
    #expect(store.withState { $0.child(way).tracked.copies } == 0)
  }

  @Test(arguments: InPlace.Way.allCases)
  func observedStateIsChangedInPlace(_ way: InPlace.Way) {
    let store = Store(initialState: InPlace.State()) { InPlace() }
    store.send(.setUp)
    withObservationTracking {
      _ = store.child
      _ = store.optional
      _ = store.presented
      _ = store.path
      _ = store.choice
    } onChange: {
    }
    let before = store.withState { $0.probe(way).copies }
    for _ in 0..<10 { store.send(way.action) }
    #expect(store.withState { $0.probe(way).copies } == before)
  }

  @Test func debugDescriptionNamesTheTypes() {
    let store = Store(initialState: 0) { EmptyReducer<Int, Bool>() }
    #expect(store.debugDescription == "Store<Int, Bool>")
  }

  @Test func storesAreEqualOnlyToThemselves() {
    let a = Store(initialState: 0) { EmptyReducer<Int, Bool>() }
    let b = Store(initialState: 0) { EmptyReducer<Int, Bool>() }
    #expect(a == a)
    #expect(a != b)
    #expect(Set([a, b, a]).count == 2)
    #expect(a.id == ObjectIdentifier(a))
  }
}

private struct CountingBody: Reducer {
  let evaluate: () -> Void

  var body: some Reducer<Int, Void> {
    let _ = evaluate()
    Reduce { state, _ in
      state += 1
      return .none
    }
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case add(Int)
    case reset
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .reset: state.count = 0
      }
      return .none
    }
  }
}

/// A feature that holds another in every way there is.
@Reducer
struct InPlace {
  @ObservableState
  struct State: Equatable {
    var child = Child.State()
    var optional: Child.State?
    @Presents var presented: Child.State?
    @Presents var destination: Choice.State?
    var path = StackState<Child.State>()
    var choices = StackState<Choice.State>()
    var choice = Choice.State.first(Child.State())

    func probe(_ way: Way) -> CopyProbe { child(way).probe }

    func child(_ way: Way) -> Child.State {
      switch way {
      case .scope: child
      case .ifLet: optional!
      case .presents: presented!
      case .presentedCase: destination![case: \.first]!
      case .stack: path[0]
      case .stackCase: choices[0][case: \.first]!
      case .enumCase: choice[case: \.first]!
      }
    }
  }

  enum Action {
    case setUp
    case child(Child.Action)
    case optional(Child.Action)
    case presented(PresentationAction<Child.Action>)
    case destination(PresentationAction<Choice.Action>)
    case path(StackActionOf<Child>)
    case choices(StackActionOf<Choice>)
    case choice(Choice.Action)
  }

  @Reducer
  enum Choice {
    case first(Child)
    case second(Child)
  }

  enum Way: CaseIterable {
    case scope, ifLet, presents, presentedCase, stack, stackCase, enumCase

    var action: Action {
      switch self {
      case .scope: .child(.increment)
      case .ifLet: .optional(.increment)
      case .presents: .presented(.presented(.increment))
      case .presentedCase: .destination(.presented(.first(.increment)))
      case .stack: .path(.element(id: 0, action: .increment))
      case .stackCase: .choices(.element(id: 1, action: .first(.increment)))
      case .enumCase: .choice(.first(.increment))
      }
    }
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable {
      @ObservationStateIgnored var probe = CopyProbe()
      var tracked = CopyProbe()
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.probe.increment()
        state.tracked.increment()
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Child() }
    Scope(state: \.choice, action: \.choice) { Choice.body }
    Reduce { state, action in
      if case .setUp = action {
        state.optional = Child.State()
        state.presented = Child.State()
        state.destination = .first(Child.State())
        state.path.append(Child.State())
        state.choices.append(.first(Child.State()))
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Child() }
    .ifLet(\.$presented, action: \.presented) { Child() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { Child() }
    .forEach(\.choices, action: \.choices)
  }
}
extension InPlace.Choice.State: Equatable {}
