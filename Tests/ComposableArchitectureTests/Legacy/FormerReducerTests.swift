import ComposableArchitecture
import IdentifiedCollections
import Testing

/// Reducers in former spelling behave as those in today's.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FormerReducerTests {
  private let checks: any FormerNames = Checks()

  @Test func childrenRunBeforeTheirParents() { checks.childrenRunBeforeTheirParents() }
  @Test func aPresentedChildIsDismissed() async { await checks.aPresentedChildIsDismissed() }
  @Test func effectsEndWithTheirPlace() async { await checks.effectsEndWithTheirPlace() }
  @Test func idsCountInTheirPlace() async { await checks.idsCountInTheirPlace() }
  @Test func anAlertClosesItself() { checks.anAlertClosesItself() }
  @Test func rowsAndPagesAct() { checks.rowsAndPagesAct() }
  @Test func casesAct() { checks.casesAct() }
  @Test func anActionForAMissingChildIsReported() { checks.anActionForAMissingChildIsReported() }
  @Test func changesAreComparedByAClosure() { checks.changesAreComparedByAClosure() }
}

/// What calls deprecated functions is deprecated too, which a test may not be.
@MainActor
private protocol FormerNames {
  func childrenRunBeforeTheirParents()
  func aPresentedChildIsDismissed() async
  func effectsEndWithTheirPlace() async
  func idsCountInTheirPlace() async
  func anAlertClosesItself()
  func rowsAndPagesAct()
  func casesAct()
  func anActionForAMissingChildIsReported()
  func changesAreComparedByAClosure()
}

/// A child whose actions say what it does.
@available(*, deprecated)
private struct Child: ReducerProtocol {
  struct State: Equatable, Identifiable {
    var id = 0
    var log: [String] = []
  }
  enum Action {
    case log(String)
    case work(Work)
    case cancel
    case close
  }
  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .log(let line):
      state.log.append(line)
      return .none
    case .work(let work):
      let id = state.id
      return .run { _ in await work("\(id)") }.cancellable(id: 1)
    case .cancel:
      return .cancel(id: 1)
    case .close:
      return .run { _ in await dismiss() }
    }
  }
}

@available(*, deprecated)
private struct Parent: ReducerProtocol {
  struct State: Equatable {
    var log: [String] = []
    var first = Child.State(id: 1)
    var second = Child.State(id: 2)
    var optional: Child.State?
    @PresentationState var presented: Child.State?
    @PresentationState var alert: AlertState<Action.Alert>?
    var rows: IdentifiedArrayOf<Child.State> = []
    var path = StackState<Child.State>()
  }
  enum Action {
    case change((inout State) -> Void)
    case first(Child.Action)
    case second(Child.Action)
    case optional(Child.Action)
    case presented(PresentationAction<Child.Action>)
    case alert(PresentationAction<Alert>)
    case row(id: Int, action: Child.Action)
    case path(StackAction<Child.State, Child.Action>)
    enum Alert: Equatable { case confirm }
  }

  var body: some ReducerProtocol<State, Action> {
    Scope(state: \.first, action: /Action.first) { Child() }
    Scope(state: \.second, action: /Action.second) { Child() }
    Reduce { state, action in
      switch action {
      case .change(let change):
        change(&state)
      case .presented(.presented(.log)):
        state.log.append("after \(state.presented?.log.last ?? "")")
      case .optional(.log):
        state.log.append("after \(state.optional?.log.last ?? "")")
      case .row(let id, .log):
        state.log.append("after \(state.rows[id: id]?.log.last ?? "")")
      case .path(.element(let id, .log)):
        state.log.append("after \(state.path[id: id]?.log.last ?? "")")
      case .alert(.presented(.confirm)):
        state.log.append("confirmed")
      default:
        break
      }
      return .none
    }
    .ifLet(\.optional, action: /Action.optional) { Child() }
    .ifLet(\.$presented, action: /Action.presented) { Child() }
    .ifLet(\.$alert, action: /Action.alert)
    .forEach(\.rows, action: /Action.row(id:action:)) { Child() }
    .forEach(\.path, action: /Action.path) { Child() }
  }
}

