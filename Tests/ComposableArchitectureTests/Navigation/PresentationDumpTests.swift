import ComposableArchitecture
import Testing

private struct Screen: Equatable {
  var text: String
}

private struct Holder: Equatable {
  @PresentationState var screen: Screen?
}

@Suite
struct PresentationDumpTests {
  @Test
  func onlyWhatIsPresentedIsDumped() {
    let dump = String(customDumping: PresentationState(wrappedValue: Screen(text: "a")))
    #expect(dump == String(customDumping: Screen(text: "a")))
    #expect(String(customDumping: PresentationState<Screen>(wrappedValue: nil)) == "nil")
  }

  @Test
  func twoPresentationsDifferInTheirStateOnly() {
    let one = Holder(screen: Screen(text: "a"))
    #expect(diff(one, Holder(screen: Screen(text: "a"))) == nil)
    let difference = diff(one, Holder(screen: Screen(text: "b"))) ?? ""
    #expect(difference.contains("text: \"b\""))
    #expect(!difference.contains("generation"))
  }
}
