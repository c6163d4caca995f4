@testable import ComposableArchitecture
import Foundation
import Testing

/// What a trace remembers.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoreTraceTests {
  private let store = Store(initialState: Notebook.State()) { Notebook() }

  @Test func anActionHasItsNameItsCallAndItsDifference() throws {
    let trace = StoreTrace(of: store)
    let line = #line + 1
    store.send(.titleChanged("a"))
    let action = try #require(trace.entries.first?.action)
    #expect(trace.entries.count == 1)
    #expect(action.name == "Notebook.Action.titleChanged(…)")
    #expect(
      action.origin
        == .call(
          fileID: "ComposableArchitectureTests/StoreTraceTests.swift", line: UInt(line)
        )
    )
    #expect(
      action.difference?.replacing("\u{2007}", with: " ") == """
          Notebook.State(
        −   title: "Notes",
        +   title: "a",
            count: 0,
            tags: Set([]),
            rating: nil,
            note: nil,
            path: [:]
          )
        """
    )
  }

  @Test func anActionThatChangesNothingHasNoDifference() {
    let trace = StoreTrace(of: store)
    store.send(.titleChanged("Notes"))
    #expect(trace.entries.map { $0.action?.difference } == [nil])
  }

  @Test func effectsAreNumberedAndTheirActionsNameThem() async {
    let trace = StoreTrace(of: store)
    await store.send(.loadTapped).finish()
    #expect(
      trace.entries.map(\.event).map(summary) == [
        "Notebook.Action.loadTapped by a call",
        "effect 0 'load' started by entry 0",
        "Notebook.Action.countResponse(…) by effect 0",
        "Notebook.Action.countResponse(…) by effect 0",
        "effect 0 ended",
      ]
    )
  }

  @Test func anEffectThatIsCancelledIsNotedOnce() async {
    let trace = StoreTrace(of: store)
    let task = store.send(.openTapped("a"))
    await task.finish()
    let reminder = store.send(.note(.presented(.remindTapped)))
    store.send(.closeNoteTapped)
    await reminder.finish()
    #expect(
      trace.entries.map(\.event).map(summary) == [
        "Notebook.Action.openTapped(…) by a call",
        "Notebook.Action.note(.presented(.remindTapped)) by a call",
        "effect 0 '' started by entry 1",
        "Notebook.Action.closeNoteTapped by a call",
        "effect 0 cancelled",
        "Notebook.Action.note(.presented(.reminded)) dropped: placeHasGone",
        "effect 0 ended",
      ]
    )
    #expect(trace.lateActionCount == 1)
  }

  @Test func bindingsAndClosedScreensAreNoCalls() {
    let store = Store(initialState: Node.State(child: Node.State())) { Node() }
    let trace = StoreTrace(of: store)
    @Bindable var bindable = store
    let child = $bindable.scope(state: \.child, action: \.child)
    child.wrappedValue = nil
    #expect(trace.entries.map { $0.action?.origin } == [.binding])
  }

  @Test func anEffectThatSendsAtOnceHasNoNumber() {
    let store = Store(initialState: Node.State()) { Node() }
    let trace = StoreTrace(of: store)
    store.send(.perform { _ in .send(.log("a")) })
    #expect(trace.entries.map { $0.action?.origin }.last == .effect(number: nil))
  }

  @Test func anEffectOfAPlaceThatWentInTheSameReductionIsNoted() {
    let store = Store(initialState: Leaving.State(child: Leaf.State())) { Leaving() }
    let trace = StoreTrace(of: store)
    store.send(.child(.presented(.perform { _ in .run { _ in } })))
    #expect(trace.entries.map(\.event).last == .effectDropped(entry: 0))
  }

  @Test func theLastEntriesAreKeptUpToACount() {
    let trace = StoreTrace(of: store, capacity: 3)
    for number in 0..<10 { store.send(.titleChanged("\(number)")) }
    #expect(trace.entries.map(\.id) == [7, 8, 9])
    #expect(trace.discardedCount == 7)
  }

  @Test func theLastEntriesAreKeptUpToASize() {
    let trace = StoreTrace(of: store, byteCapacity: 4_000)
    for number in 0..<1_000 { store.send(.titleChanged("title \(number)")) }
    #expect(trace.byteCount <= 4_000)
    #expect(trace.entries.last?.id == 999)
    #expect(trace.entries.count + trace.discardedCount == 1_000)
    #expect(trace.entries.count > 5)
  }

  @Test func oneLargeDifferenceIsCutShort() throws {
    let trace = StoreTrace(of: store, byteCapacity: 800)
    store.send(.titleChanged(String(repeating: "a", count: 10_000)))
    let difference = try #require(trace.entries.last?.action?.difference)
    #expect(difference.utf8.count < 200)
    #expect(difference.hasSuffix("bytes)"))
  }

  @Test func aTraceThatIsStoppedKeepsWhatItHas() {
    let trace = StoreTrace(of: store)
    store.send(.titleChanged("a"))
    trace.stop()
    store.send(.titleChanged("b"))
    #expect(trace.entries.count == 1)
  }

  @Test func anotherTraceTakesThePlaceOfTheFirst() {
    let first = StoreTrace(of: store)
    let second = StoreTrace(of: store)
    store.send(.titleChanged("a"))
    #expect(first.entries.isEmpty)
    #expect(second.entries.count == 1)
    first.stop()
    store.send(.titleChanged("b"))
    #expect(second.entries.count == 2)
  }

  @Test func aScopedStoreHasNoTraceOfItsOwn() {
    let store = Store(initialState: Node.State()) { Node() }
    let child = store.scope(state: \.left, action: \.left)
    let reported = issues {
      let trace = StoreTrace(of: child)
      child.send(.log("a"))
      #expect(trace.entries.isEmpty)
    }
    #expect(
      reported == [
        """
        A trace was asked for of a store that was scoped to a part of another's state.

        All actions go through the store at the root: make the trace of that.
        """
      ]
    )
  }

  @Test func aTraceDoesNotKeepTheStore() {
    var store: StoreOf<Notebook>? = Store(initialState: Notebook.State()) { Notebook() }
    weak let weakStore = store
    let trace = store.map { StoreTrace(of: $0) }
    store?.send(.titleChanged("a"))
    store = nil
    #expect(weakStore == nil)
    #expect(trace?.entries.count == 1)
  }

  @Test func anEffectIsFoundWhereItIsMade() throws {
    let store = Store(initialState: Leaf.State()) { Leaf() }
    let trace = StoreTrace(of: store)
    let line: UInt = #line + 1
    store.send(.perform { _ in .run { _ in } })
    store.send(.perform { _ in .publisher { Empty<Leaf.Action, Never>() } })
    store.send(.perform { _ in .publisher { Just(1).map { _ in .log("a") } }.map { $0 } })
    let now = DispatchQueue.immediate
    store.send(.perform { _ in .send(.log("b")).debounce(id: 1, for: 1, scheduler: now) })
    store.send(
      .perform { _ in .send(.log("c")).throttle(id: 2, for: 1, scheduler: now, latest: true) })
    let lines = trace.entries.compactMap { entry -> [UInt?]? in
      guard case .effectStarted(_, _, let action, let site) = entry.event else { return nil }
      #expect(site?.fileID == #fileID)
      return [action.map(UInt.init), site?.line]
    }
    // Of each effect, the entry of its action and the line that made it.
    #expect(
      lines.map(\.last) == [line, line + 1, line + 2, line + 4, line + 6, line + 6, line + 6])
    #expect(Set(lines.prefix(4).compactMap(\.first)).count == 4)
    #expect(store.log == ["a", "b", "c"])
  }

  @Test func theActionOfAPublisherNamesItsEffect() {
    let store = Store(initialState: Leaf.State()) { Leaf() }
    let trace = StoreTrace(of: store, contents: [])
    store.send(.perform { _ in .publisher { Just(.log("a")) } })
    #expect(trace.entries.compactMap { $0.action?.origin }.last == .effect(number: 0))
  }

  @Test func anotherTraceDoesNotKnowTheEffectsBefore() async {
    let first = StoreTrace(of: store)
    let task = store.send(.loadTapped)
    let second = StoreTrace(of: store)
    await task.finish()
    #expect(first.entries.map(\.event).map(summary).last == "effect 0 'load' started by entry 0")
    #expect(
      second.entries.map(\.event).map(summary) == [
        "Notebook.Action.countResponse(…) by effect none",
        "Notebook.Action.countResponse(…) by effect none",
      ]
    )
  }

  // MARK: - Shared values

  @Test func aSharedValueIsPartOfTheDifference() {
    let store = Store(
      initialState: Ledger.State(
        account: Shared(value: .init(owner: "a")), limit: Shared(value: nil))
    ) {
      Ledger()
    }
    let trace = StoreTrace(of: store)
    store.send(.paid(3))
    #expect(
      trace.entries.first?.action?.difference?.replacing("\u{2007}", with: " ") == """
          Ledger.State(
            title: "None",
            account: Ledger.Account(
              owner: "a",
        −     amount: 0
        +     amount: 3
            ),
            limit: nil,
        −   entries: 0,
        +   entries: 1,
            page: nil
          )
        """
    )
  }

  @Test func onlyAReducersChangesOfSharedValuesAreTheActions() async {
    let account = Shared(value: Ledger.Account(owner: "a"))
    let store = Store(initialState: Ledger.State(account: account, limit: Shared(value: nil))) {
      Ledger()
    }
    let trace = StoreTrace(of: store)
    account.withLock { $0.amount = 1 }
    store.send(.looked)
    await store.send(.paidLater(3)).finish()
    store.send(.looked)
    #expect(account.wrappedValue.amount == 4)
    #expect(trace.entries.compactMap { $0.action?.difference } == [])
  }

  @Test func aSharedValueOutsideOfTheStateIsToldToo() {
    let line: UInt = #line + 1
    let count = Shared(value: 0)
    let store = Store(initialState: Node.State()) { Node() }
    let trace = StoreTrace(of: store)
    store.send(.change { _ in count.withLock { $0 = 1 } })
    #expect(
      trace.entries.first?.action?.difference?.replacing("\u{2007}", with: " ") == """
          Shared<Int>@ComposableArchitectureTests/StoreTraceTests.swift:\(line)
          − 0
          + 1
        """
    )
  }

  @Test func theTraceOfATestStoreLeavesSharedValuesToTheTest() async {
    let account = Shared(value: Ledger.Account(owner: "a"))
    let store = TestStore(initialState: Ledger.State(account: account, limit: Shared(value: nil))) {
      Ledger()
    }
    let trace = StoreTrace(of: store)
    await store.send(.paid(3)) {
      $0.$account.withLock { $0.amount = 3 }
      $0.entries = 1
    }
    #expect(trace.entries.first?.action?.difference?.contains("amount: 3") == true)
  }

  // MARK: - Size

  @Test(arguments: [0, 100, 400, 2_000])
  func theSizeIsNeverExceeded(byteCapacity: Int) {
    let traces = [
      StoreTrace(of: store, byteCapacity: byteCapacity, contents: [.source, .differences])
    ]
    for length in [1, 10_000, 10, 400] {
      store.send(.titleChanged(String(repeating: "a", count: length)))
      for trace in traces {
        #expect(trace.byteCount <= byteCapacity)
        #expect(trace.entries.count + trace.discardedCount == trace.nextID)
      }
    }
  }

  @Test func aStepThatIsTooLargeIsAComment() throws {
    let trace = StoreTrace(of: store, byteCapacity: 4_000, contents: .source)
    store.send(.titleChanged(String(repeating: "a", count: 2_000)))
    store.send(.titleChanged("b"))
    let source = try trace.testSource()
    #expect(source.contains("  // Send by hand what is too large for the trace (4055 bytes): "))
    #expect(source.contains(#"  await store.send(.titleChanged("b")) {"#))
  }

  @Test func entriesAreCodable() async throws {
    let trace = StoreTrace(of: store)
    await store.send(.loadTapped).finish()
    let data = try JSONEncoder().encode(trace.entries)
    #expect(try JSONDecoder().decode([StoreTraceEntry].self, from: data) == trace.entries)
  }

  /// An event in short.
  private func summary(_ event: StoreTraceEntry.Event) -> String {
    switch event {
    case .action(let action):
      switch action.origin {
      case .call: "\(action.name) by a call"
      case .binding: "\(action.name) by a binding"
      case .effect(let number): "\(action.name) by effect \(number.map(String.init) ?? "none")"
      }
    case .effectStarted(let number, let name, let entry, _):
      "effect \(number) '\(name ?? "")' started by entry \(entry.map(String.init) ?? "none")"
    case .effectEnded(let number): "effect \(number) ended"
    case .effectCancelled(let number): "effect \(number) cancelled"
    case .effectDropped(let entry): "effect dropped of entry \(entry.map(String.init) ?? "none")"
    case .actionDropped(let name, let reason, _): "\(name) dropped: \(reason.rawValue)"
    }
  }
}

/// Dismisses its child as soon as that does anything.
@Reducer
private struct Leaving {
  @ObservableState
  struct State {
    @Presents var child: Leaf.State?
  }
  enum Action {
    case child(PresentationAction<Leaf.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.child = nil
      return .none
    }
    .ifLet(\.$child, action: \.child) { Leaf() }
  }
}
