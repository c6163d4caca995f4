import ComposableArchitecture
import Testing

@MainActor
@Suite struct AlertReducerTests {
  private func testStore() -> TestStoreOf<Birds> {
    TestStore(initialState: Birds.State()) { Birds() }
  }

  @Test func anActionClosesTheAlert() async {
    let store = testStore()
    await store.send(.askTapped) { $0.alert = .delete }
    await store.send(.alert(.presented(.delete))) {
      $0.answers = ["delete"]
      $0.alert = nil
    }
  }

  @Test func dismissingClosesTheAlert() async {
    let store = testStore()
    await store.send(.askTapped) { $0.alert = .delete }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func anAlertFromTheActionOfAnotherStays() async {
    let store = testStore()
    await store.send(.askTapped) { $0.alert = .delete }
    await store.send(.alert(.presented(.again))) { $0.alert = .sure }
    // Equal to the one before, and yet another one.
    await store.send(.alert(.presented(.again)))
    #expect(store.state.alert == .sure)
    await store.send(.alert(.presented(.delete))) {
      $0.answers = ["delete"]
      $0.alert = nil
    }
  }

  @Test func anActionWithoutAnAlertIsReported() throws {
    let store = Store(initialState: Birds.State()) { Birds() }
    let messages = issues { store.send(.alert(.presented(.delete))) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'ifLet'") == true)
  }

  @Test func aDialogClosesAsAnAlertDoes() async {
    let store = testStore()
    await store.send(.sortTapped) { $0.dialog = .sort }
    await store.send(.dialog(.presented(.byName))) {
      $0.answers = ["byName"]
      $0.dialog = nil
    }
  }

  @Test func anAlertAmongDestinationsCloses() async {
    let store = TestStore(initialState: Nest.State()) { Nest() }
    await store.send(.show(.alert(.confirm))) { $0.destination = .alert(.confirm) }
    await store.send(.destination(.presented(.alert(.confirmed)))) {
      $0.confirmations = 1
      $0.destination = nil
    }
    await store.send(.show(.dialog(.confirm))) { $0.destination = .dialog(.confirm) }
    await store.send(.destination(.presented(.dialog(.confirmed)))) { $0.destination = nil }
  }

  @Test func aMarkedCaseClosesAsAnAlertDoes() async {
    let store = TestStore(initialState: Cliff.State(destination: .banner(Banner()))) { Cliff() }
    await store.send(.destination(.presented(.banner(.tapped)))) { $0.destination = nil }
  }

  @Test func anAlertInsideOfAnEnumOfAnEnumCloses() async {
    let store = TestStore(initialState: Colony.State()) { Colony() }
    await store.send(.show(.nest(.alert(.confirm)))) { $0.destination = .nest(.alert(.confirm)) }
    await store.send(.destination(.presented(.nest(.alert(.confirmed))))) {
      $0.confirmations = 1
      $0.destination = nil
    }
    // A feature beside the alert is not closed by its actions.
    await store.send(.show(.nest(.bird(Chick.State())))) {
      $0.destination = .nest(.bird(Chick.State()))
    }
    await store.send(.destination(.presented(.nest(.bird(.fed)))))
    #expect(store.state.destination == .nest(.bird(Chick.State())))
  }

  @Test func anAlertInStateThatIsWrittenByHandCloses() async {
    let store = TestStore(initialState: Ledge.State()) { Ledge() }
    await store.send(.ask) { $0.destination = .alert(.confirm) }
    await store.send(.destination(.presented(.alert(.confirmed)))) { $0.destination = nil }
  }

  @Test func theActionsOfAnAlertMayStandInTheActionsOfTheDestination() async {
    let alert = AlertState<Cliff.Destination.Action.Alert> {
      TextState("Jump?")
    } actions: {
      ButtonState(action: .jump) { TextState("Jump") }
    }
    let store = TestStore(initialState: Cliff.State(destination: .alert(alert))) { Cliff() }
    await store.send(\.destination.alert.jump) {
      $0.jumps = 1
      $0.destination = nil
    }
  }

  @Test func aFeatureAmongDestinationsStays() async {
    let store = TestStore(initialState: Nest.State()) { Nest() }
    await store.send(.show(.egg(Egg.State()))) { $0.destination = .egg(Egg.State()) }
    await store.send(.destination(.presented(.egg(.turn)))) {
      $0.destination = .egg(Egg.State(turns: 1))
    }
  }

  @Test func onlyItsOwnActionsCloseAnAlertAmongDestinations() {
    let store = Store(initialState: Nest.State(destination: .alert(.confirm))) { Nest() }
    _ = issues { store.send(.destination(.presented(.egg(.turn)))) }
    #expect(store.destination == .alert(.confirm))
  }
}

extension AlertState where Action == Birds.Action.Alert {
  static var delete: Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(action: .again) { TextState("Again") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("Forever.")
    }
  }

  static var sure: Self {
    AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .delete) { TextState("Yes") }
      ButtonState(action: .again) { TextState("Again") }
    }
  }
}

