import ComposableArchitecture
import Testing

@MainActor
struct CaseReducerTests {
  @Test func runsTheReducerOfTheCaseThatTheStateIs() {
    let store = Store(initialState: Path.State.counter(Stepper.State())) { Path.body }
    store.send(.counter(.increment))
    #expect(store.state.counter?.count == 1)
  }

  @Test func usesTheReducerThatACaseGives() {
    let store = Store(initialState: Path.State.tens(Stepper.State())) { Path.body }
    store.send(.tens(.increment))
    #expect(store.state.tens?.count == 10)
  }

  @Test func givesTheStoreOfTheCase() {
    let store = Store(initialState: Path.State.counter(Stepper.State(count: 3))) { Path.body }
    guard case .counter(let child) = store.case else {
      Issue.record("The store should be in the case 'counter'.")
      return
    }
    child.send(.increment)
    #expect(store.state.counter?.count == 4)
  }

  @Test func givesTheValueOfACaseWithoutAReducer() {
    #expect(value(of: .page(3)) == 3)
    #expect(value(of: .pair(2, "a")) == 2)
    #expect(value(of: .empty) == nil)
  }

  private func value(of state: Path.State) -> Int? {
    switch Store(initialState: state, reducer: { Path.body }).case {
    case .page(let page): page
    case .pair(let value, _): value
    case .counter, .tens, .empty: nil
    }
  }

  @Test func runsTheReducersOfAGenericEnum() {
    let store = Store(initialState: Route<Int>.State.picker(Picker<Int>.State(value: 1))) {
      Route<Int>.body
    }
    store.send(.picker(.set(3)))
    #expect(store.state.picker?.value == 3)
    guard case .picker(let child) = store.case else {
      Issue.record("The store should be in the case 'picker'.")
      return
    }
    child.send(.set(4))
    #expect(store.state == .picker(Picker<Int>.State(value: 4)))
  }

  @Test func reachesStatesAndActionsByCaseKeyPaths() {
    let increment: CaseKeyPath<Path.Action, Void> = \.counter.increment
    #expect(increment().is(\.counter))
    #expect(Path.State.empty.is(\.empty))
    #expect(Path.State.page(3).page == 3)
  }
}

@Reducer
private struct Stepper {
  var step = 1

  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += step
        return .none
      }
    }
  }
}

@Reducer
private enum Path {
  case counter(Stepper)
  case tens(Stepper = Stepper(step: 10))
  @ReducerCaseIgnored case page(Int)
  case pair(Int, String)
  case empty
}

@Reducer
private struct Picker<Value: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable { var value: Value }
  enum Action { case set(Value) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let value):
        state.value = value
        return .none
      }
    }
  }
}

@Reducer
private enum Route<Value: Equatable & Sendable> {
  case picker(Picker<Value>)
  case nothing
}
extension Route.State: Equatable {}
