import ComposableArchitecture
import Testing

/// An action that is wrapped for an operator has no meaning where none stands: a test store says so, as a
/// view's store does, also where the test asserts nothing.
@MainActor
@Suite
struct ForgottenOperatorsInTestsTests {
  @Test(arguments: [
    PresentationAction<Form.Action>.dismiss, .presented(.tapped),
    .presented(.binding(.set(\.text, "a"))),
  ])
  fileprivate func aPresentation(action: PresentationAction<Form.Action>) async {
    let store = TestStore(initialState: Bare.State(form: Form.State())) { Bare() }
    let messages = await issues { await store.send(.form(action)) }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("No 'ifLet' took the action, and nothing changed: ") == true)
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
      await store.send(\.rows[id: 1].tapped)
      await store.send(\.path[id: 0].tapped)
      await store.send(\.path.popFrom, 0)
    }
    #expect(
      messages == [
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
      await store.send(\.bare.form.tapped)
      await store.send(\.bare.binding.text, "a")
    }
    #expect(messages.count == 2)
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
