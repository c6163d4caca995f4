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

          @dynamicMemberLookup
          public enum State: ComposableArchitecture.CaseReducerState, ComposableArchitecture.ObservableState, nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
            public typealias StateReducer = Path
            case counter(Counter.State)
            case timer(Timer.State)
            case alert(AlertState<Alert>)
            case web(URL)
            case empty
            nonisolated public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
                if case .counter = root {
                return \\.counter
              }
                if case .timer = root {
                return \\.timer
              }
                if case .alert = root {
                return \\.alert
              }
                if case .web = root {
                return \\.web
              }
                if case .empty = root {
                return \\.empty
              }
                return \\.never
              }
              public var counter: CasePaths.AnyCasePath<State, Counter.State> {
                ._$case(
                  "counter",
                  embed: State.counter,
                  extract: {
                    guard case .counter(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public var timer: CasePaths.AnyCasePath<State, Timer.State> {
                ._$case(
                  "timer",
                  embed: State.timer,
                  extract: {
                    guard case .timer(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public var alert: CasePaths.AnyCasePath<State, AlertState<Alert>> {
                ._$case(
                  "alert",
                  embed: State.alert,
                  extract: {
                    guard case .alert(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public var web: CasePaths.AnyCasePath<State, URL> {
                ._$case(
                  "web",
                  embed: State.web,
                  extract: {
                    guard case .web(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public var empty: CasePaths.AnyCasePath<State, Swift.Void> {
                ._$case(
                  "empty",
                  embed: {
                  .empty
                },
                  extract: {
                  if case .empty = $0 {
                    ()
                  } else {
                    nil
                  }
                }
                )
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
                var paths: [CasePaths.PartialCaseKeyPath<State>] = []
                paths.append(\\.counter)
                paths.append(\\.timer)
                paths.append(\\.alert)
                paths.append(\\.web)
                paths.append(\\.empty)
                return paths.makeIterator()
              }
            }
            nonisolated public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
            public var _$id: ComposableArchitecture.ObservableStateID {
              switch self {
              case .counter(let state):
                return ComposableArchitecture.ObservableStateID._$id(for: state)._$tag(0)
              case .timer(let state):
                return ComposableArchitecture.ObservableStateID._$id(for: state)._$tag(1)
              case .alert(let state):
                return ComposableArchitecture.ObservableStateID._$id(for: state)._$tag(2)
              case .web(let state):
                return ComposableArchitecture.ObservableStateID._$id(for: state)._$tag(3)
              case .empty:
                return ComposableArchitecture.ObservableStateID._$empty._$tag(4)
              }
            }
          }

          @dynamicMemberLookup
          public enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {

            case counter(Counter.Action)
            case timer(Timer.Action)
            case alert(AlertState<Alert>.Action)
            nonisolated public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                if case .counter = root {
                return \\.counter
              }
                if case .timer = root {
                return \\.timer
              }
                if case .alert = root {
                return \\.alert
              }
                return \\.never
              }
              public var counter: CasePaths.AnyCasePath<Action, Counter.Action> {
                ._$case(
                  "counter",
                  embed: Action.counter,
                  extract: {
                    guard case .counter(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public var timer: CasePaths.AnyCasePath<Action, Timer.Action> {
                ._$case(
                  "timer",
                  embed: Action.timer,
                  extract: {
                    guard case .timer(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public var alert: CasePaths.AnyCasePath<Action, AlertState<Alert>.Action> {
                ._$case(
                  "alert",
                  embed: Action.alert,
                  extract: {
                    guard case .alert(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                var paths: [CasePaths.PartialCaseKeyPath<Action>] = []
                paths.append(\\.counter)
                paths.append(\\.timer)
                paths.append(\\.alert)
                return paths.makeIterator()
              }
            }
            nonisolated public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          public static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            .erasing(
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

          @dynamicMemberLookup
          public enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {

            case counter(ComposableArchitecture.StoreOf<Counter>)
            case timer(ComposableArchitecture.StoreOf<Timer>)
            case alert(AlertState<Alert>)
            case web(URL)
            case empty
            nonisolated public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public subscript(root: CaseScope) -> CasePaths.PartialCaseKeyPath<CaseScope> {
                if case .counter = root {
                return \\.counter
              }
                if case .timer = root {
                return \\.timer
              }
                if case .alert = root {
                return \\.alert
              }
                if case .web = root {
                return \\.web
              }
                if case .empty = root {
                return \\.empty
              }
                return \\.never
              }
              public var counter: CasePaths.AnyCasePath<CaseScope, ComposableArchitecture.StoreOf<Counter>> {
                ._$case(
                  "counter",
                  embed: CaseScope.counter,
                  extract: {
                    guard case .counter(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public var timer: CasePaths.AnyCasePath<CaseScope, ComposableArchitecture.StoreOf<Timer>> {
                ._$case(
                  "timer",
                  embed: CaseScope.timer,
                  extract: {
                    guard case .timer(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public var alert: CasePaths.AnyCasePath<CaseScope, AlertState<Alert>> {
                ._$case(
                  "alert",
                  embed: CaseScope.alert,
                  extract: {
                    guard case .alert(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public var web: CasePaths.AnyCasePath<CaseScope, URL> {
                ._$case(
                  "web",
                  embed: CaseScope.web,
                  extract: {
                    guard case .web(let v0) = $0 else {
                    return nil
                  }
                    return v0
                  }
                )
              }
              public var empty: CasePaths.AnyCasePath<CaseScope, Swift.Void> {
                ._$case(
                  "empty",
                  embed: {
                  .empty
                },
                  extract: {
                  if case .empty = $0 {
                    ()
                  } else {
                    nil
                  }
                }
                )
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<CaseScope>]> {
                var paths: [CasePaths.PartialCaseKeyPath<CaseScope>] = []
                paths.append(\\.counter)
                paths.append(\\.timer)
                paths.append(\\.alert)
                paths.append(\\.web)
                paths.append(\\.empty)
                return paths.makeIterator()
              }
            }
            nonisolated public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
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

          public static var _$closes: (@Sendable (State, Action) -> Bool)? {
            { state, action in
              if case .alert = state, case .alert = action {
                return true
              }
              return false
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

          @dynamicMemberLookup
          enum State: ComposableArchitecture.CaseReducerState, ComposableArchitecture.ObservableState, nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
            typealias StateReducer = Path
            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              subscript(root: State) -> CasePaths.PartialCaseKeyPath<State> {
              get {
              }
            }
              func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<State>]> {
              [].makeIterator()
            }
            }
            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
            var _$id: ComposableArchitecture.ObservableStateID {
              switch self {

              }
            }

          }

          @dynamicMemberLookup
          enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                get {
                }
              }
              func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                [].makeIterator()
              }
            }
            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }


          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            .erasing(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
            )
          }

          @dynamicMemberLookup
          enum CaseScope: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable {
            nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              subscript(root: CaseScope) -> CasePaths.PartialCaseKeyPath<CaseScope> {
                get {
                }
              }
              func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<CaseScope>]> {
                [].makeIterator()
              }
            }
            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }


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

  @Test func conformsAsTheArgumentsAsk() {
    let expansion = MacroExpansion(
      of: """
        @Reducer(state: .equatable, .codable, action: .sendable)
        enum Path {
          case counter(Counter)
        }
        """
    ).expanded
    #expect(
      expansion.contains(
        "enum State: ComposableArchitecture.CaseReducerState, ComposableArchitecture.ObservableState, "
          + "Swift.Equatable, Swift.Codable, nonisolated CasePaths.CasePathable"
      )
    )
    #expect(expansion.contains("enum Action: Swift.Sendable, nonisolated CasePaths.CasePathable"))
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
