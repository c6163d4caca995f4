import Testing

struct ObservableStateMacroTests {
  @Test func observesEachStoredProperty() {
    expectMacro(
      """
      @ObservableState
      public struct State {
        public var count = 0
        private(set) var name: String?
      }
      """,
      expandsTo: """
        RECORD
        """
    )
  }

  @Test func leavesOtherPropertiesAlone() {
    expectMacro(
      """
      @ObservableState
      struct State {
        let id: Int
        var double: Int { id * 2 }
        static var shared = 0
        lazy var slow = 0
        @Shared var remote: Int
        @ObservationStateIgnored var cache = 0
      }
      """,
      expandsTo: """
        RECORD
        """
    )
  }

  @Test func keepsObserversOfAProperty() {
    expectMacro(
      """
      struct State {
        @ObservationStateTracked var count = 0 {
          didSet { log(oldValue) }
        }
      }
      """,
      expandsTo: """
        RECORD
        """
    )
  }

  @Test func identifiesAnEnumByItsPayload() {
    expectMacro(
      """
      @ObservableState
      enum State {
        case child(Child.State)
        case pair(Int, Int)
        case empty
        case never(Never)
      }
      """,
      expandsTo: """
        RECORD
        """
    )
  }

  @Test func rejectsClasses() {
    expectMacro(
      """
      @ObservableState
      final class Model {
        var count = 0
      }
      """,
      diagnostics: """
        1:1: error: '@ObservableState' cannot be applied to class 'Model', because state is a value; use a \
        struct or an enum
          fix-it: Replace it with '@Observable'
          fix-it: Remove '@ObservableState'
        """,
      fixed: """
        @Observable
        final class Model {
          var count = 0
        }
        """
    )
  }

  @Test func rejectsActors() {
    expectMacro(
      """
      @ObservableState
      actor Model {
        var count = 0
      }
      """,
      diagnostics: """
        1:1: error: '@ObservableState' cannot be applied to actor 'Model', because state is a value; use a \
        struct or an enum
          fix-it: Remove '@ObservableState'
        """
    )
  }

  @Test func rejectsSeveralPropertiesInOneDeclaration() {
    expectMacro(
      """
      @ObservableState
      struct State {
        var width = 0, height = 0
      }
      """,
      diagnostics: """
        3:7: error: '@ObservableState' cannot observe a declaration of several properties, because each has \
        accessors of its own; write one 'var' for each
        """
    )
  }

  @Test func rejectsTrackingOfWhatIsNotStored() {
    expectMacro(
      """
      struct State {
        @ObservationStateTracked let count = 0
      }
      """,
      diagnostics: """
        2:3: error: '@ObservationStateTracked' cannot be applied here, because only a stored 'var' of one \
        name can be observed
        """
    )
  }
}
