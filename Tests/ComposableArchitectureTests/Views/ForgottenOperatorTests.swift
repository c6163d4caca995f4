import ComposableArchitecture
import TernUI
import TernUITesting
import Testing

@Reducer
private struct Field {
  var isBound = true

  @ObservableState
  struct State: Equatable {
    var text = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> {
    if isBound { BindingReducer() }
  }
}

private struct FieldView: View {
  @Bindable var store: StoreOf<Field>
  var body: some View {
    TextField("Text", text: $store.text)
  }
}

/// Lacks the reducers of its parts.
@Reducer
private struct Fields {
  @ObservableState
  struct State: Equatable {
    var member = Field.State()
    @Presents var presented: Field.State? = Field.State()
  }
  enum Action {
    case member(Field.Action)
    case presented(PresentationAction<Field.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
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
    let store = Store(initialState: Field.State()) { Field(isBound: false) }
    let pilot = Pilot(FieldView(store: store))
    let messages = try issues { try pilot.type("a", into: "Text") }
    #expect(
      messages == [
        """
        A binding wrote '\\.text' of a store of 'Field.Action', but no reducer took the action, so the \
        state is as it was.

        Put 'BindingReducer()' first in the feature's body.
        """
      ]
    )
    #expect(store.text == "")
  }

  @Test
  func aBindingOfAPresentedFeatureWithoutIfLetIsReported() throws {
    let store = Store(initialState: Fields.State()) { Fields() }
    let child = try #require(store.scope(state: \.presented, action: \.presented.presented))
    let pilot = Pilot(FieldView(store: child))
    let messages = try issues { try pilot.type("a", into: "Text") }
    #expect(
      messages == [
        """
        A binding wrote '\\.text' of a store of 'Field.Action', but no reducer took the action, so the \
        state is as it was.

        The feature's reducer is not part of its parent's. Apply '.ifLet' to the parent's body, with the \
        paths that the store was scoped by.
        """
      ]
    )
  }

  @Test
  func aBindingOfAPartWithoutScopeIsReported() throws {
    let store = Store(initialState: Fields.State()) { Fields() }
    let pilot = Pilot(FieldView(store: store.scope(state: \.member, action: \.member)))
    let messages = try issues { try pilot.type("a", into: "Text") }
    #expect(
      messages == [
        """
        A binding wrote '\\.text' of a store of 'Field.Action', but no reducer took the action, so the \
        state is as it was.

        Put 'BindingReducer()' first in the feature's body. If it is there, the parent's body lacks the \
        feature: add a 'Scope' with the paths that the store was scoped by.
        """
      ]
    )
  }

  @Test
  func aPresentationWithoutIfLetIsReported() throws {
    let store = Store(initialState: Parent.State(child: Child.State())) { Parent() }
    let pilot = Pilot(ParentView(store: store))
    let taps = try issues {
      try pilot.tap("Tap")
      try pilot.tap("Tap")
    }
    #expect(taps == [unhandled("ifLet")])
    let dismissals = try issues { try pilot.dismiss() }
    #expect(
      dismissals == [
        """
        A screen of 'Child.Action' was closed, but no reducer took it away, so it stays.

        Apply '.ifLet(\\.$destination, action: \\.destination)', with the names of your feature, to the \
        body of the feature that presents it.
        """
      ]
    )
  }

  @Test
  func aStackWithoutForEachIsReported() throws {
    let store = Store(initialState: Parent.State(path: [.child(Child.State())])) { Parent() }
    let pilot = Pilot(ParentView(store: store))
    let taps = try issues { try pilot.tap("Tap") }
    #expect(taps == [unhandled("forEach")])
    let pops = try issues { try pilot.back() }
    #expect(
      pops == [
        """
        A page of 'Parent.Path.Action' was pushed or popped, but no reducer took it, so the stack is as it was.

        Apply '.forEach(\\.path, action: \\.path)', with the names of your feature, to the body of the \
        feature that holds the stack.
        """
      ]
    )
    #expect(store.path.count == 1)
  }

  @Test
  func aLinkToStateThatNoStackShowsIsReported() throws {
    let pilot = Pilot(NavigationLink("Go", state: Child.State()))
    let taps = try issues { try pilot.tap("Go") }
    #expect(
      taps == [
        """
        A 'NavigationLink' with the state 'Child.State' was used, but no 'NavigationStack' around it \
        shows a stack of such states.

        Put the link inside 'NavigationStack(path:root:destination:)', and give it the state of the \
        stack's elements: for an enum of features, 'Path.State.detail(…)', not the feature's own.
        """
      ]
    )
  }

  private func unhandled(_ name: String) -> String {
    """
    An action of a child feature reached no reducer of the child: Child.Action.tapped

    The child's reducer is not part of its parent's. Apply '.\(name)' to the parent's body, with the \
    paths that the store was scoped by.
    """
  }
}
