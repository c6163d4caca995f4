import ComposableArchitecture
import Observation
import TernUI
import TernUITesting
import Testing

/// What macros write, written by hand, does the same: the forms that their documentation shows.
@MainActor
@Suite struct HandWrittenFormsTests {
  @Test func observesEachPropertyOfAState() {
    let store = Store(initialState: ByHand.State()) { ByHand() }
    let counts = Observations { _ = store.count }
    let details = Observations { _ = store.detail }
    store.send(.increment)
    #expect(store.count == 1)
    #expect([counts.count, details.count] == [1, 0])
    store.send(.show)
    #expect(details.count == 1)
    #expect(store.detail == ByHand.Detail.State())
  }

  @Test func presentsAndDismisses() async {
    let store = TestStore(initialState: ByHand.State()) { ByHand() }
    await store.send(.show) { $0.detail = ByHand.Detail.State() }
    await store.send(\.detail.tick) { $0.detail?.ticks = 1 }
    await store.send(\.detail.dismiss) { $0.detail = nil }
  }

  @Test func changesAPropertyWhereItIs() {
    var state = ByHand.State()
    let id = state._$id
    state.count += 1
    state.detail = ByHand.Detail.State()
    state.detail?.ticks += 1
    #expect(state._$id == id)
    #expect(state != ByHand.State())
  }

  @Test func composesTheFeaturesOfAnEnum() {
    let store = Store(initialState: PathByHand.State.counter(Tick.State())) { PathByHand.body }
    store.send(.counter(.tick))
    guard case .counter(let child) = store.case else {
      Issue.record("The store should be in the case 'counter'.")
      return
    }
    child.send(.tick)
    #expect(store.state.counter?.ticks == 2)
    let page = Store(initialState: PathByHand.State.page(3)) { PathByHand.body }
    guard case .page(3) = page.case else {
      Issue.record("The store should be in the case 'page'.")
      return
    }
  }

  @Test func closesAnAlertOfAnEnum() {
    let store = Store(initialState: Alerting.State(path: .alert(AlertState { TextState("A") }))) {
      Alerting()
    }
    store.send(.path(.presented(.alert(.yes))))
    #expect(store.path == nil)
  }

  @Test func sendsActionsOfAView() throws {
    let store = Store(initialState: Switch.State()) { Switch() }
    let pilot = Pilot(SwitchView(store: store))
    try pilot.tap("Switch")
    #expect(store.isOn)
  }
}

/// How often what a closure reads has changed: observers are told once.
private final class Observations: Sendable {
  private let changes = LockIsolated(0)
  var count: Int { changes.value }

  init(_ read: () -> Void) {
    withObservationTracking(read) { [changes] in changes.withValue { $0 += 1 } }
  }
}

/// `@Reducer` on a struct, `@ObservableState` and `@Presents`.
private struct ByHand: Reducer {
  struct State: Equatable, ObservableState {
    private var _count = 0
    private var _detail = PresentationState<Detail.State>(wrappedValue: nil)
    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }

    var count: Int {
      get {
        _$observationRegistrar._access(0)
        return _count
      }
      set { _$observationRegistrar._set(0, &_count, newValue, _$isIdentityEqual) }
      _modify {
        let old = _$observationRegistrar._willModify(0, _count, _$snapshot)
        defer { _$observationRegistrar._didModify(0, _count, old, _$isUnchanged) }
        yield &_count
      }
    }

    var detail: Detail.State? {
      get { presentedDetail.wrappedValue }
      set { presentedDetail.wrappedValue = newValue }
      _modify { yield &presentedDetail.wrappedValue }
    }

    var presentedDetail: PresentationState<Detail.State> {
      get {
        _$observationRegistrar._access(1)
        return _detail
      }
      set { _$observationRegistrar._set(1, &_detail, newValue, _$isIdentityEqual) }
      _modify {
        let old = _$observationRegistrar._willModify(1, _detail, _$snapshot)
        defer { _$observationRegistrar._didModify(1, _detail, old, _$isUnchanged) }
        yield &_detail
      }
    }

    static func _$storage(of property: PartialKeyPath<Self>) -> _StateStorage<Self>? {
      if property == \Self.count { return _StateStorage(\._count) }
      guard property == \Self.presentedDetail else { return nil }
      return _StateStorage(\._detail, 1, \._$observationRegistrar, _$snapshot, _$isUnchanged)
    }
  }

  @CasePathable
  enum Action {
    case increment
    case show
    case detail(PresentationAction<Detail.Action>)
  }

  @ReducerBuilder<State, Action>
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .show: state.detail = Detail.State()
      case .detail: break
      }
      return .none
    }
    .ifLet(\.presentedDetail, action: \.detail) { Detail() }
  }

  typealias Detail = Tick
}

private struct Tick: Reducer {
  struct State: Equatable { var ticks = 0 }
  @CasePathable
  enum Action { case tick }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.ticks += 1
    return .none
  }
}

/// `@Reducer` on an enum of features.
private enum PathByHand: CaseReducer {
  @CasePathable
  @dynamicMemberLookup
  enum State: Equatable, CaseReducerState {
    typealias StateReducer = PathByHand
    case counter(Tick.State)
    case alert(AlertState<Question>)
    case page(Int)

    var _$id: ObservableStateID {
      switch self {
      case .counter(let state): ._$id(for: state)._$tag(0)
      case .alert(let state): ._$id(for: state)._$tag(1)
      case .page(let state): ._$id(for: state)._$tag(2)
      }
    }
  }

  @CasePathable
  @dynamicMemberLookup
  enum Action {
    case counter(Tick.Action)
    case alert(Question)
  }
  enum Question: Equatable { case yes }

  @ReducerBuilder<State, Action>
  static var body: some Reducer<State, Action> {
    Scope(state: \.counter, action: \.counter) { Tick() }
  }

  static var _$closes: (@Sendable (State, Action) -> Bool)? {
    { state, action in
      if case .alert = state, case .alert = action { true } else { false }
    }
  }

  enum CaseScope {
    case counter(StoreOf<Tick>)
    case alert(AlertState<Question>)
    case page(Int)
  }

  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope {
    switch store.state {
    case .counter: .counter(store.scope(state: \.counter, action: \.counter)!)
    case .alert(let alert): .alert(alert)
    case .page(let page): .page(page)
    }
  }
}

@Reducer
private struct Alerting {
  @ObservableState
  struct State { @Presents var path: PathByHand.State? }
  enum Action { case path(PresentationAction<PathByHand.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$path, action: \.path)
  }
}

@Reducer
private struct Switch {
  @ObservableState
  struct State { var isOn = false }
  enum Action: ViewAction {
    case view(View)
    enum View { case toggle }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}

/// `@ViewAction(for:)`.
private struct SwitchView: View, ViewActionSending {
  let store: StoreOf<Switch>
  var body: some View {
    Button("Switch") { send(.toggle) }
  }
}
