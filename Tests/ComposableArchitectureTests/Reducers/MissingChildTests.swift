import ComposableArchitecture
import Testing

/// An action for a child that is not there: which operator, which action, why, and what to do.
@MainActor
@Suite struct MissingChildTests {
  private func report(_ action: Home.Action, in state: Home.State = Home.State()) -> [String] {
    let store = Store(initialState: state) { Home() }
    return issues { store.send(action) }
  }

  private func child(
    _ name: String, _ line: Int, _ action: String, state: String = "", _ subject: String
  ) -> String {
    """
    '\(name)' at Home.swift:\(line) received an action for a child whose state is not there.

      Action:
        \(action)\(state)

    This can happen when:

    • The parent's reducer took the child away before its own reducer ran. '\(name)' runs the child \
    first only if it stands before or around the parent's logic: change the state after the child \
    has handled its action.

    • An effect of the child outlived its \(subject) because a reducer on the way is run by hand. \
    Use the operators of the library there, or cancel the effect.

    • The action was sent although the \(subject) is not there. Send it only from a store that was \
    scoped to the child.
    """
  }

  @Test func ofAnOptional() {
    #expect(
      report(.optional(.tap)) == [child("ifLet", 1, "Home.Action.optional(.tap)", "optional")]
    )
  }

  @Test func ofAPresentation() {
    #expect(
      report(.sheet(.presented(.tap))) == [
        child("ifLet", 2, "Home.Action.sheet(.presented(.tap))", "optional")
      ]
    )
    #expect(
      report(.sheet(.dismiss)) == [
        child("ifLet", 2, "Home.Action.sheet(.dismiss)", "optional")
      ]
    )
  }

  @Test func ofAnAlert() {
    #expect(
      report(.alert(.presented(.yes))) == [
        child("ifLet", 3, "Home.Action.alert(.presented(.yes))", "optional")
      ]
    )
  }

  @Test func ofACaseOfAScope() {
    let store = Store(initialState: Mode.State.off) { Mode() }
    #expect(
      issues { store.send(.on(.tap)) } == [
        child(
          "Scope", 8, "Mode.Action.on(.tap)", state: "\n\nThe state is: Mode.State.off", "case"
        )
      ]
    )
  }

  @Test func ofACaseOfAnOperator() {
    let store = Store(initialState: Mode.State.off) { Mode() }
    #expect(
      issues { store.send(.dimmed(.tap)) } == [
        child(
          "ifCaseLet", 9, "Mode.Action.dimmed(.tap)", state: "\n\nThe state is: Mode.State.off",
          "case"
        )
      ]
    )
  }

  @Test func ofARow() {
    #expect(
      report(.rows(.element(id: 7, action: .tap))) == [
        """
        'forEach' at Home.swift:4 received an action for the row '7', which is not there.

          Action:
            Home.Action.rows(.element(id: …, action: .tap))

        This can happen when:

        • The row was removed before its own reducer ran. 'forEach' runs the row first only if it \
        stands around the parent's logic: remove the row after it has handled its action.

        • An effect of the row outlived it because a reducer on the way is run by hand. Use the \
        operators of the library there, or cancel the effect.

        • The action was sent although the row is gone. Send it only from a store that was scoped to \
        the row.
        """
      ]
    )
  }

  @Test func ofAnElement() {
    func text(_ action: String) -> String {
      """
      'forEach' at Home.swift:5 received an action for the element #9, which the stack does not \
      hold. It holds [#0].

        Action:
          Home.Action.path(\(action))

      This can happen when:

      • The element was popped before its own reducer ran. 'forEach' runs the element first only if \
      it stands around the parent's logic: pop after the element has handled its action.

      • An effect of the element outlived it because a reducer on the way is run by hand. Use the \
      operators of the library there, or cancel the effect.

      • The action was sent although the element is gone. Send it only from a store that was scoped \
      to the element.
      """
    }
    let state = Home.State(path: StackState([Leafy.State()]))
    #expect(
      report(.path(.element(id: 9, action: .tap)), in: state) == [
        text(".element(id: …, action: .tap)")
      ]
    )
    #expect(report(.path(.popFrom(id: 9)), in: state) == [text(".popFrom(id: …)")])
  }

  @Test func ofAnElementThatIsThere() {
    let state = Home.State(path: StackState([Leafy.State()]))
    #expect(
      report(.path(.push(id: 0, state: Leafy.State())), in: state) == [
        """
        'forEach' at Home.swift:5 received a push of the element #0, which the stack already holds.

          Action:
            Home.Action.path(.push(id: …, state: …))

        Every push needs an id of its own: use 'NavigationLink(state:)', or append to the stack in \
        the reducer.
        """
      ]
    )
  }

  @Test func theParentHandlesTheActionAllTheSame() {
    let store = Store(initialState: Home.State()) { Home() }
    _ = issues {
      store.send(.optional(.tap))
      store.send(.sheet(.dismiss))
      store.send(.rows(.element(id: 7, action: .tap)))
      store.send(.path(.popFrom(id: 9)))
    }
    #expect(store.handled == 4)
  }
}

@Reducer
private struct Home {
  @ObservableState
  struct State: Equatable {
    var handled = 0
    var optional: Leafy.State?
    @Presents var sheet: Leafy.State?
    @Presents var alert: AlertState<Action.Alert>?
    var rows: IdentifiedArrayOf<Leafy.State> = []
    var path = StackState<Leafy.State>()
  }
  enum Action {
    case optional(Leafy.Action)
    case sheet(PresentationAction<Leafy.Action>)
    case alert(PresentationAction<Alert>)
    case rows(IdentifiedActionOf<Leafy>)
    case path(StackActionOf<Leafy>)
    enum Alert { case yes }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.handled += 1
      return .none
    }
    .ifLet(\.optional, action: \.optional, then: { Leafy() }, fileID: "Home.swift", line: 1)
    .ifLet(\.$sheet, action: \.sheet, destination: { Leafy() }, fileID: "Home.swift", line: 2)
    .ifLet(\.$alert, action: \.alert, fileID: "Home.swift", line: 3)
    .forEach(\.rows, action: \.rows, element: { Leafy() }, fileID: "Home.swift", line: 4)
    .forEach(\.path, action: \.path, destination: { Leafy() }, fileID: "Home.swift", line: 5)
  }
}

@Reducer
private struct Mode {
  @ObservableState
  enum State: Equatable {
    case off
    case on(Leafy.State)
    case dimmed(Leafy.State)
  }
  enum Action {
    case on(Leafy.Action)
    case dimmed(Leafy.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.on, action: \.on, child: { Leafy() }, fileID: "Home.swift", line: 8)
    EmptyReducer()
      .ifCaseLet(\.dimmed, action: \.dimmed, then: { Leafy() }, fileID: "Home.swift", line: 9)
  }
}

@Reducer
private struct Leafy {
  @ObservableState
  struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case tap }
}
