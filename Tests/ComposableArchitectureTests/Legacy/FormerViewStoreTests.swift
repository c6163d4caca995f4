import ComposableArchitecture
import TernUI
import TernUITesting
import Testing

/// View stores, and the views that take a store and show a part of it.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FormerViewStoreTests {
  private let checks: any FormerNames = Checks()

  @Test func viewsFollowWhatTheyObserve() async throws {
    try await checks.viewsFollowWhatTheyObserve()
  }
  @Test func aViewStoreTellsOfChanges() { checks.aViewStoreTellsOfChanges() }
  @Test func bindingsSendActions() throws { try checks.bindingsSendActions() }
  @Test func sendingWaits() async { await checks.sendingWaits() }
  @Test func cancellationEndsTheWait() async { await checks.cancellationEndsTheWait() }
  @Test func rowsHaveStores() async throws { try await checks.rowsHaveStores() }
  @Test func optionalsHaveStores() async throws { try await checks.optionalsHaveStores() }
  @Test func casesHaveStores() async throws { try await checks.casesHaveStores() }
  @Test func aCaseAloneIsReported() { checks.aCaseAloneIsReported() }
  @Test func stacksHavePages() async throws { try await checks.stacksHavePages() }
  @Test func stacksOfCasesHavePages() async throws { try await checks.stacksOfCasesHavePages() }
  @Test func optionalStoresAreFollowed() { checks.optionalStoresAreFollowed() }
  @Test func closuresScope() { checks.closuresScope() }
}

@MainActor
private protocol FormerNames {
  func viewsFollowWhatTheyObserve() async throws
  func aViewStoreTellsOfChanges()
  func bindingsSendActions() throws
  func sendingWaits() async
  func cancellationEndsTheWait() async
  func rowsHaveStores() async throws
  func optionalsHaveStores() async throws
  func casesHaveStores() async throws
  func aCaseAloneIsReported()
  func stacksHavePages() async throws
  func stacksOfCasesHavePages() async throws
  func optionalStoresAreFollowed()
  func closuresScope()
}

private struct Tally: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var other = 0
  }
  enum Action: Equatable {
    case increment
    case set(Int)
    case touch
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment: state.count += 1
    case .set(let count): state.count = count
    case .touch: state.other += 1
    }
    return .none
  }
}

@available(*, deprecated)
private struct CounterView: View {
  let store: StoreOf<Tally>
  var body: some View {
    WithViewStore(store, observe: \.count) { viewStore in
      Button("Count \(viewStore.state)") { viewStore.send(.increment) }
      Evaluated()
    }
  }
}

/// Is evaluated as often as what is around it.
private struct Evaluated: View {
  var body: some View { Text("") }
}

private struct App: Reducer {
  struct State: Equatable {
    var counters: IdentifiedArrayOf<Tally.State> = []
    var optional: Tally.State?
    var screen = Screen.one(Tally.State())
    var path = StackState<Screen>()
  }
  enum Screen: Equatable {
    case one(Tally.State)
    case two(Tally.State)

    var one: Tally.State? { if case .one(let state) = self { state } else { nil } }
  }
  enum ScreenAction: Equatable {
    case one(Tally.Action)
    case two(Tally.Action)
  }
  enum Action {
    case change((inout State) -> Void)
    case counter(id: Int, action: Tally.Action)
    case rows(IdentifiedActionOf<Tally>)
    case optional(Tally.Action)
    case screen(ScreenAction)
    case path(StackAction<Screen, ScreenAction>)
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    func act(_ counter: inout Tally.State?, _ action: Tally.Action) {
      if counter != nil { _ = Tally().reduce(into: &counter!, action: action) }
    }
    func act(on screen: inout Screen, _ action: ScreenAction) {
      switch (screen, action) {
      case (.one(var counter), .one(let action)):
        _ = Tally().reduce(into: &counter, action: action)
        screen = .one(counter)
      case (.two(var counter), .two(let action)):
        _ = Tally().reduce(into: &counter, action: action)
        screen = .two(counter)
      default:
        break
      }
    }
    switch action {
    case .change(let change): change(&state)
    case .counter(let id, let action), .rows(.element(let id, let action)):
      act(&state.counters[id: id], action)
    case .optional(let action): act(&state.optional, action)
    case .screen(let action): act(on: &state.screen, action)
    case .path(.element(let id, let action)):
      if var screen = state.path[id: id] {
        act(on: &screen, action)
        state.path[id: id] = screen
      }
    case .path(.popFrom(let id)): state.path.pop(from: id)
    case .path(.push(_, let screen)): state.path.append(screen)
    }
    return .none
  }
}

private struct Checks: FormerNames {
  private func counter() -> StoreOf<Tally> { Store(initialState: Tally.State()) { Tally() } }
  private func app(_ state: App.State = App.State()) -> StoreOf<App> {
    Store(initialState: state) { App() }
  }