extension ConfirmationDialogState where Action == Birds.Action.Dialog {
  static var sort: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Sort")
    } actions: {
      ButtonState(action: .byName) { TextState("By name") }
      ButtonState(action: .bySize) { TextState("By size") }
    }
  }
}

@Reducer
struct Birds {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    var answers: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case askTapped
    case dialog(PresentationAction<Dialog>)
    case sortTapped

    enum Alert { case again, delete }
    enum Dialog { case byName, bySize }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.again)):
        state.alert = .sure
      case .alert(.presented(.delete)):
        state.answers.append("delete")
      case .alert(.dismiss), .dialog(.dismiss):
        break
      case .askTapped:
        state.alert = .delete
      case .dialog(.presented(let sorting)):
        state.answers.append("\(sorting)")
      case .sortTapped:
        state.dialog = .sort
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

@Reducer
struct Egg {
  @ObservableState
  struct State: Equatable { var turns = 0 }
  enum Action { case turn }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.turns += 1
      return .none
    }
  }
}

@Reducer
struct Nest {
  @Reducer
  enum Destination {
    case alert(AlertState<Confirm>)
    case dialog(ConfirmationDialogState<Confirm>)
    case egg(Egg)

    enum Confirm { case confirmed }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var confirmations = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case show(Destination.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.confirmed))):
        state.confirmations += 1
      case .destination:
        break
      case .show(let destination):
        state.destination = destination
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Nest.Destination.State: Equatable {}

@Reducer
struct Chick {
  struct State: Equatable {}
  enum Action { case fed }
}

/// Features of which one has an enum of features.
@Reducer
struct Colony {
  @Reducer
  enum Place {
    case alert(AlertState<Nest.Destination.Confirm>)
    case bird(Chick)
  }

  @Reducer
  enum Destination {
    case nest(Place.Body = Place.body)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var confirmations = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case show(Destination.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.nest(.alert(.confirmed)))):
        state.confirmations += 1
      case .destination:
        break
      case .show(let destination):
        state.destination = destination
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Colony.Place.State: Equatable {}
extension Colony.Destination.State: Equatable {}

/// An enum of features whose state is written by hand.
@Reducer
struct Ledge {
  @Reducer
  enum Destination {
    case alert(AlertState<Nest.Destination.Confirm>)

    @ObservableState
    @CasePathable
    enum State: Equatable, CaseReducerState {
      typealias StateReducer = Destination
      case alert(AlertState<Nest.Destination.Confirm>)
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case ask
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .ask = action { state.destination = .alert(.confirm) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

/// Something of one's own that closes as an alert does.
struct Banner: Equatable {
  enum Action { case tapped }

  var text = ""
}

// The actions of an alert may also stand in the actions that the macro writes.
@Reducer
struct Cliff {
  @Reducer
  enum Destination {
    case alert(AlertState<Action.Alert>)
    @ReducerCaseEphemeral case banner(Banner)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var jumps = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .destination(.presented(.alert(.jump))) = action { state.jumps += 1 }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Cliff.Destination.Action {
  @CasePathable
  enum Alert { case jump }
}

extension Cliff.Destination.State: Equatable {}

extension AlertState where Action == Nest.Destination.Confirm {
  static var confirm: Self {
    AlertState {
      TextState("Leave?")
    } actions: {
      ButtonState(action: .confirmed) { TextState("Leave") }
    }
  }
}

extension ConfirmationDialogState where Action == Nest.Destination.Confirm {
  static var confirm: Self {
    ConfirmationDialogState {
      TextState("Leave?")
    } actions: {
      ButtonState(action: .confirmed) { TextState("Leave") }
    }
  }
}
