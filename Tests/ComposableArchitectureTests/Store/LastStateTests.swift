@testable import ComposableArchitecture
import Testing

/// A store whose part of the state is gone shows what that was last: a screen that leaves does not
/// jump back to how it was when it came.
@MainActor
@Suite struct LastStateTests {
  private let store = Store(initialState: Node.State()) { Node() }

  @Test func anOptional() {
    store.send(.change { $0.optional = Leaf.State(log: ["first"]) })
    let child = store.scope(state: \.optional, action: \.optional)
    child?.send(.log("last"))
    store.send(.change { $0.optional = nil })
    #expect(child?.log == ["first", "last"])
  }

  @Test(arguments: [true, false])
  func oneOfTwoOptionalsOfTheSameType(isFirst: Bool) {
    let store = Store(initialState: Pair.State()) { Pair() }
    let first = store.scope(state: \.first, action: \.first)
    let second = store.scope(state: \.second, action: \.second)
    first?.send(.log("first"))
    second?.send(.log("second"))
    store.send(isFirst ? .clearFirst : .clearSecond)
    #expect(first?.log == ["first"])
    #expect(second?.log == ["second"])
    store.send(isFirst ? .clearSecond : .clearFirst)
    #expect(first?.log == ["first"])
    #expect(second?.log == ["second"])
    #expect(store.first == nil)
    #expect(store.second == nil)
  }

  @Test func anOptionalThatComesAgain() {
    let store = Store(initialState: Pair.State()) { Pair() }
    let first = store.scope(state: \.first, action: \.first)
    store.send(.clearFirst)
    store.send(.show)
    #expect(first?.log == ["again"])
    store.send(.clearSecond)
    store.send(.clearFirst)
    #expect(first?.log == ["again"])
  }

  /// Where the rows are no part of observable state, nobody says what they were last.
  @Test func aRowThatNobodyKnowsIsReported() {
    let store = Store(initialState: PlainRows.State()) { PlainRows() }
    let rows = store.scope(state: \.rows, action: \.rows)
    store.send(.replace)
    var row: StoreOf<RowFeature>?
    let reported = issues { row = rows[rows.startIndex] }
    #expect(
      reported == [
        """
        The store of the row '1' was asked for after the row had gone, and nothing is known of what it \
        was. It shows the state of another row.

        Take the stores anew from 'scope' whenever they are needed.
        """
      ]
    )
    #expect(row?.withState(\.id) == 3)
  }

  /// Nor is there another row then whose state could be shown, but for one from before.
  @Test(arguments: [PlainRows.Action.clear, .reset])
  fileprivate func aRowThatNobodyKnowsIsReportedWhenAllAreGone(_ removal: PlainRows.Action) {
    let store = Store(initialState: PlainRows.State()) { PlainRows() }
    let rows = store.scope(state: \.rows, action: \.rows)
    store.send(.rows(.element(id: 1, action: .increment)))
    store.send(removal)
    var row: StoreOf<RowFeature>?
    let reported = issues { row = rows[rows.index(after: rows.startIndex)] }
    #expect(
      reported == [
        """
        The store of the row '2' was asked for after the row had gone, and nothing is known of what it \
        was. It shows the state of another row.

        Take the stores anew from 'scope' whenever they are needed.
        """
      ]
    )
    #expect(row?.withState { [$0.id, $0.count] } == [1, 1])
  }

  @Test(arguments: [true, false])
  func aPresentation(isDismissed: Bool) {
    store.send(.change { $0.child = Node.State(log: ["first"]) })
    let child = store.scope(state: \.child, action: \.child.presented)
    child?.send(.log("last"))
    store.send(isDismissed ? .child(.dismiss) : .change { $0.child = nil })
    #expect(child?.log == ["first", "last"])
    #expect(store.state.child == nil)
  }

  @Test func whatIsInsideOfAPresentation() {
    store.send(.change { $0.child = Node.State(child: Node.State(log: ["first"])) })
    let inner = store.scope(state: \.child, action: \.child.presented)?
      .scope(state: \.child, action: \.child.presented)
    inner?.send(.log("last"))
    store.send(.child(.dismiss))
    #expect(inner?.log == ["first", "last"])
  }

  @Test func aPresentationThatIsFollowedByAnother() {
    store.send(.change { $0.child = Node.State(log: ["first"]) })
    let child = store.scope(state: \.child, action: \.child.presented)
    child?.send(.log("last"))
    store.send(
      .change {
        $0.child = nil
        $0.child = Node.State(log: ["second"])
      }
    )
    store.send(.child(.dismiss))
    #expect(child?.log == ["first", "last"])
  }

  @Test(arguments: 0..<6)
  func anElement(removal: Int) {
    store.send(.change { $0.path = [Node.State(), Node.State(log: ["first"])] })
    let ids = store.path.ids
    let element = store.scope(state: \.path, action: \.path).element(id: ids[1])
    element?.send(.log("last"))
    store.send(
      .change {
        switch removal {
        case 0: $0.path.pop(from: ids[1])
        case 1: $0.path.pop(to: ids[0])
        case 2: $0.path.removeLast()
        case 3: $0.path[id: ids[1]] = nil
        case 4: $0.path.removeAll()
        default: $0.path = []
        }
      }
    )
    #expect(element?.log == ["first", "last"])
  }

  @Test func aCase() {
    guard case .one(let child) = store.scope(state: \.choice, action: \.choice).case else {
      Issue.record("The choice is another one.")
      return
    }
    child.send(.log("last"))
    store.send(.change { $0.choice = .two(Leaf.State(log: ["other"])) })
    #expect(child.log == ["last"])
  }

  @Test(arguments: 0..<6)
  func aRow(removal: Int) {
    let store = Store(
      initialState: RowsFeature.State(rows: [.init(id: 1), .init(id: 2)])
    ) {
      CombineReducers {
        RowsFeature()
        Reduce { state, action in
          guard case .remove = action else { return .none }
          switch removal {
          case 0: state.rows[id: 2] = nil
          case 1: state.rows.removeLast()
          case 2: state.rows.removeAll()
          case 3: state.rows.removeAll { $0.id == 2 }
          case 4: state.rows = []
          default: break
          }
          return .none
        }
      }
    }
    let row = Array(store.scope(state: \.rows, action: \.rows))[1]
    row.send(.increment)
    row.send(.increment)
    // The feature itself removes the row of that id.
    store.send(.remove(removal == 5 ? 2 : 3))
    #expect(store.rows[id: 2] == nil)
    #expect(row.count == 2)
  }

  /// To be ready to show it, a store need not hold what an action of the part changes.
  @Test(arguments: [true, false])
  func noActionCopiesTheState(isPresented: Bool) {
    let store = Store(initialState: Showing.State()) { Showing() }
    let child = store.part(isPresented)
    child?.send(.change)
    child?.send(.change)
    #expect(child?.withState(\.probe.value) == 2)
    #expect(child?.withState(\.probe.copies) == 0)
  }

  @Test(arguments: [true, false])
  func theFirstActionReplacesNothing(isPresented: Bool) {
    let store = Store(initialState: Showing.State()) { Showing() }
    let child = store.part(isPresented)
    let identity = child?.withState(\._$id)
    child?.send(.change)
    #expect(child?.withState(\._$id) == identity)
  }

  @Test(arguments: [true, false])
  func allIsReplaced(isPresented: Bool) {
    let store = Store(initialState: Showing.State()) { Showing() }
    let child = store.part(isPresented)
    child?.send(.change)
    child?.send(.change)
    store.send(.clear)
    #expect(store.part(isPresented) == nil)
    #expect(child?.withState(\.probe.value) == 2)
  }
}

