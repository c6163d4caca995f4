import ComposableArchitecture
import Testing

/// Rows whose ids and states run code of their own when they are compared and when they go.
@MainActor
@Suite
struct HostileRowTests {
  /// An id whose comparison does something.
  fileprivate final class ID: Hashable, Sendable {
    let number: Int
    nonisolated(unsafe) static var onCompare: (() -> Void)?

    init(_ number: Int) { self.number = number }

    static func == (lhs: ID, rhs: ID) -> Bool {
      let action = onCompare
      // What it does compares too.
      onCompare = nil
      action?()
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Reducer
  fileprivate struct Row {
    @ObservableState
    struct State: Identifiable {
      let id: ID
      var count = 0
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer
  fileprivate struct Rows {
    @ObservableState
    struct State {
      var rows: IdentifiedArrayOf<Row.State> = []
    }
    enum Action {
      case rows(IdentifiedActionOf<Row>)
      case clear
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .clear = action { state.rows = [] }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  /// Whoever compares ids may ask for the stores of other rows, so that there is more to remember.
  @Test func aComparisonMayAskForStoresOfOtherRows() {
    let store = Store(
      initialState: Rows.State(
        rows: IdentifiedArray(uniqueElements: (0..<2_000).map { Row.State(id: ID($0)) }))
    ) {
      Rows()
    }
    let stores = store.scope(state: \.rows, action: \.rows)
    var held: [StoreOf<Row>] = []
    var next = 1
    for round in 0..<8 {
      let first = stores[stores.startIndex]
      held.append(first)
      ID.onCompare = {
        let count = next
        for _ in 0..<count {
          held.append(stores[stores.index(stores.startIndex, offsetBy: next)])
          next += 1
        }
      }
      let again = stores[stores.startIndex]
      ID.onCompare = nil
      #expect(again === first, "\(round)")
    }
    #expect(next == 256)
    let all = Array(stores.prefix(next))
    for store in all { store.send(.increment) }
    #expect(held.allSatisfy { $0.count == 1 })
    #expect(Set(held.map(ObjectIdentifier.init)).count == next)
  }
}

/// States that read the store of their part when they go.
@MainActor
@Suite
struct HostileLastStateTests {
  @Reducer
  fileprivate struct Part {
    @ObservableState
    struct State {
      var count = 0
      @ObservationStateIgnored var probe: DeinitProbe?
    }
    enum Action { case replace(DeinitProbe?) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .replace(let probe) = action { state.probe = probe }
        state.count += 1
        return .none
      }
    }
  }

  @Reducer
  fileprivate struct Whole {
    @ObservableState
    struct State {
      var part: Part.State? = Part.State()
      @Presents var presented: Part.State? = Part.State()
      var rows: [Int] = []
    }
    enum Action {
      case part(Part.Action)
      case presented(PresentationAction<Part.Action>)
      case clear
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .clear = action {
          state.part = nil
          state.presented = nil
        }
        return .none
      }
      .ifLet(\.part, action: \.part) { Part() }
      .ifLet(\.$presented, action: \.presented) { Part() }
    }
  }

  @Test(arguments: [true, false])
  func whatWasShownLastMayReadWhatIsShownNow(isPresented: Bool) throws {
    @MainActor final class Box {
      var child: StoreOf<Part>?
      var counts: [Int] = []
    }
    let store = Store(initialState: Whole.State()) { Whole() }
    let box = Box()
    func child() -> StoreOf<Part>? {
      isPresented
        ? store.scope(state: \.presented, action: \.presented.presented)
        : store.scope(state: \.part, action: \.part)
    }
    // Only the store's own copy holds the first one after that.
    child()?.send(
      .replace(
        DeinitProbe {
          MainActor.assumeIsolated {
            if let child = box.child { box.counts.append(child.withState(\.count)) }
          }
        }))
    box.child = child()
    let part = try #require(box.child)
    func replaceAndClear() {
      part.send(.replace(nil))
      store.send(.clear)
    }
    if isPresented {
      // It reads while the reducer runs, which is told.
      withKnownIssue {
        replaceAndClear()
      } matching: { issue in
        issue.comments.contains { "\($0)".contains("was read while its reducer changes it") }
      }
    } else {
      replaceAndClear()
    }
    #expect(box.child?.withState(\.count) == 2)
    #expect(box.counts.count == 1)
  }
}
