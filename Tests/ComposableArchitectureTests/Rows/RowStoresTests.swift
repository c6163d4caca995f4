import ComposableArchitecture
import TernUI
import TernUITesting
import Testing

private struct RowsView: View {
  let store: StoreOf<RowsFeature>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { store in
        RowView(store: store)
      }
    }
  }
}

private struct RowView: View {
  let store: StoreOf<RowFeature>

  var body: some View {
    Button("\(store.state.id): \(store.count)") { store.send(.increment) }
  }
}

@MainActor
@Suite
struct RowStoresTests {
  private func rows(_ ids: Int...) -> StoreOf<RowsFeature> {
    Store(
      initialState: RowsFeature.State(
        rows: IdentifiedArray(uniqueElements: ids.map { .init(id: $0) }))
    ) {
      RowsFeature()
    }
  }

  @Test
  func rowsHaveStoresInTheirOrder() {
    let store = rows(3, 1, 2)
    let stores = Array(store.scope(state: \.rows, action: \.rows))
    #expect(stores.map(\.state.id) == [3, 1, 2])
    stores[1].send(.increment)
    #expect(store.rows[id: 1]?.count == 1)
    #expect(stores[1].count == 1)
  }

  @Test
  func aRowKeepsItsStoreWhileItIsHeld() {
    let store = rows(1, 2)
    let first = Array(store.scope(state: \.rows, action: \.rows))
    store.send(.add(3))
    let second = Array(store.scope(state: \.rows, action: \.rows))
    #expect(first[0] === second[0])
    #expect(first[1] === second[1])
    #expect(second.count == 3)
  }

  @Test
  func aRowKeepsItsStoreWhereverItStands() {
    let store = rows(1, 2, 3)
    let first = Array(store.scope(state: \.rows, action: \.rows))
    store.send(.remove(1))
    store.send(.add(4))
    let second = Array(store.scope(state: \.rows, action: \.rows))
    #expect(second.map(\.state.id) == [2, 3, 4])
    #expect(second[0] === first[1])
    #expect(second[1] === first[2])
    #expect(!first.contains { $0 === second[2] })
  }

  /// Does at random what lists do, and compares each store with the one that is held for the row.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func heldRowsAreFoundAgain(seed: UInt64) {
    var random = Random(seed: seed)
    let store = rows()
    var model: [Int] = []
    var counts: [Int: Int] = [:]
    var held: [Int: StoreOf<RowFeature>] = [:]
    var nextID = 0
    for _ in 0..<400 {
      let position = random.next(below: max(model.count, 1))
      switch random.next(below: 8) {
      case 0, 1:
        for _ in 0...random.next(below: 12) {
          store.send(.add(nextID))
          model.append(nextID)
          nextID += 1
        }
      case 2 where !model.isEmpty:
        let id = model.remove(at: position)
        store.send(.remove(id))
        held[id] = nil
      case 3 where !model.isEmpty:
        model.swapAt(position, 0)
        store.send(.swap(position, 0))
      case 4:
        for id in held.keys where random.next(below: 2) == 0 { held[id] = nil }
      case 5 where !model.isEmpty:
        let id = model[position]
        (held[id] ?? Array(store.scope(state: \.rows, action: \.rows))[position]).send(.increment)
        counts[id, default: 0] += 1
      default:
        let stores = store.scope(state: \.rows, action: \.rows)
        #expect(stores.count == model.count)
        for (row, id) in zip(stores, model) where random.next(below: 4) > 0 {
          #expect(row.state.id == id)
          #expect(row.count == counts[id, default: 0])
          if let known = held[id] { #expect(ObjectIdentifier(known) == ObjectIdentifier(row)) }
          if random.next(below: 3) == 0 { held[id] = row }
        }
      }
    }
  }

  @Test
  func rowsKeepTheirStoresWhenManyOthersAreForgotten() {
    let store = rows()
    for id in 0..<100 { store.send(.add(id)) }
    // Some are held; the others are made, and go at once, more often than are remembered.
    var held: [StoreOf<RowFeature>] = []
    for row in store.scope(state: \.rows, action: \.rows) where [7, 41, 90].contains(row.state.id) {
      held.append(row)
    }
    for _ in 0..<5 {
      var again: [StoreOf<RowFeature>] = []
      for (position, row) in store.scope(state: \.rows, action: \.rows).enumerated() {
        #expect(row.state.id == position)
        if [7, 41, 90].contains(position) { again.append(row) }
      }
      #expect(again == held)
    }
    #expect(held.map(\.state.id) == [7, 41, 90])
  }

  @Test
  func aLateSendToARowThatIsGoneIsReported() {
    let store = rows(1)
    let row = Array(store.scope(state: \.rows, action: \.rows))[0]
    store.send(.remove(1))
    let messages = issues { row.send(.increment) }
    #expect(messages.count == 1)
    #expect(row.count == 0)
  }

  @Test
  func aRowThatWentMeanwhileIsShownAsItWasLast() {
    let store = rows(1, 2, 3)
    let stores = store.scope(state: \.rows, action: \.rows)
    store.send(.rows(.element(id: 2, action: .increment)))
    store.send(.remove(2))
    store.send(.removeAll)
    #expect(stores.map(\.state.id) == [1, 2, 3])
    #expect(stores.map(\.count) == [0, 1, 0])
    let messages = issues { for row in stores { row.send(.increment) } }
    #expect(messages.count == 3)
    #expect(store.scope(state: \.rows, action: \.rows).isEmpty)
  }

