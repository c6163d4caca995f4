import Foundation
import Testing

struct CaseReducerMacroTests {
  @Test func composesTheFeaturesOfTheCases() {
    expectMacro(
      """
      @Reducer
      public enum Path {
        case counter(Counter)
        case timer(Timer = Timer(interval: 5))
        case alert(AlertState<Alert>)
        @ReducerCaseIgnored case web(URL)
        case empty
      }
      """,
      expandsTo: """
        public enum Path {
          case counter(Counter)
          case timer(Timer = Timer(interval: 5))
          case alert(AlertState<Alert>)
          case web(URL)
          case empty

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          public enum State: ComposableArchitecture.CaseReducerState {
            public typealias StateReducer = Path
            case counter(Counter.State)
            case timer(Timer.State)
            case alert(AlertState<Alert>)
            case web(URL)
            case empty
          }

          @CasePaths.CasePathable
          public enum Action {
            case counter(Counter.Action)
            case timer(Timer.Action)
            case alert(AlertState<Alert>.Action)
          }

          public static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.CombineReducers {
                ComposableArchitecture.Scope(state: \\Self.State.Cases.counter, action: \\Self.Action.Cases.counter) {
                  Counter()
                }
                ComposableArchitecture.Scope(state: \\Self.State.Cases.timer, action: \\Self.Action.Cases.timer) {
                  Timer(interval: 5)
                }
              }
            )
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          public enum CaseScope {
            case counter(ComposableArchitecture.StoreOf<Counter>)
            case timer(ComposableArchitecture.StoreOf<Timer>)
            case alert(AlertState<Alert>)
            case web(URL)
            case empty
          }

          @MainActor @preconcurrency
          public static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {
            case .counter:
              return .counter(store.scope(state: \\.counter, action: \\.counter)!)
            case .timer:
              return .timer(store.scope(state: \\.timer, action: \\.timer)!)
            case .alert(let v0):
              return .alert(v0)
            case .web(let v0):
              return .web(v0)
            case .empty:
              return .empty
            }
          }
        }

        nonisolated extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func composesNothing() {
    expectMacro(
      """
      @Reducer
      enum Path {
      }
      """,
      expandsTo: """
        enum Path {

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState {
            typealias StateReducer = Path

          }

          @CasePaths.CasePathable
          enum Action {

          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
            )
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope {

          }

          @MainActor @preconcurrency
          static func scope(
            _ store: ComposableArchitecture.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.state {

            }
          }
        }

        nonisolated extension Path: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func keepsWhatIsWritten() {
    let expansion = MacroExpansion(
      of: """
        @Reducer
        enum Path {
          case counter(Counter)
          enum Action { case counter(Counter.Action) }
        }
        """
    ).expanded
    #expect(expansion.components(separatedBy: "enum Action").count == 2)
    #expect(expansion.components(separatedBy: "enum State").count == 2)
  }

  @Test func marksBelongToCases() {
    expectMacro(
      """
      struct Feature {
        @ReducerCaseIgnored var count: Int
      }
      """,
      diagnostics: """
        2:3: error: '@ReducerCaseIgnored' cannot be applied here, because it marks a case of a '@Reducer' \
        enum
        """
    )
  }
}
