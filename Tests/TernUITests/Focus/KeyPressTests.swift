import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct KeyPressTests {
  private struct Board: View {
    @State private var log = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("Board").focusable().focused($isFocused)
          .onKeyPress(.upArrow) {
            log += "up "
            return .handled
          }
          .onKeyPress(keys: [.space, "q"]) { press in
            log += "\(press.characters == " " ? "space" : press.characters) "
            return .ignored
          }
        Button("Other") {}
        Text(log)
        Text(isFocused ? "focused" : "not focused")
      }
      .onKeyPress(characters: .decimalDigits) { press in
        log += "digit \(press.characters) "
        return .handled
      }
      .onKeyPress { press in
        log += press.modifiers.contains(.control) ? "outer! " : "outer "
        return .ignored
      }
      .onMoveCommand { log += "moved \($0) " }
    }
  }

  @Test func theInnermostViewIsAskedFirst() throws {
    let pilot = Pilot(Board())
    #expect(!pilot.press(.upArrow))
    try pilot.focus("Board")
    #expect(pilot.dump().contains("\nfocused"))
    #expect(pilot.press(.upArrow))
    #expect(pilot.dump().contains("\nup \n"))
    #expect(!pilot.press("q", modifiers: .control))
    #expect(pilot.dump().contains("\nup q outer! \n"))
    try pilot.focus("Other")
    #expect(pilot.press("7"))
    #expect(pilot.dump().contains("outer! digit 7 \n"))
    #expect(pilot.press(.downArrow))
    #expect(pilot.dump().contains("digit 7 outer moved down \n"))
    #expect(!pilot.press(.space))
  }

  @Test func viewsThatAreNotFocusableHaveNoFocus() {
    let pilot = Pilot(Text("Board").focusable(false))
    #expect(throws: PilotError.self) { try pilot.focus("Board") }
  }

  @Test func commandsAreKeys() throws {
    struct Screen: View {
      @State private var log = ""

      var body: some View {
        Button("B") {}
          .onExitCommand { log += "exit " }
          .onDeleteCommand { log += "delete " }
          .onExitCommand(perform: nil)
        Text(log)
      }
    }
    let pilot = Pilot(Screen())
    try pilot.focus("B")
    #expect(pilot.press(.escape) && pilot.press(.delete))
    #expect(pilot.dump() == "[ B ]\nexit delete ")
  }

  @Test func aViewMayPreferTheFocus() {
    struct Screen: View {
      @Namespace private var space

      var body: some View {
        VStack {
          Button("One") {}
          Button("Two") {}.prefersDefaultFocus(in: space)
        }
        .focusScope(space)
      }
    }
    #expect(Pilot(Screen()).focusedLabel == "Two")
  }
}