  /// However the state around them goes, and whoever has changed them before.
  @Test(arguments: HeldRows.Replacement.allCases)
  func rowsThatGoWithTheStateAroundThemAreShownAsTheyWereLast(_ way: HeldRows.Replacement) {
    let store = Store(initialState: HeldRows.State()) { HeldRows() }
    let stores = store.scope(state: \.page, action: \.page).scope(state: \.rows, action: \.rows)
    let first = stores.first
    store.send(.page(.rows(.element(id: 2, action: .increment))))
    store.send(.increment(2))
    store.send(.add(4))
    store.send(.increment(3))
    store.send(.replace(way))
    #expect(store.page.rows.count < 3)
    #expect(stores.map(\.state.id) == [1, 2, 3])
    #expect(Array(stores.map(\.count).suffix(2)) == (way.changesBefore ? [3, 2] : [2, 1]))
    #expect(first === stores.first)
    let messages = issues { for row in stores.dropFirst() { row.send(.increment) } }
    #expect(messages.count == 2)
  }

  @Test
  func rowsAreChangedWhereTheyAreWhileTheirStoresAreHeld() {
    let store = Store(initialState: HeldRows.State()) { HeldRows() }
    let page = store.scope(state: \.page, action: \.page)
    let held = (0..<3).map { _ in page.scope(state: \.rows, action: \.rows) }
    store.send(.page(.rows(.element(id: 2, action: .increment))))
    store.send(.increment(2))
    store.send(.add(4))
    store.send(.page(.rows(.element(id: 2, action: .increment))))
    store.send(.increment(2))
    #expect(store.page.rows[id: 2]?.probe.value == 4)
    #expect(store.page.rows[id: 2]?.probe.copies == 0)
    #expect(held.allSatisfy { $0.count == 3 })
  }

  @Test
  func onlyTheRowThatChangedIsEvaluated() throws {
    let store = rows(1, 2, 3)
    let pilot = Pilot(RowsView(store: store))
    let rowsBefore = pilot.evaluations(of: RowView.self)
    let listBefore = pilot.evaluations(of: RowsView.self)
    try pilot.tap("2: 0")
    _ = try pilot.find(.button, label: "2: 1")
    // The first change after the row's store was made tells all of them, the next one only one row.
    let rowsAfterFirst = pilot.evaluations(of: RowView.self)
    try pilot.tap("2: 1")
    #expect(pilot.evaluations(of: RowView.self) == rowsAfterFirst + 1)
    #expect(rowsAfterFirst >= rowsBefore + 1)
    #expect(pilot.evaluations(of: RowsView.self) <= listBefore + 1)
    _ = try pilot.find(.button, label: "2: 2")
  }

  @Test
  func aReplacedRowIsShown() throws {
    let store = rows(1, 2)
    let pilot = Pilot(RowsView(store: store))
    store.send(.replace(RowFeature.State(id: 2, count: 9)))
    _ = try pilot.find(.button, label: "2: 9")
    store.send(.remove(1))
    store.send(.add(4))
    _ = try pilot.find(.button, label: "4: 0")
    #expect(throws: PilotError.self) { try pilot.find(.button, label: "1: 0") }
  }

  @Test
  func aChangeBesideTheRowsLeavesThemAlone() {
    let store = rows(1, 2)
    let pilot = Pilot(RowsView(store: store))
    let before = pilot.evaluations(of: RowView.self)
    store.send(.retitle("A"))
    #expect(pilot.evaluations(of: RowView.self) == before)
  }
}

/// Rows in a state that may be replaced as a whole.
@Reducer
struct HeldRows {
  enum Replacement: CaseIterable {
    case page, everything, pageAfterAChange, everythingAfterAChange

    var changesBefore: Bool { self == .pageAfterAChange || self == .everythingAfterAChange }
  }

  @ObservableState
  struct State: Equatable {
    var page = Page.State(ids: [1, 2, 3])
  }
  enum Action {
    case add(Int)
    case increment(Int)
    case page(Page.Action)
    case replace(Replacement)
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State>
      init(ids: [Int]) {
        rows = IdentifiedArray(uniqueElements: ids.map { Row.State(id: $0) })
      }
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
    }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var probe = CopyProbe()
      var count: Int { probe.value }
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.probe.increment()
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.page, action: \.page) { Page() }
    Reduce { state, action in
      switch action {
      case .add(let id): state.page.rows.append(Row.State(id: id))
      case .increment(let id): state.page.rows[id: id]?.probe.increment()
      case .page: break
      case .replace(let way):
        if way.changesBefore {
          for id in [2, 3] { state.page.rows[id: id]?.probe.increment() }
        }
        switch way {
        case .page, .pageAfterAChange: state.page = Page.State(ids: [7])
        case .everything, .everythingAfterAChange:
          state = State()
          state.page.rows = [Row.State(id: 1)]
        }
      }
      return .none
    }
  }
}
