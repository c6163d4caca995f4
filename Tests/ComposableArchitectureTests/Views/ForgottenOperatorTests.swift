import ComposableArchitecture
import TernUI
import TernUITesting
import Testing

@Reducer
private struct Unbound {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

private struct UnboundView: View {
  @Bindable var store: StoreOf<Unbound>
  var body: some View {
    TextField("Text", text: $store.text)
  }
}

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable {}
  enum Action {
    case tapped
  }
}

@Reducer
private struct Parent {
  @Reducer
  enum Path {
    case child(Child)
  }
  @ObservableState
  struct State: Equatable {
    @Presents var child: Child.State?
    var path = StackState<Path.State>()
  }
  enum Action {
    case child(PresentationAction<Child.Action>)
    case path(StackActionOf<Path>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

extension Parent.Path.State: Equatable {}

private struct ParentView: View {
  @Bindable var store: StoreOf<Parent>
  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      Text("Root")
        .sheet(item: $store.scope(\.child, action: \.child)) { store in
          Button("Tap") { store.send(.tapped) }
        }
    } destination: { store in
      switch store.case {
      case .child(let store): Button("Tap") { store.send(.tapped) }
      }
    }
  }
}

@MainActor
@Suite
struct ForgottenOperatorTests {
  @Test
  func aBindingWithoutItsReducerIsReported() throws {
    let store = Store(initialState: Unbound.State()) { Unbound() }
    let pilot = Pilot(UnboundView(store: store))
    let messages = try issues { try pilot.type("a", into: "Text") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Put 'BindingReducer()' first in the feature's body.") == true)
    #expect(store.text == "")
  }

  @Test
  func aPresentationWithoutIfLetIsReported() throws {
    let store = Store(initialState: Parent.State(child: Child.State())) { Parent() }
    let pilot = Pilot(ParentView(store: store))
    let taps = try issues {
      try pilot.tap("Tap")
      try pilot.tap("Tap")
    }
    #expect(taps.count == 1)
    #expect(taps.first?.contains("Apply '.ifLet' to the parent's body") == true)
    let dismissals = try issues { try pilot.dismiss() }
    #expect(dismissals.count == 1)
    #expect(dismissals.first?.contains("Apply '.ifLet(\\.$destination") == true)
  }

  @Test
  func aStackWithoutForEachIsReported() throws {
    let store = Store(initialState: Parent.State(path: [.child(Child.State())])) { Parent() }
    let pilot = Pilot(ParentView(store: store))
    let taps = try issues { try pilot.tap("Tap") }
    #expect(taps.count == 1)
    #expect(taps.first?.contains("Apply '.forEach' to the parent's body") == true)
    let pops = try issues { try pilot.back() }
    #expect(pops.count == 1)
    #expect(pops.first?.contains("Apply '.forEach(\\.path, action: \\.path)'") == true)
    #expect(store.path.count == 1)
  }
}
