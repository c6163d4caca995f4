import ComposableArchitecture
import Testing

/// Behaviour 4: a feature that goes is taken leave of while its state still exists.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct OnRemovalTests {
  private let store = Store(initialState: Desk.State()) { Desk() }

  /// A way in which a presented feature goes.
  enum Way: CaseIterable {
    case dismissal, byTheParent, byAnother, byItsOwnEffect, inTheSameAction
  }

  @Test(arguments: Way.allCases)
  func aPresentedFeatureGoes(_ way: Way) async {
    store.send(.present("a"))
    store.send(.sheet(.presented(.edit("b"))))
    #expect(store.farewells == [])
    switch way {
    case .dismissal: store.send(.sheet(.dismiss))
    case .byTheParent: store.send(.closeSheet)
    case .byAnother: store.send(.present("c"))
    case .byItsOwnEffect: await store.send(.sheet(.presented(.close))).finish()
    case .inTheSameAction: store.send(.sheet(.presented(.editAndFinish("b"))))
    }
    #expect(store.farewells == ["sheet b"])
    #expect(store.state.sheet?.text == (way == .byAnother ? "c" : nil))
  }

  @Test func aFeatureThatNeverHadAnActionGoes() {
    store.send(.present("a"))
    store.send(.closeSheet)
    #expect(store.farewells == ["sheet a"])
  }

  @Test func aFeatureThatStaysIsNotTakenLeaveOf() {
    store.send(.present("a"))
    store.send(.sheet(.presented(.edit("b"))))
    store.send(.push("c"))
    #expect(store.farewells == [])
  }

  @Test func elementsGoFromTheBottomToTheTop() {
    for text in ["a", "b", "c"] { store.send(.push(text)) }
    store.send(.path(.element(id: 2, action: .edit("C"))))
    store.send(.path(.popFrom(id: 1)))
    #expect(store.farewells == ["page b", "page C"])
    store.send(.path(.element(id: 0, action: .editAndFinish("A"))))
    #expect(store.farewells == ["page b", "page C", "page A"])
    #expect(store.path.isEmpty)
  }

  @Test func rowsGo() {
    for id in 1...3 { store.send(.addRow(id)) }
    store.send(.rows(.element(id: 2, action: .editAndFinish("x"))))
    #expect(store.farewells == ["row x"])
    store.send(.removeRows)
    #expect(store.farewells == ["row x", "row 1", "row 3"])
  }

  @Test func everythingGoesWithTheWholeState() {
    store.send(.present("a"))
    store.send(.push("b"))
    store.send(.addRow(1))
    store.send(.reset)
    #expect(Set(store.farewells) == ["sheet a", "page b", "row 1"])
  }

  @Test func theEffectOutlivesTheFeatureAndItsActionsArrive() async {
    store.send(.present("a"))
    await store.send(.closeSheet).finish()
    #expect(store.sent == ["a"])
  }

  @Test func aTestAssertsBothAtOnce() async {
    let store = TestStore(initialState: Desk.State()) { Desk() }
    await store.send(.present("a")) { $0.sheet = Paper.State(id: 1, text: "a") }
    await store.send(.closeSheet) {
      $0.sheet = nil
      $0.farewells = ["sheet a"]
    }
    await store.receive(\.sentFarewell) { $0.sent = ["a"] }
  }
}

/// Presents, pushes and lists papers, and says farewell to each.
@Reducer
private struct Desk {
  @ObservableState
  struct State: Equatable {
    @Presents var sheet: Paper.State?
    var path = StackState<Paper.State>()
    var rows: IdentifiedArrayOf<Paper.State> = []
    var farewells: [String] = []
    var sent: [String] = []
  }
  enum Action {
    case addRow(Int)
    case closeSheet
    case path(StackActionOf<Paper>)
    case present(String)
    case push(String)
    case removeRows
    case reset
    case rows(IdentifiedActionOf<Paper>)
    case sentFarewell(String)
    case sheet(PresentationAction<Paper.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addRow(let id): state.rows.append(Paper.State(id: id, text: "\(id)"))
      case .closeSheet: state.sheet = nil
      case .path(.element(let id, .editAndFinish)): state.path[id: id] = nil
      case .present(let text): state.sheet = Paper.State(id: (state.sheet?.id ?? 0) + 1, text: text)
      case .push(let text): state.path.append(Paper.State(id: 0, text: text))
      case .removeRows: state.rows.removeAll()
      case .reset: state = State()
      case .rows(.element(let id, .editAndFinish)): state.rows.remove(id: id)
      case .sentFarewell(let text): state.sent.append(text)
      case .sheet(.presented(.editAndFinish)): state.sheet = nil
      case .path, .rows, .sheet: break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Paper() }
    .forEach(\.path, action: \.path) { Paper() }
    .forEach(\.rows, action: \.rows) { Paper() }
    .onRemoval(of: \.$sheet) { state, paper in
      state.farewells.append("sheet \(paper.text)")
      return .run { send in
        await Task.yield()
        await send(.sentFarewell(paper.text))
      }
    }
    .onRemoval(of: \.path) { state, paper in
      state.farewells.append("page \(paper.text)")
      return .none
    }
    .onRemoval(of: \.rows) { state, paper in
      state.farewells.append("row \(paper.text)")
      return .none
    }
  }
}

@Reducer
private struct Paper {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var text: String
  }
  enum Action {
    case close
    case edit(String)
    case editAndFinish(String)
  }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close:
        return .run { _ in await dismiss() }
      case .edit(let text), .editAndFinish(let text):
        state.text = text
        return .none
      }
    }
  }
}
