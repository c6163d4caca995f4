import ComposableArchitecture
import Testing

@MainActor
@Suite struct ReentrancyTests {
  @Test func sendsFromAReducerWaitInOrder() {
    let log = Log()
    weak var weakStore: Store<[String], String>?
    let store = Store(initialState: [String]()) {
      Reduce { (state: inout [String], action: String) in
        state.append(action)
        if action == "a" {
          weakStore?.send("b")
          weakStore?.send("c")
          log.lines.append("still a")
        }
        if action == "b" { weakStore?.send("d") }
        return .none
      }
    }
    weakStore = store
    store.send("a")
    #expect(store.withState { $0 } == ["a", "b", "c", "d"])
    #expect(log.lines == ["still a"])
  }

  @Test func sendsOfEffectsComeBeforeThoseOfObservers() {
    let store = Store(initialState: Observed.State()) { Observed() }
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated { _ = store.send(.log("observer")) }
    }
    store.send(.increment)
    #expect(store.log == ["increment", "effect", "observer"])
  }

  @Test func observersSeeTheCommittedState() {
    let store = Store(initialState: Observed.State()) { Observed() }
    let log = Log()
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated { log.lines.append("\(store.count) \(store.log)") }
    }
    store.send(.increment)
    #expect(log.lines == [#"2 ["increment"]"#])
  }

  @Test func anObserverThatObservesAgainIsToldOnceAnAction() {
    let store = Store(initialState: Observed.State()) { Observed() }
    let log = Log()
    observe(store, log)
    // The reducer changes the count twice.
    store.send(.increment)
    #expect(log.lines == ["told"])
    store.send(.increment)
    #expect(log.lines == ["told", "told"])
    store.send(.increment)
    #expect(log.lines == ["told", "told", "told"])
  }

  private func observe(_ store: StoreOf<Observed>, _ log: Log) {
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated {
        log.lines.append("told")
        observe(store, log)
      }
    }
  }

  @Test func theTaskOfAQueuedActionFinishesWithItsEffects() async {
    let store = Store(initialState: Observed.State()) { Observed() }
    let log = Log()
    let finished = Signal()
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated {
        let task = store.send(.work)
        Task {
          await task.finish()
          log.lines.append(store.log.last ?? "")
          finished()
        }
      }
    }
    store.send(.increment)
    await finished.wait()
    #expect(log.lines == ["worked"])
  }

  @Test(arguments: [false, true])
  func readingTheStoreInItsReducerIsReported(throughAnEnum: Bool) {
    weak var weakStore: StoreOf<Reading>?
    let read = { weakStore.map { $0.withState { $0 } } }
    let store = Store(initialState: Reading.State()) { Reading(read: read) }
    weakStore = store
    let reported = issues {
      _ = store.send(throughAnEnum ? .choice(.one(.read)) : .read)
    }
    #expect(
      reported == [
        """
        The state of a store of 'Reading.Action' was read while its reducer changes it.

        A reducer has its state in hand: read that. A view or an effect reads the store later.
        """
      ]
    )
    #expect(store.seen == ["before"])
    #expect(store.choice[case: \.one]?.seen == (throughAnEnum ? ["before", "after"] : ["before"]))
    if throughAnEnum { #expect(store.choice[case: \.one]?.read == ["before", "now"]) }
  }

  /// Where the payload of an enum is out of it for as long as it is changed.
  @Test(arguments: [PayloadChange.ofACase, .ofACaseOfAnOptional, .thatThrows])
  func readingTheStoreWhileItChangesAPayloadIsReported(change: PayloadChange) {
    weak var weakStore: Store<ReadingPayloads.State, PayloadChange>?
    let read = { weakStore.map { $0.withState { $0 } } }
    let store = Store(initialState: ReadingPayloads.State()) { ReadingPayloads(read: read) }
    weakStore = store
    let reported = issues { _ = store.send(change) }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("was read while its reducer changes it") == true)
    #expect(
      store.withState(\.choice) == .some(.one(["before", "now", "before+now", "after"]))
    )
  }

  /// By the parent, where a row is set to what the store holds, and by the row's own reducer.
  @Test(arguments: 1...3, [RowChange.byIdentity, .byPosition, .byItsReducer])
  func readingTheStoreWhileItChangesARowIsReported(count: Int, change: RowChange) {
    weak var weakStore: StoreOf<ReadingRows>?
    let read = { weakStore.map { $0.withState { $0.rows } } ?? [] }
    let rows = (0..<count).map { ReadingRows.Row.State(id: $0) }
    let store = Store(initialState: ReadingRows.State(rows: IdentifiedArray(uniqueElements: rows)))
    {
      ReadingRows(read: read)
    }
    weakStore = store
    for id in 0..<count {
      let reported = issues {
        switch change {
        case .byIdentity: _ = store.send(.changeByIdentity(id))
        case .byPosition: _ = store.send(.changeByPosition(id))
        case .byItsReducer: _ = store.send(.rows(.element(id: id, action: .change)))
        }
      }
      #expect(reported.count == 1)
      #expect(reported.first?.contains("was read while its reducer changes it") == true)
    }
    let seen = Array(repeating: "before", count: count)
    for id in 0..<count {
      // Those in front of it were changed already.
      let changed = (0..<id).map { _ in "after" }
      #expect(store.rows[id: id]?.seen == changed + seen.dropFirst(id))
    }
  }

  enum RowChange: Sendable {
    case byIdentity, byPosition, byItsReducer
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

@Reducer
private struct Observed {
  @ObservableState
  struct State {
    var count = 0
    var log: [String] = []
  }
  enum Action {
    case increment
    case log(String)
    case work
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        state.count += 1
        state.log.append("increment")
        return .send(.log("effect"))
      case .log(let line):
        state.log.append(line)
        return .none
      case .work:
        return .run { send in
          await Task.yield()
          await send(.log("worked"))
        }
      }
    }
  }
}

