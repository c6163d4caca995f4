import CustomDump
import SwiftNavigation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ButtonStateTests {
  enum Action: Hashable { case delete, keep(Int) }

  @Test func equalsAButtonThatDoesTheSame() {
    let button = ButtonState(role: .destructive, action: Action.delete) { TextState("Delete") }
    let same = ButtonState(role: .destructive, action: .send(Action.delete)) { TextState("Delete") }
    #expect(button == same)
    #expect(button.hashValue == same.hashValue)
    #expect(button.id != same.id)
    #expect(button != ButtonState(action: .delete) { TextState("Delete") })
    #expect(button != ButtonState(role: .destructive, action: .delete) { TextState("Remove") })
    #expect(button != ButtonState(role: .destructive, action: .keep(1)) { TextState("Delete") })
    #expect(
      button
        != ButtonState(role: .destructive, action: .send(.delete, animation: .default)) {
          TextState("Delete")
        }
    )
  }

  @Test func performsItsAction() {
    let button = ButtonState(action: Action.keep(3)) { TextState("Keep") }
    #expect(button.withAction { $0 } == .keep(3))
    #expect(ButtonState<Action> { TextState("OK") }.withAction { $0 } == nil)
  }

  @Test func waitsForWhatItsActionStarts() async {
    let button = ButtonState(action: .send(Action.keep(3), animation: .default)) {
      TextState("Keep")
    }
    var performed: [Action?] = []
    await button.withAction { action in
      await Task.yield()
      performed.append(action)
    }
    #expect(performed == [.keep(3)])
  }

  @Test func mapsItsAction() {
    let button = ButtonState(role: .cancel, action: 3) { TextState("Keep") }
    let mapped = button.map { $0.map(Action.keep) }
    #expect(mapped == ButtonState(role: .cancel, action: .keep(3)) { TextState("Keep") })
    #expect(mapped.id == button.id)
    let animated = ButtonState(action: .send(3, animation: .easeIn)) { TextState("Keep") }
    #expect(
      animated.map { $0.map(Action.keep) }.action == .send(.keep(3), animation: .easeIn)
    )
  }

  @Test func dumpsAsItIsWritten() {
    let button = ButtonState(role: .destructive, action: Action.keep(3)) { TextState("Keep") }
    #expect(
      String(customDumping: button) == """
        ButtonState(
          role: .destructive,
          action: .send(.keep(3)),
          label: "Keep"
        )
        """
    )
    #expect(
      String(customDumping: ButtonState<Action> { TextState("OK") })
        == "ButtonState(\n  label: \"OK\"\n)"
    )
  }

  @Test func becomesAView() throws {
    var pressed: [Action?] = []
    let pilot = Pilot(
      VStack {
        Button(ButtonState(role: .destructive, action: .delete) { TextState("Delete") }) {
          pressed.append($0)
        }
        Button(ButtonState<Action> { TextState("OK") }) { pressed.append($0) }
      }
    )
    #expect(pilot.dump() == "[ Delete ] (destructive)\n[ OK ]")
    try pilot.tap("Delete")
    try pilot.tap("OK")
    #expect(pressed == [.delete, nil])
  }
}
