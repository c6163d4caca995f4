import ComposableArchitecture
import TernUI
import TernUITesting
import Testing

/// A store in `@ObservedObject`, in `@UIBindable`, and in a binding, has the members that one in
/// `@Bindable` has.
@MainActor
@Suite struct ObservedStoreTests {
  private let store = Store(initialState: Board.State()) { Board() }

  struct BoardView: View {
    @ObservedObject var store: StoreOf<Board>

    var body: some View {
      TextField("Title", text: $store.title)
      Toggle("Locked", isOn: $store.isLocked.sending(\.lockToggled))
      Text("\(store.title) \(store.isLocked)")
        .sheet(item: $store.scope(state: \.card, action: \.card)) { card in
          Text("Card \(card.number)")
        }
    }
  }

  @Test func anObservedStoreHasBindings() async throws {
    let pilot = Pilot(BoardView(store: store))
    try pilot.type("a", into: "Title")
    try pilot.toggle("Locked")
    await pilot.settle()
    #expect(store.title == "a")
    #expect(store.isLocked)
    #expect(pilot.dump().contains("a true"))
    store.send(.show)
    await pilot.settle()
    #expect(pilot.dump().contains("Card 1"))
    try pilot.dismiss()
    #expect(store.card == nil)
  }

  @Test func aBoundStoreHasBindings() {
    let store = store
    let binding = Binding(get: { store }, set: { _ in })
    let title: Binding<String> = binding.title
    title.wrappedValue = "b"
    #expect(store.title == "b")
    binding.isLocked.sending(\.lockToggled).wrappedValue = true
    #expect(store.isLocked)
  }

  @Test func aStoreHasBindingsOutsideOfViews() throws {
    @UIBindable var store = store
    let title: UIBinding<String> = $store.title
    title.wrappedValue = "c"
    #expect(store.title == "c")
    $store.isLocked.sending(\.lockToggled).wrappedValue = true
    #expect(store.isLocked)
    let card = $store.scope(state: \.card, action: \.card)
    #expect(card.wrappedValue == nil)
    store.send(.show)
    #expect(card.wrappedValue?.number == 1)
    $store.scope(\.card, action: \.card).wrappedValue = nil
    #expect(store.card == nil)
    let path = $store.scope(state: \.path, action: \.path)
    path.wrappedValue.send(.push(id: 5, state: Board.Card.State(number: 5)))
    #expect(store.path.count == 1)
    #expect(
      UIBindingIdentifier($store.title) == UIBindingIdentifier($store.title)
    )
    #expect(
      UIBindingIdentifier($store.scope(\.path, action: \.path)) != UIBindingIdentifier(card)
    )
  }
}

@Reducer
struct Board {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var isLocked = false
    @Presents var card: Card.State?
    var path = StackState<Card.State>()
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case lockToggled(Bool)
    case show
    case card(PresentationAction<Card.Action>)
    case path(StackActionOf<Card>)
  }
  @Reducer
  struct Card {
    @ObservableState
    struct State: Equatable { var number = 0 }
    enum Action {}
    var body: some ReducerOf<Self> { EmptyReducer() }
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .lockToggled(let isLocked): state.isLocked = isLocked
      case .show: state.card = Card.State(number: 1)
      case .binding, .card, .path: break
      }
      return .none
    }
    .ifLet(\.$card, action: \.card) { Card() }
    .forEach(\.path, action: \.path) { Card() }
  }
}
