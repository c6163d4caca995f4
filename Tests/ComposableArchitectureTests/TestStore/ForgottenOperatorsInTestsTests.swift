import ComposableArchitecture
import Testing

/// An action that is wrapped for an operator has no meaning where none stands: a test store says so, as a
/// view's store does.
///
/// An action for a feature is the parent's to ignore, unless the test expects more.
@MainActor
@Suite
struct ForgottenOperatorsInTestsTests {
  @Test(arguments: [
    PresentationAction<Form.Action>.presented(.tapped), .presented(.binding(.set(\.text, "a"))),
  ])
  fileprivate func aPresentationThatShouldChange(action: PresentationAction<Form.Action>) async {
    let store = TestStore(initialState: Bare.State(form: Form.State())) { Bare() }
    let messages = await issues { await store.send(.form(action)) { $0.form?.text = "a" } }
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("No 'ifLet' took the action, and nothing changed: ") == true)
    #expect(messages.last?.hasPrefix("A state change does not match expectation") == true)
  }

  @Test func aPresentationByItsPath() async {
    let store = TestStore(initialState: Bare.State(form: Form.State())) { Bare() }
    let messages = await issues { await store.send(\.form.dismiss) }
    #expect(
      messages == [
        """
        No 'ifLet' took the action, and nothing changed: Bare.Action.form(.dismiss)

        Apply '.ifLet(\\.$destination, action: \\.destination)', with the names of your feature, to the \
        body of the feature that presents it.
        """
      ]
    )
  }

  @Test func rowsAndStacks() async {
    let store = TestStore(
      initialState: Bare.State(rows: [Row.State(id: 1)], path: StackState([Row.State(id: 2)]))
    ) {
      Bare()
    }
    let messages = await issues {
      await store.send(\.rows[id: 1].tapped) { $0.rows = [] }
      await store.send(\.path[id: 0].tapped) { $0.rows = [] }
      await store.send(\.path.popFrom, 0)
    }
    #expect(
      messages.filter { $0.hasPrefix("No ") } == [
        """
        No 'forEach' took the action, and nothing changed: Bare.Action.rows(.element(id: …, action: .tapped))

        Apply '.forEach(\\.path, action: \\.path)', with the names of your feature, to the body of the \
        feature that holds the elements.
        """,
        """
        No 'forEach' took the action, and nothing changed: Bare.Action.path(.element(id: …, action: .tapped))

        Apply '.forEach(\\.path, action: \\.path)', with the names of your feature, to the body of the \
        feature that holds the elements.
        """,
        """
        No 'forEach' took the action, and nothing changed: Bare.Action.path(.popFrom(id: …))

        Apply '.forEach(\\.path, action: \\.path)', with the names of your feature, to the body of the \
        feature that holds the elements.
        """,
      ]
    )
  }

  @Test func aBinding() async {
    let store = TestStore(initialState: Bare.State()) { Bare() }
    let messages = await issues { await store.send(\.binding.text, "a") }
    #expect(
      messages == [
        """
        No 'BindingReducer' took the action, and nothing changed: Bare.Action.binding(…)

        Put 'BindingReducer()' first in the feature's body. If it is there, the parent's body lacks the \
        feature: add a 'Scope', or the operator that runs it.
        """
      ]
    )
  }

  /// The outer operator is there, and the inner is not.
  @Test func whatIsInsideOfAFeature() async {
    let store = TestStore(initialState: Whole.State(bare: Bare.State(form: Form.State()))) {
      Whole()
    }
    let messages = await issues {
      await store.send(\.bare.form.tapped) { $0.bare = nil }
      await store.send(\.bare.binding.text, "a")
    }
    #expect(messages.count == 3)
    #expect(messages.first?.hasPrefix("No 'ifLet' took the action") == true)
    #expect(messages.last?.hasPrefix("No 'BindingReducer' took the action") == true)
  }

  /// All operators are there, or the parent handles the action by itself.
  @Test func nothingIsSaidOtherwise() async {
    let whole = TestStore(initialState: Whole.State(form: Form.State())) { Whole() }
    await whole.send(\.form.tapped)
    await whole.send(\.form.binding.text, "")
    await whole.send(\.form.dismiss) { $0.form = nil }

    let hand = TestStore(initialState: ByHand.State(form: Form.State())) { ByHand() }
    await hand.send(\.form.tapped) { $0.taps = 1 }
    await hand.send(\.form.dismiss) { $0.form = nil }
  }

  /// The parent handles the actions alone, and nothing in the state changes.
  @Test(arguments: [Exhaustivity.on, .off])
  func nothingIsSaidOfWhatTheParentIgnoresOrAnswersWithEffects(exhaustivity: Exhaustivity) async {
    let store = TestStore(
      initialState: Listening.State(
        form: Form.State(), rows: [Row.State(id: 1)], path: StackState([Row.State(id: 2)])
      )
    ) {
      Listening()
    }
    store.exhaustivity = exhaustivity
    await store.send(\.form.tapped)
    await store.send(\.rows[id: 1].tapped)
    await store.send(\.path[id: 0].tapped)
    await store.send(\.form.binding.text, "a")
    await store.send(\.alert.ok)
    await store.receive(\.heard)
    await store.send(\.form.dismiss)
    await store.receive(\.heard)
    await store.send(\.binding.text, "a")
    await store.receive(\.heard)
  }

  /// An operator takes the feature's actions by a path through their wrapper.
  @Test func nothingIsSaidOfAPathThroughTheWrapper() async {
    let store = TestStore(initialState: Through.State(form: Form.State())) { Through() }
    await store.send(\.form.binding.text, "a") { $0.form?.text = "a" }
    let messages = await issues { await store.send(\.form.tapped) { $0.form = nil } }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("A state change does not match expectation") == true)
  }

  /// What is inside of a feature that is not there says nothing about its operators.
  @Test func aFeatureThatIsNotThereIsReportedOnce() async {
    let whole = TestStore(initialState: Whole.State()) { Whole() }
    let presented = await issues { await whole.send(\.form.binding.text, "a") }
    #expect(presented.count == 1)
    #expect(presented.first?.hasPrefix("'ifLet' at ") == true)
    let through = TestStore(initialState: Through.State()) { Through() }
    let optional = await issues { await through.send(\.form.binding.text, "a") }
    #expect(optional.count == 1)
    #expect(optional.first?.hasPrefix("'ifLet' at ") == true)
  }
}

