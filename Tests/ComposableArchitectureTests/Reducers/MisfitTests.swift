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
