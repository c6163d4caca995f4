import ComposableArchitecture
import TernUI
import TernUITesting
import Testing

@Reducer
private struct Form1 {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isOn = false
    var changes = 0
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case toggled(Bool)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.changes += 1
        return .none
      case .binding:
        return .none
      case .toggled(let isOn):
        state.isOn = isOn
        return .none
      }
    }
  }
}

private struct FormView: View {
  @Bindable var store: StoreOf<Form1>

  var body: some View {
    VStack {
      TextField("Name", text: $store.name)
      Toggle("On", isOn: $store.isOn.sending(\.toggled))
      Text("Changes: \(store.changes)")
    }
  }
}

@Reducer
private struct Form2 {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isOn = false
  }
  enum Action: ViewAction {
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
    }
  }
  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

@MainActor
@Suite
struct StoreBindingTests {
  @Test
  func aWriteToTheStoreIsABindingAction() {
    let store = Store(initialState: Form1.State()) { Form1() }
    store.name = "Ada"
    store.name += "!"
    store.isOn.toggle()
    #expect(store.state == Form1.State(name: "Ada!", isOn: true, changes: 2))
  }

  @Test
  func writesAmongTheActionsOfAViewAreTakenToo() {
    let store = Store(initialState: Form2.State()) { Form2() }
    store.isOn.toggle()
    Bindable(store).name.wrappedValue = "Ada"
    #expect(store.state == Form2.State(name: "Ada", isOn: true))
    let bound = Binding {
      store
    } set: { _ in
    }
    bound.name.wrappedValue += "!"
    #expect(store.state == Form2.State(name: "Ada!", isOn: true))
  }

  /// An observed property is a computed one, of whose path the system knows no name.
  @Test
  func aBindingActionNamesItsProperty() {
    #expect(
      String(customDumping: Form1.Action.binding(.set(\.name, "Ada")))
        == #"Form1.Action.binding(.set(\.name, "Ada"))"#
    )
    #expect(
      String(customDumping: BindingAction<Form1.State>.set(\.isOn, true)) == #".set(\.isOn, true)"#)
    #expect(String(customDumping: BindingAction<Plain>.set(\.b, 1)) == #".set(\.b, 1)"#)
    #expect(
      String(customDumping: BindingAction<Plain>.set(\.inner.b, 1)) == #".set(\.inner.b, 1)"#
    )
  }

  @Test
  func aTestStoreNamesThePropertyOfABinding() async {
    let reported = await issues {
      let store = TestStore(initialState: Form1.State()) { Form1() }
      await store.receive(\.binding.name)
    }
    #expect(reported.first?.contains(#"An action matching '\.binding.name'"#) == true)
  }

  @Test
  func aTraceNamesThePropertyOfABinding() throws {
    let store = Store(initialState: Form1.State()) { Form1() }
    let trace = StoreTrace(of: store, contents: .source)
    store.name = "Ada"
    #expect(
      try trace.testSource().hasSuffix(
        """
          await store.send(.binding(.set(\\.name, "Ada"))) {
            $0.name = "Ada"
            $0.changes = 1
          }
        }
        """
      )
    )
  }

  private struct Plain {
    struct Inner {
      var a = 0
      var b = 0
    }
    var a = ""
    var b = 0
    var inner = Inner()
  }

  @Test
  func aTextFieldSendsBindingActions() async throws {
    let store = Store(initialState: Form1.State()) { Form1() }
    let pilot = Pilot(FormView(store: store))
    try pilot.type("Ada", into: "Name")
    await pilot.settle()
    #expect(store.name == "Ada")
    _ = try pilot.find(.text, label: "Changes: 1")
  }

  @Test
  func aToggleSendsItsAction() async throws {
    let store = Store(initialState: Form1.State()) { Form1() }
    let pilot = Pilot(FormView(store: store))
    try pilot.toggle("On")
    #expect(store.isOn)
    try pilot.toggle("On")
    #expect(!store.isOn)
  }
}