@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }
  @CasePathable
  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case tapped
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
  }
  enum Action {
    case tapped
  }
}

/// Lacks all operators.
@Reducer
private struct Bare {
  @ObservableState
  struct State: Equatable {
    @Presents var form: Form.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var path = StackState<Row.State>()
    var text = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case form(PresentationAction<Form.Action>)
    case path(StackActionOf<Row>)
    case rows(IdentifiedActionOf<Row>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
private struct Whole {
  @ObservableState
  struct State: Equatable {
    @Presents var bare: Bare.State?
    @Presents var form: Form.State?
  }
  enum Action {
    case bare(PresentationAction<Bare.Action>)
    case form(PresentationAction<Form.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$bare, action: \.bare) { Bare() }
      .ifLet(\.$form, action: \.form) { Form() }
  }
}

@Reducer
private struct ByHand {
  @ObservableState
  struct State: Equatable {
    @Presents var form: Form.State?
    var taps = 0
  }
  enum Action {
    case form(PresentationAction<Form.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(.dismiss): state.form = nil
      case .form(.presented): state.taps += 1
      }
      return .none
    }
  }
}

/// Handles what its parts do, without any of their operators.
@Reducer
private struct Listening {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Alert>?
    @Presents var form: Form.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var path = StackState<Row.State>()
    var text = ""
  }
  @CasePathable
  enum Alert: Equatable {
    case ok
  }
  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case form(PresentationAction<Form.Action>)
    case heard
    case path(StackActionOf<Row>)
    case rows(IdentifiedActionOf<Row>)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .alert, .binding, .form(.dismiss): .send(.heard)
      case .form(.presented), .heard, .path, .rows: .none
      }
    }
  }
}

@Reducer
private struct Through {
  @ObservableState
  struct State: Equatable {
    @Presents var form: Form.State?
  }
  enum Action {
    case form(PresentationAction<Form.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.form, action: \.form.presented) { Form() }
  }
}
