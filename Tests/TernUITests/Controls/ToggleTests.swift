import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ToggleTests {
  struct Settings: View {
    @State private var isOn = false
    var isLocked = false

    var body: some View {
      Toggle("Sound", isOn: $isOn).disabled(isLocked)
      Text(isOn ? "Loud" : "Quiet")
    }
  }

  @Test func writesItsBinding() throws {
    let pilot = Pilot(Settings())
    try pilot.toggle("Sound")
    #expect(pilot.dump() == "[x] Sound\nLoud")
    try pilot.tap("Sound")
    #expect(pilot.dump() == "[ ] Sound\nQuiet")
  }

  /// The event carries the wish, not "the other state": a repetition cannot undo it.
  @Test func aRepeatedEventChangesNothing() throws {
    let pilot = Pilot(Settings())
    let toggle = try pilot.find(.toggle, label: "Sound").id
    pilot.backend.send(.toggle(toggle, true))
    pilot.backend.send(.toggle(toggle, true))
    #expect(pilot.dump() == "[x] Sound\nLoud")
  }

  @Test func cannotBeSwitchedWhileDisabled() throws {
    let pilot = Pilot(Settings(isLocked: true))
    #expect(
      throws: PilotError(
        .disabled, "The toggle 'Sound' is disabled, so it cannot be used now."
      )
    ) {
      try pilot.toggle("Sound")
    }
    pilot.backend.send(.toggle(try pilot.find(.toggle, label: "Sound").id, true))
    #expect(pilot.dump() == "[ ] Sound (disabled)\nQuiet")
  }

  @Test func keepsItsLabelToAssistiveTechnology() throws {
    let pilot = Pilot(Toggle("Sound", isOn: .constant(true)).labelsHidden())
    #expect(try pilot.find(.toggle, label: "Sound")[.isLabelHidden] == .bool(true))
  }
}
