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
        RECORD
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
        RECORD
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
