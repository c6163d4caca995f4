@testable import ComposableArchitecture
import Foundation
import Testing

/// A trace as the source of a test.
@MainActor
@Suite struct TestSourceTests {
  /// The file that is compared is compiled and runs as a test itself.
  @Test func theSourceIsATestThatRuns() async throws {
    let store = Store(initialState: Notebook.State()) {
      Notebook()
    } withDependencies: {
      $0[Notebook.Storage.self] = Notebook.Storage(saved: LockIsolated([]))
    }
    let trace = StoreTrace(of: store, contents: .source)
    store.send(.titleChanged("say \"hi\""))
    store.send(.tagged("x"))
    store.send(.rated(4.5))
    store.send(.openTapped("b"))
    store.send(.note(.presented(.markTapped)))
    store.send(.pushTapped)
    store.send(.pushTapped)
    store.send(.path(.element(id: 1, action: .markTapped)))
    store.send(.path(.popFrom(id: 0)))
    await store.send(.loadTapped).finish()
    await store.send(.note(.presented(.closeTapped))).finish()

    #expect(try trace.testSource() == recorded(in: "RecordedTest.swift"))
  }

  /// The same, with shared values: each change of one is said of the property that holds it.
  @Test func theSourceSaysHowSharedValuesChange() async throws {
    let store = Store(
      initialState: Ledger.State(
        account: Shared(value: Ledger.Account(owner: "a")), limit: Shared(value: nil)
      )
    ) {
      Ledger()
    }
    let trace = StoreTrace(of: store, contents: .source)
    store.send(.titled("Savings"))
    store.send(.paid(3))
    store.send(.moved(owner: "b", amount: 7))
    store.send(.limited(5))
    store.send(.openTapped)
    store.send(.page(.presented(.clearTapped)))
    #expect(try trace.testSource("recordedShared") == recorded(in: "RecordedSharedTest.swift"))
  }

  @Test func aSharedValueThatNobodyMayWriteIsSaidByHand() throws {
    let title = Shared(value: "a")
    let store = Store(initialState: ReadingAlong.State(title: SharedReader(title))) {
      ReadingAlong()
    }
    let trace = StoreTrace(of: store, contents: .source)
    store.send(.change { title.withLock { $0 = "b" } })
    let source = try trace.testSource()
    #expect(source.contains(#"initialState: ReadingAlong.State(title: SharedReader(value: "a"))"#))
    let step = SwiftSource.changes(
      from: store.state, to: ReadingAlong.State(title: SharedReader(value: "c")), at: "$0"
    )
    #expect(step == ["// Say by hand what $0.title is: its value has no source."])
  }

