import ComposableArchitecture
import Foundation
import TernUI
import TernUITesting
import Testing

/// State and view state whose properties say by themselves that they are bound.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FormerBindingTests {
  private let checks: any FormerNames = Checks()

  @Test func bindingStatesAreBound() throws { try checks.bindingStatesAreBound() }
  @Test func bindingStatesAreTheirValues() throws { try checks.bindingStatesAreTheirValues() }
  @Test func viewStatesHoldBindings() async throws { try await checks.viewStatesHoldBindings() }
  @Test func testStoresHaveBindings() async throws { try await checks.testStoresHaveBindings() }
}

@MainActor
private protocol FormerNames {
  func bindingStatesAreBound() throws
  func bindingStatesAreTheirValues() throws
  func viewStatesHoldBindings() async throws
  func testStoresHaveBindings() async throws
}

@available(*, deprecated)
private struct Form: ReducerProtocol {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var isOn = false
    @BindingState var size = Size()
    var writes = 0
    struct Size: Equatable { var width = 0 }
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }
  var body: some ReducerProtocol<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name): state.writes += 1
      case .binding: break
      }
      return .none
    }
  }
}

@available(*, deprecated)
private struct FormView: View {
  struct ViewState: Equatable {
    @BindingViewState var name: String
    var writes: Int
  }
  let store: StoreOf<Form>
  var body: some View {
    WithViewStore(
      store, observe: { ViewState(name: $0.$name, writes: $0.writes) }
    ) { viewStore in
      TextField("Name", text: viewStore.$name)
      Text("\(viewStore.name): \(viewStore.writes)")
    }
  }
}

private struct Checks: FormerNames {
  @available(*, deprecated)
  func bindingStatesAreBound() throws {
    let store = Store(initialState: Form.State()) { Form() }
    let viewStore = ViewStore(store, observe: { $0 }, removeDuplicates: { $0 == $1 })
    viewStore.$name.wrappedValue = "a"
    #expect(viewStore.name == "a")
    #expect(viewStore.writes == 1)
    viewStore.send(.set(\.$isOn, true))
    #expect(viewStore.isOn)
    #expect(viewStore.writes == 1)
    #expect(BindingAction<Form.State>.set(\.$name, "a") == .set(\.$name, "a"))
    #expect(BindingAction<Form.State>.set(\.$name, "a") != .set(\.$name, "b"))
  }

  @available(*, deprecated)
  func bindingStatesAreTheirValues() throws {
    struct State: Equatable, Codable, Hashable { @BindingState var name = "Blob" }
    let state = State()
    #expect(String(customDumping: state).contains(#"_name: "Blob""#))
    #expect(state.$name.debugDescription == #""Blob""#)
    let data = try JSONEncoder().encode(state.$name)
    #expect(String(decoding: data, as: UTF8.self) == #""Blob""#)
    #expect(try JSONDecoder().decode(BindingState<String>.self, from: data) == state.$name)
    #expect(Set([state.$name, state.$name]).count == 1)
    #expect(Mirror(reflecting: BindingState(wrappedValue: [1, 2])).children.count == 2)
  }

  @available(*, deprecated)
  func viewStatesHoldBindings() async throws {
    let store = Store(initialState: Form.State()) { Form() }
    let pilot = Pilot(FormView(store: store))
    try pilot.type("Blob", into: "Name")
    await pilot.settle()
    #expect(store.withState(\.name) == "Blob")
    #expect(pilot.dump().contains("Blob: 1"))
  }

  @available(*, deprecated)
  func testStoresHaveBindings() async throws {
    let store = TestStore(initialState: Form.State(name: "a")) { Form() }
    #expect(store.bindings.name == "a")
    let viewState = FormView.ViewState(name: store.bindings.$name, writes: 0)
    viewState.name = "b"
    #expect(viewState.name == "b")
    let count: BindingViewState<Int> = store.bindings.$size.width
    count.wrappedValue = 3
    #expect(count.wrappedValue == 3)
    #expect(store.state.size.width == 0)
    #expect(try TaskResult.success(1).get() == 1)
    #expect(store.state.name == "a")
    await store.send(.set(\.$name, "c")) {
      $0.name = "c"
      $0.writes = 1
    }
    #expect(store.bindings.name == "c")
  }
}
