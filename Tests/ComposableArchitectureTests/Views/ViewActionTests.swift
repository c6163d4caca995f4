import ComposableArchitecture
import TernUI
import TernUITesting
import Testing

@MainActor
struct ViewActionTests {
  @Test func sendsActionsOfTheView() async throws {
    let store = Store(initialState: Lamp.State()) { Lamp() }
    let pilot = Pilot(LampView(store: store))
    try pilot.tap("Switch")
    await pilot.settle()
    #expect(store.isOn)
    try pilot.tap("Switch slowly")
    await pilot.settle()
    #expect(!store.isOn)
  }

  @Test func givesTheTaskOfTheStore() async {
    let store = Store(initialState: Lamp.State()) { Lamp() }
    let view = LampView(store: store)
    await view.send(.blink, transaction: Transaction()).finish()
    #expect(store.isOn)
  }
}

@Reducer
private struct Lamp {
  @ObservableState
  struct State { var isOn = false }
  enum Action: ViewAction {
    case toggled
    case view(View)

    enum View { case blink, toggle }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.blink):
        return .run { send in await send(.toggled) }
      case .view(.toggle), .toggled:
        state.isOn.toggle()
        return .none
      }
    }
  }
}

@ViewAction(for: Lamp.self)
private struct LampView: View {
  let store: StoreOf<Lamp>

  var body: some View {
    VStack {
      Button("Switch") { send(.toggle) }
      Button("Switch slowly") { send(.toggle, animation: .default) }
    }
  }
}