  /// The part of a file that a trace is to write.
  private func recorded(in name: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "  // Recorded:\n")?.upperBound)
    let end = try #require(text.range(of: "\n  // End.")?.lowerBound)
    return text[start..<end].split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
  }

  @Test func actionsOfEffectsThatAreNotEquatableAreReceivedByTheirPath() async throws {
    let store = Store(initialState: Shelf.State(rows: [Shelf.Row.State(id: 7)])) { Shelf() }
    let trace = StoreTrace(of: store, contents: .source)
    await store.send(.row(.load)).finish()
    await store.send(.rows(.element(id: 7, action: .load))).finish()
    store.send(.path(.push(id: 0, state: .row(Shelf.Row.State(id: 1)))))
    await store.send(.path(.element(id: 0, action: .row(.load)))).finish()
    #expect(
      try trace.testSource("shelf") == """
        @MainActor
        @Test func shelf() async {
          let store = TestStore(
            initialState: Shelf.State(row: Shelf.Row.State(id: 0, count: 0), \
        rows: [Shelf.Row.State(id: 7, count: 0)], path: StackState())
          ) {
            Shelf()
          }
          await store.send(.row(.load))
          await store.receive(\\.row.loaded) {
            $0.row.count = 1
          }
          await store.send(.rows(.element(id: 7, action: .load)))
          await store.receive(\\.rows[id: 7].loaded) {
            $0.rows[id: 7]?.count = 1
          }
          await store.send(.path(.push(id: 0, state: .row(Shelf.Row.State(id: 1, count: 0))))) {
            $0.path.append(.row(Shelf.Row.State(id: 1, count: 0)))
          }
          await store.send(.path(.element(id: 0, action: .row(.load))))
          await store.receive(\\.path[id: 0].row.loaded) {
            $0.path[id: 0, case: \\.row]?.count = 1
          }
        }
        """
    )
  }

  @Test func whatHasNoSourceIsSaidInAComment() throws {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    let trace = StoreTrace(of: store, contents: .source)
    store.send(.row(.work {}))
    #expect(
      try trace.testSource("shelf") == """
        @MainActor
        @Test func shelf() async {
          let store = TestStore(
            initialState: Shelf.State(row: Shelf.Row.State(id: 0, count: 0), \
        rows: [], path: StackState())
          ) {
            Shelf()
          }
          // Send by hand what has no source: Shelf.Action.row(.work((Function)))
        }
        """
    )
  }

  @Test func aStateThatHasNoSourceIsToBeWrittenByHand() throws {
    let store = Store(initialState: Keyring.State()) { Keyring() }
    let trace = StoreTrace(of: store, contents: .source)
    store.send(.tapped)
    #expect(
      try trace.testSource() == """
        @MainActor
        @Test func recorded() async {
          let store = TestStore(
            initialState: /* Write by hand the first Keyring.State, which has no source */
          ) {
            Keyring()
          }
          await store.send(.tapped) {
            $0.count = 1
          }
        }
        """
    )
  }

  @Test func withoutSourceThereIsNoTest() {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    let trace = StoreTrace(of: store)
    store.send(.titleChanged("a"))
    #expect(throws: StoreRecordingError.noSource) { try trace.testSource() }
  }

  @Test func withoutTheBeginningThereIsNoTest() {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    let trace = StoreTrace(of: store, capacity: 2, contents: .source)
    for title in ["a", "b", "c"] { store.send(.titleChanged(title)) }
    #expect(throws: StoreRecordingError.beginningDiscarded(1)) { try trace.testSource() }
    #expect(
      StoreRecordingError.beginningDiscarded(1).description == """
        The recording has lost its first 1 entries, and with them the state that a test starts from. \
        Give the trace more 'capacity', or make it replayable.
        """
    )
  }

  @Test func aReplayableTraceKnowsWhereItStarts() throws {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    let trace = StoreTrace.replayable(of: store, capacity: 1, contents: .source)
    for title in ["a", "b"] { store.send(.titleChanged(title)) }
    let source = try trace.testSource()
    #expect(source.contains(#"initialState: Notebook.State(title: "a", count: 0"#))
  }
}

/// Features whose actions are not equatable, in rows and on a stack of enums.
@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    var row = Row.State(id: 0)
    var rows: IdentifiedArrayOf<Row.State> = []
    var path = StackState<Path.State>()
  }
  enum Action {
    case row(Row.Action)
    case rows(IdentifiedActionOf<Row>)
    case path(StackActionOf<Path>)
  }
  @Reducer
  enum Path {
    case row(Row)
  }
  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action {
      case load
      case loaded(Int)
      case work(() -> Void)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .load: return .run { await $0(.loaded(1)) }
        case .loaded(let count): state.count += count
        case .work: break
        }
        return .none
      }
    }
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.row, action: \.row) { Row() }
      .forEach(\.rows, action: \.rows) { Row() }
      .forEach(\.path, action: \.path)
  }
}
extension Shelf.Path.State: Equatable {}

/// Reads a shared value of somebody else's.
@Reducer
private struct ReadingAlong {
  @ObservableState
  struct State: Equatable {
    @SharedReader var title: String
  }
  enum Action {
    case change(() -> Void)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      if case .change(let change) = action { change() }
      return .none
    }
  }
}

/// Holds an object, which has no source, and which refers to itself.
@Reducer
private struct Keyring {
  final class Key: Equatable {
    nonisolated(unsafe) weak var next: Key?
    init() { next = self }
    static func == (lhs: Key, rhs: Key) -> Bool { lhs === rhs }
  }
  @ObservableState
  struct State: Equatable {
    var count = 0
    var key = Key()
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