/// Two optional features of one kind.
@Reducer
private struct Pair {
  @ObservableState
  struct State {
    var first: Leaf.State? = Leaf.State()
    var second: Leaf.State? = Leaf.State()
  }
  enum Action {
    case clearFirst
    case clearSecond
    case first(Leaf.Action)
    case second(Leaf.Action)
    case show
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearFirst: state.first = nil
      case .clearSecond: state.second = nil
      case .show: state.first = Leaf.State(log: ["again"])
      case .first, .second: break
      }
      return .none
    }
    .ifLet(\.first, action: \.first) { Leaf() }
    .ifLet(\.second, action: \.second) { Leaf() }
  }
}

/// Rows that are no part of observable state.
@Reducer
private struct PlainRows {
  struct State {
    var rows: IdentifiedArrayOf<RowFeature.State> = [.init(id: 1), .init(id: 2)]
  }
  enum Action {
    case replace
    case clear
    case reset
    case rows(IdentifiedActionOf<RowFeature>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .replace: state.rows = [.init(id: 3)]
      case .clear: state.rows = []
      case .reset: state = State(rows: [])
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { RowFeature() }
  }
}

@Reducer
private struct Part {
  @ObservableState
  struct State {
    var probe = CopyProbe()
  }
  enum Action {
    case change
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.probe.increment()
      return .none
    }
  }
}

@Reducer
private struct Showing {
  @ObservableState
  struct State {
    @Presents var child: Part.State? = Part.State()
    var path: StackState<Part.State> = [Part.State()]
  }
  enum Action {
    case clear
    case child(PresentationAction<Part.Action>)
    case path(StackActionOf<Part>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .clear = action { state = State(child: nil, path: []) }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Part() }
    .forEach(\.path, action: \.path) { Part() }
  }
}

extension Store where State == Showing.State, Action == Showing.Action {
  fileprivate func part(_ isPresented: Bool) -> StoreOf<Part>? {
    guard !isPresented else { return scope(state: \.child, action: \.child.presented) }
    guard let id = withState(\.path.ids).first else { return nil }
    return scope(state: \.path, action: \.path).element(id: id)
  }
}
