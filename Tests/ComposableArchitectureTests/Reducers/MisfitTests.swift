import ComposableArchitecture
import Testing

/// Where the compiler does not see that a feature's actions are not those of the case, the operator says
/// so; and the parent runs.
@MainActor
@Suite
struct MisfitTests {
  @Test func aFunctionInPlaceOfAClosureRunsTheFeatureFirst() {
    let store = Store(initialState: LoggingParent.State()) { LoggingParent(isRight: true) }
    store.send(.presented(.presented(.x)))
    store.send(.optional(.x))
    #expect(store.presented?.log == ["child", "parent"])
    #expect(store.optional?.log == ["child", "parent"])
  }

  @Test func actionsThatDoNotFitAreReported() {
    let line = LoggingParent.wrongLine
    var store: StoreOf<LoggingParent>?
    let messages = issues {
      store = Store(initialState: LoggingParent.State()) { LoggingParent(isRight: false) }
      store?.send(.presented(.presented(.x)))
      store?.send(.optional(.x))
    }
    #expect(
      messages.sorted() == [
        """
        'ifLet' at ComposableArchitectureTests/MisfitTests.swift:\(line) runs a feature whose actions \
        are not those of the case, so the feature does not run. They are 'LoggingChild.Action', and the case \
        holds 'PresentationAction<LoggingChild.Action>'.

        Let the case hold 'LoggingChild.Action'. If the state is to be presented, mark it with '@Presents', \
        and write '$' before its name.
        """,
        """
        'ifLet' at ComposableArchitectureTests/MisfitTests.swift:\(line + 1) runs a feature whose \
        actions are not those of the case, so the feature does not run. They are 'LoggingChild.Action', and \
        the case holds 'LoggingChild.Action'.

        Let the case hold 'PresentationAction<LoggingChild.Action>'.
        """,
      ]
    )
    #expect(store?.presented?.log == ["parent"])
    #expect(store?.optional?.log == ["parent"])
  }

  @Test func statesThatDoNotFitAreReported() {
    let line = LoggingOthers.line
    var store: StoreOf<LoggingOthers>?
    let messages = issues {
      store = Store(initialState: LoggingOthers.State()) { LoggingOthers() }
      store?.send(.child(.x))
    }
    #expect(
      messages.sorted() == [
        """
        'ifLet' at ComposableArchitectureTests/MisfitTests.swift:\(line) runs a feature whose state is in \
        'LoggingChild.State', which is neither an optional nor a presentation, so the feature does not run.

        Hold the state in a 'LoggingChild.State?', marked with '@Presents' if it is to be presented. What \
        is always there is run by 'Scope', and what is there any number of times by 'forEach'.
        """,
        """
        'ifLet' at ComposableArchitectureTests/MisfitTests.swift:\(line + 1) runs a feature whose state is \
        not that of the property, so the feature does not run. It is 'LoggingChild.State', and the property \
        holds 'Int'.
        """,
      ]
    )
    #expect(store?.log == ["child"])
  }

  @Test func actionsThatAreNotThoseOfTheRowsOrTheStackAreReported() {
    let line = LoggingLists.line
    var store: StoreOf<LoggingLists>?
    let messages = issues {
      store = Store(initialState: LoggingLists.State()) { LoggingLists() }
      store?.send(.rows(.element(id: 0, action: .x)))
      store?.send(.stack(.popFrom(id: 0)))
      store?.send(.child(.x))
    }
    func place(_ index: Int) -> String {
      "'forEach' at ComposableArchitectureTests/MisfitTests.swift:\(line + index)"
    }
    #expect(
      messages.sorted() == [
        """
        \(place(0)) runs features whose actions are not those of the case, so they do not run. The \
        features' actions are 'LoggingChild.Action', and the case holds \
        'StackAction<LoggingChild.State, LoggingChild.Action>'.

        Let the case hold 'IdentifiedAction<Int, LoggingChild.Action>'.
        """,
        """
        \(place(1)) runs features whose actions are not those of the case, so they do not run. The \
        features' actions are 'LoggingChild.Action', and the case holds \
        'IdentifiedAction<Int, LoggingChild.Action>'.

        Let the case hold 'StackAction<LoggingChild.State, LoggingChild.Action>'.
        """,
        """
        \(place(2)) runs features whose states are in 'Array<LoggingChild.State>', so they do not run.

        Hold the states in an 'IdentifiedArrayOf' or in a 'StackState' of 'LoggingChild.State'. What is \
        there only once is run by 'Scope', and what is there or not by 'ifLet'.
        """,
        """
        \(place(3)) runs a feature whose state is not that of the elements, so the feature does not run. \
        It is 'LoggingChild.State', and the elements are 'LoggingLists.Item'.
        """,
      ]
    )
    #expect(store?.log == ["rows", "stack", "child"])
  }
}

@Reducer
private struct LoggingChild {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
  }
  enum Action {
    case x
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.log.append("child")
      return .none
    }
  }
}

@Reducer
private struct LoggingParent {
  let isRight: Bool
  /// The line of the first operator that does not fit.
  static let wrongLine = #line + 20

  @ObservableState
  struct State {
    @Presents var presented: LoggingChild.State? = LoggingChild.State()
    var optional: LoggingChild.State? = LoggingChild.State()
  }
  enum Action {
    case presented(PresentationAction<LoggingChild.Action>)
    case optional(LoggingChild.Action)
  }

  var body: some ReducerOf<Self> {
    if isRight {
      Reduce(log)
        .ifLet(\.$presented, action: \.presented, then: LoggingChild.init)
        .ifLet(\.optional, action: \.optional, then: LoggingChild.init)
    } else {
      // Without '$', and with one too many.
      Reduce(log)
        .ifLet(\.presented, action: \.presented) { return LoggingChild() }
        .ifLet(\.$presented, action: \.optional) { return LoggingChild() }
    }
  }

  private func log(state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .presented: state.presented?.log.append("parent")
    case .optional: state.optional?.log.append("parent")
    }
    return .none
  }
}

@Reducer
private struct LoggingLists {
  /// The line of the first operator that does not fit.
  static let line = #line + 29

  struct Item: Equatable, Identifiable {
    var id = 0
  }
  @ObservableState
  struct State {
    var log: [String] = []
    var rows: IdentifiedArray<Int, LoggingChild.State> = IdentifiedArray(id: \.log.count)
    var stack = StackState<LoggingChild.State>()
    var array: [LoggingChild.State] = []
    var items: IdentifiedArrayOf<Item> = []
  }
  enum Action {
    case rows(IdentifiedAction<Int, LoggingChild.Action>)
    case stack(StackActionOf<LoggingChild>)
    case child(LoggingChild.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows: state.log.append("rows")
      case .stack: state.log.append("stack")
      case .child: state.log.append("child")
      }
      return .none
    }
    // Closures that say 'return', and functions.
    .forEach(\.rows, action: \.stack) { return LoggingChild() }
    .forEach(\.stack, action: \.rows) { return LoggingChild() }
    .forEach(\.array, action: \.rows, element: LoggingChild.init)
    .forEach(\.items, action: \.rows, element: LoggingChild.init)
  }
}

@Reducer
private struct LoggingOthers {
  /// The line of the first operator that does not fit.
  static let line = #line + 17

  @ObservableState
  struct State {
    var log: [String] = []
    var member = LoggingChild.State()
    var number: Int? = 0
  }
  enum Action {
    case child(LoggingChild.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.log.append("child")
      return .none
    }
    .ifLet(\.member, action: \.child, then: LoggingChild.init)
    .ifLet(\.number, action: \.child) { return LoggingChild() }
  }
}
