import Testing

struct PresentsMacroTests {
  @Test func holdsThePresentedState() {
    expectMacro(
      """
      @ObservableState
      struct State {
        @Presents public var destination: Destination.State?
      }
      """,
      expandsTo: """
        RECORD
        """
    )
  }

  @Test(arguments: ["Optional<Row>", "Swift.Optional<Row>", "(Row)?", "Row?"])
  func readsTheTypeOfTheState(type: String) {
    let expansion = MacroExpansion(
      of: """
        @ObservableState struct State {
          @Presents var row: \(type) = first
        }
        """
    )
    #expect(
      expansion.expanded.contains(
        "private var _row = ComposableArchitecture.PresentationState<Row>(wrappedValue: first)"
      )
    )
  }

  @Test(arguments: ["let row: Row?", "var row: Row", "var row = first", "var row: Row? { nil }"])
  func needsAStoredOptional(property: String) {
    expectMacro(
      """
      @ObservableState struct State {
        @Presents \(property)
      }
      """,
      diagnostics: """
        2:3: error: '@Presents' cannot be applied here, because it needs a stored 'var' whose type is \
        written and optional: '@Presents var destination: Destination.State?'
        """
    )
  }

  @Test func needsObservableState() {
    expectMacro(
      """
      struct State {
        @Presents var row: Row?
      }
      """,
      diagnostics: """
        2:3: error: '@Presents' cannot be used in struct 'State', because only observable state tells when \
        something is presented; apply '@ObservableState' to a struct around it
        """
    )
  }
}