/// A feature that reads its own store while it runs.
@Reducer
struct Reading {
  let read: () -> State?

  @ObservableState
  struct State {
    var seen = ["before"]
    var choice = Choice.State.one(Child.State())
  }
  enum Action {
    case read
    case choice(Choice.Action)
  }
  @Reducer
  enum Choice {
    case one(Child)
  }
  @Reducer
  struct Child {
    var read: () -> [String]? = { nil }

    @ObservableState
    struct State {
      var seen = ["before"]
      var read: [String] = []
    }
    enum Action { case read }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.seen.append("now")
        state.read = read() ?? []
        state.seen[1] = "after"
        return .none
      }
    }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.choice, action: \.choice) {
      Scope(state: \.one, action: \.one) {
        Child { read()?.choice[case: \.one]?.seen }
      }
    }
    Reduce { _, action in
      if case .read = action { _ = read() }
      return .none
    }
  }
}

enum PayloadChange: Sendable {
  case ofACase, ofACaseOfAnOptional, thatThrows
}

/// Payloads that are changed to what somebody reads in the store meanwhile.
private struct ReadingPayloads: Reducer {
  let read: () -> State?

  struct State {
    var choice: Choice? = .one(["before"])
  }
  @CasePathable
  enum Choice: Equatable {
    case one([String])
    case other

    var seen: [String] {
      if case .one(let seen) = self { seen } else { [] }
    }
  }
  private struct Failure: Error {}

  func reduce(into state: inout State, action: PayloadChange) -> Effect<PayloadChange> {
    switch action {
    case .ofACase:
      state.choice?.modify(\.one, yield: change)
    case .ofACaseOfAnOptional:
      state.choice.modify(\.one, yield: change)
    case .thatThrows:
      try? state.choice.modify(\.one) {
        change(&$0)
        throw Failure()
      }
    }
    return .none
  }

  private func change(_ seen: inout [String]) {
    seen.append("now")
    seen.append(read()?.choice?.seen.joined(separator: "+") ?? "nothing")
    seen.append("after")
  }
}

/// Rows that are changed to what somebody reads in the store meanwhile.
@Reducer
struct ReadingRows {
  let read: () -> IdentifiedArrayOf<Row.State>

  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State>
  }
  enum Action {
    case changeByIdentity(Int)
    case changeByPosition(Int)
    case rows(IdentifiedActionOf<Row>)
  }
  @Reducer
  struct Row {
    let read: () -> [String]

    @ObservableState
    struct State: Identifiable {
      let id: Int
      var name = "before"
      var seen: [String] = []
      mutating func take(_ seen: [String]) {
        self.seen = seen
        name = "after"
      }
    }
    enum Action { case change }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.take(read())
        return .none
      }
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changeByIdentity(let id): state.rows[id: id]?.take(read().map(\.name))
      case .changeByPosition(let position): state.rows[position].take(read().map(\.name))
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) {
      Row { read().map(\.name) }
    }
  }
}
