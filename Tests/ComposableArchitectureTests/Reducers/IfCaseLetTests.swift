import ComposableArchitecture
import Testing

@Reducer
private struct Session {
  @ObservableState
  enum State: Equatable {
    case loggedOut
    case loggedIn(User.State)
  }
  enum Action {
    case logIn
    case logOut
    case loggedIn(User.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .logIn: state = .loggedIn(User.State())
      case .logOut: state = .loggedOut
      case .loggedIn: break
      }
      return .none
    }
    .ifCaseLet(\.loggedIn, action: \.loggedIn) {
      User()
    }
  }
}

@Reducer
private struct User {
  @ObservableState
  struct State: Equatable {
    var visits = 0
  }
  enum Action {
    case visit
    case watch
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .visit:
        state.visits += 1
        return .none
      case .watch:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.visit) }
        }
      }
    }
  }
}

@MainActor
@Suite
struct IfCaseLetTests {
  @Test
  func theChildRunsInItsCase() async {
    let store = TestStore(initialState: Session.State.loggedOut) { Session() }
    await store.send(.logIn) { $0 = .loggedIn(User.State()) }
    await store.send(\.loggedIn.visit) { $0 = .loggedIn(User.State(visits: 1)) }
  }

  @Test
  func effectsEndWithTheCase() async {
    let clock = TestClock()
    let store = TestStore(initialState: Session.State.loggedIn(User.State())) {
      Session()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.loggedIn.watch)
    await clock.advance(by: .seconds(1))
    await store.receive(\.loggedIn.visit) { $0 = .loggedIn(User.State(visits: 1)) }
    await store.send(.logOut) { $0 = .loggedOut }
    await clock.advance(by: .seconds(1))
  }

  @Test
  func anActionForAnotherCaseIsReported() {
    let store = Store(initialState: Session.State.loggedOut) { Session() }
    let messages = issues { store.send(.loggedIn(.visit)) }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("'ifCaseLet' at ") == true)
    #expect(messages.first?.contains(".loggedIn(.visit)") == true)
    #expect(messages.first?.contains("The state is: Session.State.loggedOut") == true)
  }
}
