import ComposableArchitecture
import Testing

/// Behaviour 8: observers are told of what changed, and of nothing else.
@MainActor
@Suite struct ObservationTests {
  /// What is observed, and how often its observer is told of each change.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var read: @MainActor @Sendable (StoreOf<Kinds>) -> Void
    var change: @Sendable (inout Kinds.State) -> Void
    var isTold: Bool

    init(
      _ name: String, isTold: Bool,
      read: @escaping @MainActor @Sendable (StoreOf<Kinds>) -> Void,
      change: @escaping @Sendable (inout Kinds.State) -> Void
    ) {
      testDescription = name
      self.read = read
      self.change = change
      self.isTold = isTold
    }
  }

  nonisolated static let plain: [Case] = [
    Case("count, no-op", isTold: false, read: { _ = $0.count }, change: { _ in }),
    Case("count, equal write", isTold: false, read: { _ = $0.count }, change: { $0.count = 0 }),
    Case("count, change", isTold: true, read: { _ = $0.count }, change: { $0.count += 1 }),
    Case(
      "count, another's change", isTold: false, read: { _ = $0.count }, change: { $0.name = "b" }),
    Case("name, change in place", isTold: true, read: { _ = $0.name }, change: { $0.name += "b" }),
    Case("name, equal in place", isTold: false, read: { _ = $0.name }, change: { $0.name += "" }),
    Case("ignored, change", isTold: false, read: { _ = $0.cache }, change: { $0.cache = 1 }),
  ]

  nonisolated static let structs: [Case] = [
    Case("struct, no-op", isTold: false, read: { _ = $0.row }, change: { _ in }),
    Case(
      "struct, write of itself", isTold: false, read: { _ = $0.row }, change: { $0.row = $0.row }),
    Case("struct, payload", isTold: false, read: { _ = $0.row }, change: { $0.row.title = "b" }),
    Case(
      "struct's title, payload", isTold: true,
      read: { _ = $0.row.title }, change: { $0.row.title = "b" }
    ),
    Case(
      "struct's title, equal write", isTold: false,
      read: { _ = $0.row.title }, change: { $0.row.title = "a" }
    ),
    Case(
      "struct's title, other payload", isTold: false,
      read: { _ = $0.row.title }, change: { $0.row.isOn = true }
    ),
    Case("struct, replaced", isTold: true, read: { _ = $0.row }, change: { $0.row = Item.State() }),
    Case(
      "struct's title, replaced", isTold: true,
      read: { _ = $0.row.title }, change: { $0.row = Item.State(title: "b") }
    ),
    Case(
      "struct's title, replaced by a changed copy", isTold: true,
      read: { _ = $0.row.title },
      change: {
        var copy = $0.row
        copy.title = "b"
        $0.row = copy
      }
    ),
  ]

  nonisolated static let enums: [Case] = [
    Case("enum, no-op", isTold: false, read: { _ = $0.choice }, change: { _ in }),
    Case(
      "enum, write of itself", isTold: false, read: { _ = $0.choice },
      change: { $0.choice = $0.choice }),
    Case(
      "enum, payload", isTold: false,
      read: { _ = $0.choice }, change: { $0.choice.modify(\.one) { $0.title = "b" } }
    ),
    Case(
      "enum's title, payload", isTold: true,
      read: { _ = $0.choice.one?.title },
      change: { $0.choice.modify(\.one) { $0.title = "b" } }
    ),
    Case(
      "enum's title, equal write", isTold: false,
      read: { _ = $0.choice.one?.title },
      change: { $0.choice.modify(\.one) { $0.title = "a" } }
    ),
    Case(
      "enum, case", isTold: true,
      read: { _ = $0.choice }, change: { $0.choice = .two(Item.State()) }
    ),
    Case(
      "enum, case with the same payload", isTold: true,
      read: { _ = $0.choice }, change: { if let row = $0.choice.one { $0.choice = .two(row) } }
    ),
    Case(
      "nested enum, payload", isTold: false,
      read: { _ = $0.nested },
      change: { $0.nested.modify(\.inner) { $0.modify(\.one) { $0.title = "b" } } }
    ),
    Case(
      "nested enum's title, payload", isTold: true,
      read: { _ = $0.nested.inner?.one?.title },
      change: { $0.nested.modify(\.inner) { $0.modify(\.one) { $0.title = "b" } } }
    ),
    Case(
      "nested enum, inner case", isTold: true,
      read: { _ = $0.nested }, change: { $0.nested = .inner(.two(Item.State())) }
    ),
    Case(
      "nested enum, inner case with the same payload", isTold: true,
      read: { _ = $0.nested },
      change: { if let row = $0.nested.inner?.one { $0.nested = .inner(.two(row)) } }
    ),
  ]

  nonisolated static let optionals: [Case] = [
    Case("optional, no-op", isTold: false, read: { _ = $0.optional }, change: { _ in }),
    Case("optional, equal nil", isTold: false, read: { _ = $0.none }, change: { $0.none = nil }),
    Case(
      "optional, comes", isTold: true, read: { _ = $0.none }, change: { $0.none = Item.State() }),
    Case("optional, goes", isTold: true, read: { _ = $0.optional }, change: { $0.optional = nil }),
    Case(
      "optional, payload", isTold: false, read: { _ = $0.optional },
      change: { $0.optional?.title = "b" }),
    Case(
      "optional's title, payload", isTold: true,
      read: { _ = $0.optional?.title }, change: { $0.optional?.title = "b" }
    ),
    Case(
      "optional, replaced", isTold: true,
      read: { _ = $0.optional }, change: { $0.optional = Item.State() }
    ),
    Case("presented, no-op", isTold: false, read: { _ = $0.presented }, change: { _ in }),
    Case(
      "presented, payload", isTold: false, read: { _ = $0.presented },
      change: { $0.presented?.title = "b" }),
    Case(
      "presented's title, payload", isTold: true,
      read: { _ = $0.presented?.title }, change: { $0.presented?.title = "b" }
    ),
    Case(
      "presented, goes", isTold: true, read: { _ = $0.presented }, change: { $0.presented = nil }),
    Case(
      "presented, replaced", isTold: true,
      read: { _ = $0.presented }, change: { $0.presented = Item.State() }
    ),
    Case(
      "presentation, goes", isTold: true, read: { _ = $0.$presented },
      change: { $0.presented = nil }),
  ]

  nonisolated static let stacks: [Case] = [
    Case("stack, no-op", isTold: false, read: { _ = $0.path }, change: { _ in }),
    Case(
      "stack, write of itself", isTold: false, read: { _ = $0.path }, change: { $0.path = $0.path }),
    Case(
      "stack, payload", isTold: false, read: { _ = $0.path }, change: { $0.path[0].title = "b" }),
    Case(
      "stack, payload by id", isTold: false,
      read: { _ = $0.path }, change: { $0.path[id: $0.path.ids[0]]?.title = "b" }
    ),
    Case(
      "element's title, payload", isTold: true,
      read: { _ = $0.path[0].title }, change: { $0.path[0].title = "b" }
    ),
    Case(
      "element's title, another element's payload", isTold: false,
      read: { _ = $0.path[0].title }, change: { $0.path[1].title = "b" }
    ),
    Case(
      "stack, push", isTold: true, read: { _ = $0.path }, change: { $0.path.append(Item.State()) }),
    Case("stack, pop", isTold: true, read: { _ = $0.path }, change: { $0.path.removeLast() }),
    Case("stack, order", isTold: true, read: { _ = $0.path }, change: { $0.path.swapAt(0, 1) }),
    Case(
      "stack, element replaced", isTold: true, read: { _ = $0.path },
      change: { $0.path[0] = Item.State() }),
    Case(
      "stack, empty removal", isTold: false,
      read: { _ = $0.path }, change: { $0.path.removeSubrange(0..<0) }
    ),
  ]

  @Test(arguments: plain + structs + enums + optionals + stacks)
  func theObserverIsTold(_ testCase: Case) {
    let store = Store(initialState: Kinds.State()) { Kinds() }
    let counter = Counter(store, testCase.read)
    store.send(.change(testCase.change))
    #expect(counter.count == (testCase.isTold ? 1 : 0))
    // What is told once can be told again; silence goes on.
    store.send(.change { _ in })
    #expect(counter.count == (testCase.isTold ? 1 : 0))
  }

  @Test func aCopyThatIsPutBackTwiceIsTold() {
    let store = Store(initialState: Kinds.State()) { Kinds() }
    store.send(.change { $0.saved = Item.State(title: "saved") })
    let counter = Counter(store) { _ = $0.row.title }
    store.send(.change { $0.row = $0.saved })
    #expect(store.row.title == "saved")
    #expect(counter.count == 1)
    store.send(.change { $0.row.title = "edited" })
    #expect(counter.count == 2)
    store.send(.change { $0.row = $0.saved })
    #expect(store.row.title == "saved")
    #expect(counter.count == 3)
    store.send(.change { $0.row.title = "edited again" })
    #expect(counter.count == 4)
    #expect(store.saved.title == "saved")
  }

  @Test func aChangeOfOneCopyIsNotToldToObserversOfTheOther() {
    let store = Store(initialState: Kinds.State()) { Kinds() }
    store.send(.change { $0.row = $0.saved })
    let row = Counter(store) { _ = $0.row.title }
    let saved = Counter(store) { _ = $0.saved.title }
    store.send(.change { $0.row.title = "b" })
    #expect(row.count == 1)
    #expect(saved.count == 0)
  }

  @Test func manyObserversAreToldOfTheirOwn() {
    let store = Store(initialState: Kinds.State()) { Kinds() }
    let counters = (0..<100).map { index in
      Counter(store) { _ = index.isMultiple(of: 2) ? $0.count : $0.name.count }
    }
    store.send(.change { $0.count += 1 })
    #expect(counters.map(\.count) == (0..<100).map { $0.isMultiple(of: 2) ? 1 : 0 })
    store.send(.change { _ in })
    #expect(counters.map(\.count) == (0..<100).map { $0.isMultiple(of: 2) ? 1 : 0 })
  }

  @Test func scopedStoresAreObservedByProperty() {
    let store = Store(initialState: Kinds.State()) { Kinds() }
    let child = store.scope(state: \.row, action: \.row)
    let title = Counter(child) { _ = $0.title }
    let isOn = Counter(child) { _ = $0.isOn }
    store.send(.change { $0.row.title = "b" })
    #expect(title.count == 1)
    #expect(isOn.count == 0)
    store.send(.change { $0.row = Item.State() })
    #expect(title.count == 2)
    #expect(isOn.count == 1)
  }

  @Test func stateThatIsNotObservableIsToldOfEveryAction() {
    let store = Store(initialState: Kinds.State()) { Kinds() }
    let child = store.scope(state: \.opaque, action: \.self).scope(state: \.row, action: \.row)
    for title in ["b", "c"] {
      let counter = Counter(child) { _ = $0.title }
      store.send(.change { $0.opaque.row.title = title })
      // Each level on the way may tell.
      #expect(counter.count > 0)
      #expect(child.title == title)
    }
    let counter = Counter(child) { _ = $0.title }
    store.send(.change { $0.opaque = Opaque(row: Item.State(title: "d")) })
    #expect(counter.count > 0)
    #expect(child.title == "d")
  }

  @Test func theWholeStateIsToldWhenItIsReplaced() {
    let store = Store(initialState: Kinds.State()) { Kinds() }
    let counter = Counter(store) { _ = $0.count }
    store.send(.change { $0 = Kinds.State() })
    #expect(counter.count == 1)
    store.send(.change { $0.count = 5 })
    #expect(counter.count == 2)
  }

  /// Observes again each time that it is told, and counts.
  @MainActor
  final class Counter<State: ObservableState, Action> {
    private(set) var count = 0
    private let store: Store<State, Action>
    private let read: @MainActor @Sendable (Store<State, Action>) -> Void

    init(
      _ store: Store<State, Action>,
      _ read: @escaping @MainActor @Sendable (Store<State, Action>) -> Void
    ) {
      self.store = store
      self.read = read
      observe()
    }

    private func observe() {
      withObservationTracking {
        read(store)
      } onChange: {
        MainActor.assumeIsolated {
          self.count += 1
          self.observe()
        }
      }
    }
  }
}

@Reducer
struct Kinds {
  @ObservableState
  struct State {
    var count = 0
    var name = "a"
    @ObservationStateIgnored var cache = 0
    var row = Item.State()
    var saved = Item.State()
    var choice = Choice.State.one(Item.State())
    var nested = Nested.inner(.one(Item.State()))
    var optional: Item.State? = Item.State()
    var none: Item.State?
    @Presents var presented: Item.State? = Item.State()
    var path = StackState([Item.State(), Item.State()])
    var opaque = Opaque(row: Item.State())
  }
  @CasePathable
  enum Action {
    case change((inout State) -> Void)
    case row(Item.Action)
  }
  @Reducer
  enum Choice {
    case one(Item)
    case two(Item)
  }
  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  enum Nested {
    case inner(Choice.State)
    case other(Item.State)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
  }
}
extension Kinds.Choice.State: Equatable {}

/// State without observation.
struct Opaque {
  var row: Item.State
}

@Reducer
struct Item {
  @ObservableState
  struct State: Equatable {
    var title = "a"
    var isOn = false
  }
  enum Action { case noop }
}