  @available(*, deprecated)
  func viewsFollowWhatTheyObserve() async throws {
    let store = counter()
    let pilot = Pilot(CounterView(store: store))
    try pilot.tap("Count 0")
    #expect(pilot.dump().contains("[ Count 1 ]"))
    store.send(.set(7))
    await pilot.settle()
    #expect(pilot.dump().contains("[ Count 7 ]"))
    let evaluations = pilot.evaluations(of: Evaluated.self)
    store.send(.touch)
    await pilot.settle()
    #expect(pilot.evaluations(of: Evaluated.self) == evaluations)
  }

  @available(*, deprecated)
  func aViewStoreTellsOfChanges() {
    let store = counter()
    let viewStore = ViewStore(store, observe: { $0.count })
    var announced = 0
    var published: [Int] = []
    let subscriptions = [
      viewStore.objectWillChange.sink { announced += 1 },
      viewStore.publisher.sink { published.append($0) },
    ]
    viewStore.send(.increment)
    viewStore.send(.touch, animation: .default)
    store.send(.increment)
    #expect(viewStore.state == 2)
    #expect(announced == 2)
    #expect(published == [0, 1, 2])
    let even = ViewStore(
      store, observe: { $0 }, send: { (count: Int) in .set(count) },
      removeDuplicates: { $0.count % 2 == $1.count % 2 }
    )
    even.send(4)
    #expect(even.count == 2)
    even.send(5, transaction: Transaction())
    #expect(even.count == 5)
    _ = subscriptions
  }

  @available(*, deprecated)
  func bindingsSendActions() throws {
    let store = counter()
    let viewStore = ViewStoreOf<Tally>(store, observe: { $0 })
    let count = viewStore.binding(get: \.count, send: { .set($0) })
    count.wrappedValue = 5
    #expect(count.wrappedValue == 5)
    viewStore.binding(get: \.count, send: .increment).wrappedValue = 0
    #expect(store.withState(\.count) == 6)
    let number = ViewStore(store, observe: { $0.count })
    number.binding(send: { .set($0 * 2) }).wrappedValue = 10
    #expect(number.state == 20)
    number.binding(send: .increment).wrappedValue = 0
    #expect(number.state == 21)
  }

  @available(*, deprecated)
  func sendingWaits() async {
    let store = counter()
    let viewStore = ViewStore(store, observe: { $0.count })
    let isOver = Signal()
    let task = Task {
      await viewStore.send(.increment, while: { $0 < 3 })
      isOver()
    }
    while store.withState(\.count) == 0 { await Task.yield() }
    store.send(.increment)
    await Task.megaYield()
    #expect(!isOver.hasHappened)
    store.send(.increment)
    await task.value
    #expect(isOver.hasHappened)
    await viewStore.send(.increment, animation: .default, while: { $0 < 3 })
    await viewStore.yield(while: { $0 < 3 })
    #expect(viewStore.state == 4)
  }

  @available(*, deprecated)
  func cancellationEndsTheWait() async {
    let work = Work()
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        state += 1
        return .run { _ in await work("a") }
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    let task = Task { await viewStore.send((), while: { _ in true }) }
    await reach(work, ["a": 1])
    task.cancel()
    await task.value
    await reach(work, [:])
  }

  @available(*, deprecated)
  func rowsHaveStores() async throws {
    let store = app(App.State(counters: [Tally.State(id: 1), Tally.State(id: 2, count: 5)]))
    let pairs = store.scope(
      state: \.counters,
      action: { (row: (id: Int, action: Tally.Action)) in
        .counter(id: row.id, action: row.action)
      }
    )
    let pilot = Pilot(ForEachStore(pairs) { CounterView(store: $0) })
    try pilot.tap("Count 5")
    #expect(store.withState(\.counters[id: 2]?.count) == 6)
    store.send(.change { $0.counters.remove(id: 2) })
    await pilot.settle()
    #expect(!pilot.dump().contains("Count 6"))
    store.send(.change { $0.counters.append(Tally.State(id: 3, count: 9)) })
    await pilot.settle()
    try pilot.tap("Count 9")
    #expect(store.withState(\.counters[id: 3]?.count) == 10)
    let rows = ForEachStore(store.scope(state: \.counters, action: { .rows($0) })) {
      CounterView(store: $0)
    }
    #expect(Array(rows.data.ids) == [1, 3])
    let other = Pilot(rows)
    try other.tap("Count 10")
    #expect(store.withState(\.counters[id: 3]?.count) == 11)
  }

