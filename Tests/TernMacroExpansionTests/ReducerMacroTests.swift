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

          public struct State: ComposableArchitecture.ObservableState, Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
            public var _$id: ComposableArchitecture.ObservableStateID {
              _$observationRegistrar.id
            }
            public init() {
            }
          }

          public enum Action: nonisolated CasePaths.CasePathable, nonisolated CasePaths.CasePathIterable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            nonisolated public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
                get {
                }
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                [].makeIterator()
              }
            }
            nonisolated public static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
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

  @Test func rejectsPrivateReducersInsideOfTypes() {
    expectMacro(
      """
      struct Outer {
        @Reducer
        private struct Feature {}
      }
      """,
      diagnostics: """
        3:3: error: '@Reducer' cannot be applied to a private struct inside of another type, because the \
        conformance it adds stands outside and cannot see 'Feature'; make the struct 'fileprivate'
          fix-it: Make it 'fileprivate'
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

  @Test func rejectsConformancesOnStructs() {
    expectMacro(
      """
      @Reducer(state: .equatable)
      struct Feature {
        struct State {}
        enum Action { case tap }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      diagnostics: """
        1:1: error: The arguments of '@Reducer' cannot be used on struct 'Feature', because its 'State' \
        and 'Action' are your own; name the conformances where you declare them
        """
    )
  }

  @Test func namesTheExtensionsToWriteForConformances() {
    expectMacro(
      """
      extension App {
        struct Home {
          @Reducer(state: .equatable, .sendable, action: .equatable)
          enum Path {}
          @Reducer(action: .hashable)
          enum Other {}
          @available(*, deprecated)
          @Reducer(state: .equatable)
          enum Former {}
        }
      }
      """,
      diagnostics: """
        3:5: warning: The arguments of '@Reducer' are deprecated; write the conformances as extensions: \
        'extension App.Home.Path.State: Equatable, Sendable {}' and 'extension App.Home.Path.Action: \
        Equatable {}'
        5:5: warning: The arguments of '@Reducer' are deprecated; write the conformances as extensions: \
        'extension App.Home.Other.Action: Hashable {}'
        """
    )
  }
}