@available(*, deprecated)
private struct Session: ReducerProtocol {
  enum State: Equatable {
    case guest(Child.State)
    case user(Child.State)
  }
  enum Action {
    case guest(Child.Action)
    case user(Child.Action)
    case logIn
  }
  var body: some ReducerProtocolOf<Self> {
    Scope(state: /State.guest, action: /Action.guest) { Child() }
    Reduce { state, action in
      if case .logIn = action { state = .user(Child.State()) }
      return .none
    }
    .ifCaseLet(/State.user, action: /Action.user) { Child() }
  }
}

private struct Checks: FormerNames {
  @available(*, deprecated)
  private func parent(_ state: Parent.State = Parent.State()) -> Store<Parent.State, Parent.Action>
  {
    Store(initialState: state) { Parent() }
  }

  @available(*, deprecated)
  func childrenRunBeforeTheirParents() {
    let store = parent(Parent.State(optional: Child.State(), presented: Child.State()))
    store.send(.optional(.log("a")))
    store.send(.presented(.presented(.log("b"))))
    #expect(store.withState(\.log) == ["after a", "after b"])
    store.send(.first(.log("c")))
    #expect(store.withState(\.first.log) == ["c"])
    #expect(store.withState(\.second.log).isEmpty)
  }

  @available(*, deprecated)
  func aPresentedChildIsDismissed() async {
    let store = parent(Parent.State(presented: Child.State()))
    await store.send(.presented(.presented(.close))).finish()
    #expect(store.withState(\.presented) == nil)
  }

  @available(*, deprecated)
  func effectsEndWithTheirPlace() async {
    let work = Work()
    let store = parent(
      Parent.State(
        optional: Child.State(id: 3), presented: Child.State(id: 4), rows: [Child.State(id: 5)]
      )
    )
    store.send(.optional(.work(work)))
    store.send(.presented(.presented(.work(work))))
    store.send(.row(id: 5, action: .work(work)))
    await reach(work, ["3": 1, "4": 1, "5": 1])
    store.send(.change { $0.optional = nil })
    await reach(work, ["4": 1, "5": 1])
    store.send(.presented(.dismiss))
    await reach(work, ["5": 1])
    store.send(.change { $0.rows = [] })
    await reach(work, [:])
  }

  @available(*, deprecated)
  func idsCountInTheirPlace() async {
    let work = Work()
    let store = parent()
    store.send(.first(.work(work)))
    store.send(.second(.work(work)))
    await reach(work, ["1": 1, "2": 1])
    store.send(.first(.cancel))
    await reach(work, ["2": 1])
    store.send(.second(.cancel))
    await reach(work, [:])
  }

  @available(*, deprecated)
  func anAlertClosesItself() {
    let store = parent(Parent.State(alert: AlertState { TextState("Sure?") }))
    store.send(.alert(.presented(.confirm)))
    #expect(store.withState(\.log) == ["confirmed"])
    #expect(store.withState(\.alert) == nil)
  }

  @available(*, deprecated)
  func rowsAndPagesAct() {
    let store = parent(
      Parent.State(rows: [Child.State(id: 7)], path: StackState([Child.State()]))
    )
    store.send(.row(id: 7, action: .log("row")))
    let page = store.withState { $0.path.ids[0] }
    store.send(.path(.element(id: page, action: .log("page"))))
    #expect(store.withState(\.log) == ["after row", "after page"])
    store.send(.path(.popFrom(id: page)))
    #expect(store.withState(\.path.isEmpty))
  }

  @available(*, deprecated)
  func casesAct() {
    let store = Store(initialState: Session.State.guest(Child.State())) { Session() }
    store.send(.guest(.log("g")))
    #expect(store.withState { $0 } == .guest(Child.State(log: ["g"])))
    store.send(.logIn)
    store.send(.user(.log("u")))
    #expect(store.withState { $0 } == .user(Child.State(log: ["u"])))
  }

  @available(*, deprecated)
  func anActionForAMissingChildIsReported() {
    let store = parent()
    let reported = issues { store.send(.presented(.presented(.log("a")))) }
    #expect(reported.count == 1)
    #expect(
      reported.first?.contains("received an action for a child whose state is not there") == true
    )
  }

  @available(*, deprecated)
  func changesAreComparedByAClosure() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
      .onChange(of: { $0 }, removeDuplicates: { $0 / 10 == $1 / 10 }) { old, new in
        Reduce { state, _ in
          state = new * 100 + old
          return .none
        }
      }
    }
    store.send(4)
    #expect(store.withState { $0 } == 4)
    store.send(8)
    #expect(store.withState { $0 } == 1204)
  }
}