  @available(*, deprecated)
  func optionalsHaveStores() async throws {
    let store = app()
    let optional = store.scope(
      state: \.optional,
      action: { (action: Tally.Action) in
        .optional(action)
      })
    let pilot = Pilot(IfLetStore(optional) { CounterView(store: $0) })
    #expect(pilot.dump().isEmpty)
    store.send(.change { $0.optional = Tally.State(count: 3) })
    await pilot.settle()
    try pilot.tap("Count 3")
    #expect(store.withState(\.optional?.count) == 4)
    store.send(.change { $0.optional = nil })
    await pilot.settle()
    #expect(pilot.dump().isEmpty)
  }

  @available(*, deprecated)
  func casesHaveStores() async throws {
    let store = app()
    let pilot = Pilot(
      SwitchStore(
        store.scope(state: \.screen, action: { (action: App.ScreenAction) in .screen(action) })
      ) { state in
        switch state {
        case .one:
          CaseLet(\App.Screen.one, action: App.ScreenAction.one) { CounterView(store: $0) }
        case .two:
          Text("Two")
          CaseLet(/App.Screen.two, action: App.ScreenAction.two) { CounterView(store: $0) }
        }
      }
    )
    try pilot.tap("Count 0")
    #expect(store.withState(\.screen) == .one(Tally.State(count: 1)))
    store.send(.change { $0.screen = .two(Tally.State(count: 4)) })
    await pilot.settle()
    #expect(pilot.dump().contains("Two"))
    try pilot.tap("Count 4")
    #expect(store.withState(\.screen) == .two(Tally.State(count: 5)))
  }

  @available(*, deprecated)
  func aCaseAloneIsReported() {
    let reported = issues {
      _ = Pilot(
        CaseLet(\App.Screen.one, action: App.ScreenAction.one) { CounterView(store: $0) }
      )
    }
    #expect(
      reported == [
        """
        A 'CaseLet' of 'Screen' was shown outside of a 'SwitchStore' of that state.

        Put it into 'SwitchStore(store) { state in switch state { … } }', with a store of 'Screen' \
        and 'ScreenAction'.
        """
      ]
    )
  }

  @available(*, deprecated)
  func stacksHavePages() async throws {
    let store = app()
    let pilot = Pilot(
      NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
        Button("Push") { store.send(.change { $0.path.append(.one(Tally.State(count: 2))) }) }
      } destination: { (page: Store<App.Screen, App.ScreenAction>) in
        CounterView(
          store: page.scope(
            state: { $0.one ?? Tally.State() },
            action: { (action: Tally.Action) in .one(action) }
          )
        )
      }
    )
    try pilot.tap("Push")
    await pilot.settle()
    try pilot.tap("Count 2")
    #expect(store.withState(\.path[0]) == .one(Tally.State(count: 3)))
    try pilot.back()
    await pilot.settle()
    #expect(store.withState(\.path.isEmpty))
    #expect(pilot.dump().contains("Push"))
  }

  @available(*, deprecated)
  func stacksOfCasesHavePages() async throws {
    let store = app(
      App.State(path: [.two(Tally.State(count: 1)), .one(Tally.State(count: 8))]))
    let pilot = Pilot(
      NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
        Text("Root")
      } destination: { (state: App.Screen) in
        switch state {
        case .one:
          CaseLet(/App.Screen.one, action: App.ScreenAction.one) { CounterView(store: $0) }
        case .two:
          CaseLet(/App.Screen.two, action: App.ScreenAction.two) { CounterView(store: $0) }
        }
      }
    )
    try pilot.tap("Count 8")
    #expect(store.withState(\.path[1]) == .one(Tally.State(count: 9)))
    try pilot.back()
    await pilot.settle()
    try pilot.tap("Count 1")
    #expect(store.withState { Array($0.path) } == [.two(Tally.State(count: 2))])
  }

  @available(*, deprecated)
  func optionalStoresAreFollowed() {
    let store = app()
    var log: [String] = []
    let subscription =
      store
      .scope(state: \.optional, action: { (action: Tally.Action) in .optional(action) })
      .ifLet(then: { log.append("\($0.withState(\.count))") }, else: { log.append("none") })
    store.send(.change { $0.optional = Tally.State(count: 1) })
    store.send(.optional(.increment))
    store.send(.change { $0.optional = nil })
    #expect(log == ["none", "1", "none"])
    subscription.cancel()
    store.send(.change { $0.optional = Tally.State() })
    #expect(log.count == 3)
  }

  @available(*, deprecated)
  func closuresScope() {
    let store = app(App.State(optional: Tally.State(count: 1)))
    let count = store.scope(
      state: { $0.optional?.count ?? -1 }, action: { (count: Int) in .optional(.set(count)) }
    )
    count.send(5)
    #expect(count.withState { $0 } == 5)
    #expect(store.withState(\.optional?.count) == 5)
    store.send(.change { $0.optional = nil })
    #expect(count.withState { $0 } == -1)
  }
}
