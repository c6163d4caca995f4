import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ButtonTests {
  @Test func runsItsActionOncePerTap() throws {
    var taps = 0
    let pilot = Pilot(Button("Tap") { taps += 1 })
    try pilot.tap("Tap")
    try pilot.tap("Tap")
    #expect(taps == 2)
  }

  @Test func saysItsRole() throws {
    let pilot = Pilot(
      HStack {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
    )
    #expect(try pilot.find(.button, label: "Delete")[.role] == .string("destructive"))
    #expect(try pilot.find(.button, label: "Keep")[.role] == .string("cancel"))
    #expect(pilot.dump() == "[ Delete ] (destructive)  [ Keep ]")
  }

  @Test func doesNothingWhileDisabled() throws {
    struct Form: View {
      let action: @MainActor () -> Void
      @State private var isLocked = true

      var body: some View {
        Button("Save", action: action).disabled(isLocked)
        Button("Unlock") { isLocked = false }
      }
    }
    var saves = 0
    let pilot = Pilot(Form { saves += 1 })
    let button = try pilot.find(.button, label: "Save").id
    #expect(pilot.dump() == "[ Save ] (disabled)\n[ Unlock ]")
    pilot.backend.send(.tap(button))
    #expect(saves == 0)
    try pilot.tap("Unlock")
    try pilot.tap("Save")
    #expect(saves == 1)
  }

  @Test func enablingInsideADisabledViewIsInVain() throws {
    let pilot = Pilot(VStack { Button("A") {}.disabled(false) }.disabled(true))
    #expect(try pilot.find(.button, label: "A").isEnabled == false)
  }

  @Test func takesAnyLabel() throws {
    let pilot = Pilot(
      VStack {
        Button("Add", systemImage: "plus") {}
        Button {
        } label: {
          Image(systemName: "minus").accessibilityLabel("Remove")
        }
        Button {
        } label: {
          Image(systemName: "star")
        }
      }
      .buttonStyle(.bordered)
    )
    #expect(pilot.dump() == "[ Add ]\n[ Remove ]\n[ star ]")
    #expect(try pilot.find(.button, label: "Add")[.style] == .string("bordered"))
  }
}
