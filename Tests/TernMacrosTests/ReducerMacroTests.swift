import Testing

struct ReducerMacroTests {
  @Test func addsConformanceCasePathsAndBuilder() {
    expectMacro(
      """
      @Reducer
      struct Feature {
        struct State {}
        enum Action { case tap }
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }
      """,
      expandsTo: """
        struct Feature {
          struct State {}
          @CasePaths.CasePathable
          enum Action { case tap 
        }
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }

        nonisolated extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func suppliesWhatIsMissing() {
    expectMacro(
      """
      @Reducer
      public struct Feature {
      }
      """,
      expandsTo: """
        public struct Feature {

          @ComposableArchitecture.ObservableState
          public struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            public init() {
            }
          }

          @CasePaths.CasePathable
          public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          public var body: ComposableArchitecture.EmptyReducer<Self.State, Self.Action> {
            ComposableArchitecture.EmptyReducer()
          }
        }

        nonisolated extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func keepsABodyThatReturnsOrHasABuilder() {
    expectMacro(
      """
      @Reducer
      struct Feature {
        struct State {}
        typealias Action = Never
        var body: some ReducerOf<Self> { return EmptyReducer() }
      }
      """,
      expandsTo: """
        struct Feature {
          struct State {}
          typealias Action = Never
          var body: some ReducerOf<Self> { return EmptyReducer() }
        }

        nonisolated extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
    expectMacro(
      """
      @Reducer
      struct Feature<State, Action> {
        @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      expandsTo: """
        struct Feature<State, Action> {
          @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { EmptyReducer() }
        }

        nonisolated extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func rejectsBodyBesideReduce() {
    expectMacro(
      """
      @Reducer
      struct Feature {
        struct State {}
        enum Action {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      diagnostics: """
        6:7: error: A reducer cannot have both a 'body' and a method 'reduce(into:action:)', because only \
        the method would run; move its work into a 'Reduce' in the body
        """
    )
  }

  @Test func rejectsClasses() {
    expectMacro(
      """
      @Reducer
      final class Feature {}
      """,
      diagnostics: """
        1:1: error: '@Reducer' cannot be applied to class 'Feature', because a reducer is a value; use a \
        struct, or an enum of features
          fix-it: Remove '@Reducer'
        """,
      fixed: """
        final class Feature {}
        """
    )
  }
}
