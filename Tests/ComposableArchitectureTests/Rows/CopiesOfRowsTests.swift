import ComposableArchitecture
import Testing

/// Rows that are taken away or changed through an argument while somebody holds a copy of them.
///
/// The copy stays what it was, the state is what the reducer made it, and a store whose row has gone shows
/// what that was last. Where the row is set to `nil` as an `inout` argument nobody is told what it was, and
/// the store shows what it was when the store was made.
@MainActor
@Suite struct CopiesOfRowsTests {
  typealias Rows = IdentifiedArrayOf<RowFeature.State>

  /// Takes away the row of an id; each in another way.
  nonisolated static let removals: [@Sendable (inout Rows) -> Void] = [
    { $0[id: 2] = nil },
    { setNil(&$0[id: 2]) },
    { $0.remove(id: 2) },
    { rows in
      let copy = rows
      setNil(&rows[id: 2])
      rows = copy
      rows[id: 2] = nil
    },
    { rows in
      var copy = rows
      copy[id: 2] = nil
      rows = copy
    },
  ]

  /// What the store shows of a row that has gone.
  private func shown(_ removal: Int, first: Int, last: Int) -> Int { removal == 1 ? first : last }

  nonisolated static func setNil(_ row: inout RowFeature.State?) { row = nil }

  /// A store of three rows, all of whose stores are held, and what its reducer does with `.removeAll`.
  private func makeStore(_ change: @escaping @Sendable (inout Rows) -> Void) -> StoreOf<RowsFeature>
  {
    Store(
      initialState: RowsFeature.State(rows: [.init(id: 1), .init(id: 2), .init(id: 3)])
    ) {
      Reduce { state, action in
        if case .removeAll = action { change(&state.rows) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { RowFeature() }
    }
  }

  @Test(arguments: removals.indices)
  func aCopyReadBefore(removal: Int) {
    let store = makeStore(Self.removals[removal])
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    rows[1].send(.increment)
    let copy = store.withState(\.rows)
    rows[1].send(.increment)
    store.send(.removeAll)
    #expect(copy.map(\.count) == [0, 1, 0])
    #expect(store.rows.map(\.id) == [1, 3])
    #expect(rows.map(\.count) == [0, shown(removal, first: 0, last: 2), 0])
    rows[2].send(.increment)
    #expect(store.rows[id: 3]?.count == 1)
    #expect(rows.map(\.count) == [0, shown(removal, first: 0, last: 2), 1])
  }

  @Test(arguments: removals.indices)
  func aCopyMadeInTheReducer(removal: Int) {
    let copies = Lock<[Rows]>([])
    let store = makeStore { rows in
      let copy = rows
      rows[id: 2]?.count += 10
      Self.removals[removal](&rows)
      copies.withLock { $0.append(copy) }
    }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    rows[1].send(.increment)
    store.send(.removeAll)
    #expect(copies.withLock { $0 }.map { $0.map(\.count) } == [[0, 1, 0]])
    #expect(store.rows.map(\.id) == [1, 3])
    #expect(rows.map(\.count) == [0, shown(removal, first: 0, last: 11), 0])
  }

  /// The reducer reads another store, whose rows are changed meanwhile.
  @Test(arguments: removals.indices)
  func aCopyOfAnotherStoresRows(removal: Int) {
    let other = makeStore(Self.removals[removal])
    let others = Array(other.scope(state: \.rows, action: \.rows))
    let store = makeStore { rows in
      MainActor.assumeIsolated {
        let copy = other.rows
        others[1].send(.increment)
        other.send(.removeAll)
        rows = copy
        Self.removals[removal](&rows)
        rows[id: 1]?.count = 7
      }
    }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    store.send(.removeAll)
    #expect(store.rows.map(\.id) == [1, 3])
    #expect(rows[0].count == 7)
    #expect(other.rows.map(\.count) == [0, 0])
    #expect(others[1].count == shown(removal, first: 0, last: 1))
  }

  /// What observes the rows reads them when they are about to change, and keeps what it read.
  @Test(arguments: removals.indices)
  func aCopyOfAnObserver(removal: Int) {
    let store = makeStore(Self.removals[removal])
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let copies = Lock<[Rows]>([])
    rows[1].send(.increment)
    withObservationTracking {
      let copy = store.rows
      copies.withLock { $0.append(copy) }
    } onChange: {
      MainActor.assumeIsolated {
        let copy = store.rows
        copies.withLock { $0.append(copy) }
      }
    }
    store.send(.removeAll)
    #expect(copies.withLock { $0 }.map { $0.map(\.id) } == [[1, 2, 3], [1, 3]])
    #expect(store.rows.map(\.id) == [1, 3])
    #expect(rows.map(\.count) == [0, shown(removal, first: 0, last: 1), 0])
  }

  /// A reducer that reads its own store is told so; what it changes then is not lost.
  @Test(arguments: removals.indices)
  func aReadOfTheStoreItself(removal: Int) {
    let holder = Lock<StoreOf<RowsFeature>?>(nil)
    let store = makeStore { rows in
      MainActor.assumeIsolated {
        let copy = holder.withLock { $0 }?.rows
        rows[id: 2]?.count += 10
        Self.removals[removal](&rows)
        #expect(copy?.map(\.id) == [1, 2, 3])
      }
    }
    holder.withLock { $0 = store }
    defer { holder.withLock { $0 = nil } }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    rows[1].send(.increment)
    let messages = issues { store.send(.removeAll) }
    #expect(messages.count == 1)
    #expect(store.rows.map(\.id) == [1, 3])
    #expect(rows.map(\.count) == [0, shown(removal, first: 0, last: 11), 0])
  }
}
