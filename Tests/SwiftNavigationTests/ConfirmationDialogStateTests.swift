import CustomDump
import SwiftNavigation
import Testing

@Suite struct ConfirmationDialogStateTests {
  private func dialog(
    _ visibility: ConfirmationDialogStateTitleVisibility
  ) -> ConfirmationDialogState<Int> {
    ConfirmationDialogState(titleVisibility: visibility) {
      TextState("Sort by")
    } actions: {
      ButtonState(action: 1) { TextState("Name") }
    }
  }

  @Test func equalsADialogWithTheSameContent() {
    #expect(dialog(.hidden) == dialog(.hidden))
    #expect(dialog(.hidden).hashValue == dialog(.hidden).hashValue)
    #expect(dialog(.hidden) != dialog(.visible))
    #expect(
      dialog(.automatic)
        == ConfirmationDialogState {
          TextState("Sort by")
        } actions: {
          ButtonState(action: 1) { TextState("Name") }
        }
    )
  }

  @Test func mapsItsActions() {
    let mapped = dialog(.hidden).map { $0.map { "\($0)" } }
    #expect(mapped.buttons.map(\.action.action) == ["1"])
    #expect(mapped.titleVisibility == .hidden)
  }

  @Test func dumpsAsItIsWritten() {
    #expect(
      String(customDumping: dialog(.hidden)) == """
        ConfirmationDialogState(
          titleVisibility: .hidden,
          title: "Sort by",
          actions: [
            [0]: ButtonState(
              action: .send(1),
              label: "Name"
            )
          ]
        )
        """
    )
  }
}
