import SwiftUINavigation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ConfirmationDialogTests {
  struct Host: View {
    let visibility: ConfirmationDialogStateTitleVisibility
    @State private var dialog: ConfirmationDialogState<Int>?
    @State private var answer = 0

    var body: some View {
      Button("Choose") {
        dialog = ConfirmationDialogState(titleVisibility: visibility) {
          TextState("Number")
        } actions: {
          ButtonState(action: 1) { TextState("One") }
          ButtonState(action: 2) { TextState("Two") }
        }
      }
      Text("\(answer)")
        .confirmationDialog($dialog) { answer = $0 ?? -1 }
    }
  }

  @Test func aButtonTellsItsActionAndCloses() throws {
    let pilot = Pilot(Host(visibility: .visible))
    try pilot.tap("Choose")
    #expect(pilot.dump() == "[ Choose ]\n0\n== dialog: Number ==\n[ One ]\n[ Two ]\n[ Cancel ]")
    try pilot.tap("Two")
    #expect(pilot.dump() == "[ Choose ]\n2")
  }

  @Test func hidesItsTitle() throws {
    let pilot = Pilot(Host(visibility: .hidden))
    try pilot.tap("Choose")
    #expect(!pilot.dump().contains("Number"))
    try pilot.dismiss()
    #expect(pilot.dump() == "[ Choose ]\n0")
  }
}
