import ComposableArchitecture
import Testing

struct BindableActionTests {
  @Test func findsTheActionThatSetsAProperty() {
    let action = Form.Action.set(\.name, "a")
    #expect(action.binding == .set(\.name, "a"))
    #expect(Form.Action.reset.binding == nil)
  }

  @Test func findsItWithoutTheMacro() {
    #expect(Plain.set(\.name, "a").binding == .set(\.name, "a"))
    #expect(Plain.reset.binding == nil)
  }

  @Test func keepsAPropertyThatIsWritten() {
    #expect(Written.set(\.name, "a").binding == nil)
  }
}

@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case reset
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

private enum Plain: BindableAction {
  case binding(BindingAction<Form.State>)
  case reset
}

@CasePathable
private enum Written: BindableAction {
  case binding(BindingAction<Form.State>)

  var binding: BindingAction<Form.State>? { nil }
}
