import CustomDump
import SwiftNavigation
import Testing

@Suite struct AlertStateTests {
  enum Action: Hashable { case delete, rename(String) }

  private func alert(
    isLocked: Bool = false, names: [String] = [], message: String? = "Forever."
  ) -> AlertState<Action> {
    AlertState {
      TextState("Delete?")
    } actions: {
      if !isLocked {
        ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      }
      for name in names {
        ButtonState(action: .rename(name)) { TextState(name) }
      }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState(message ?? "")
    }
  }

  @Test func collectsItsButtons() {
    #expect(alert().buttons.map { String(state: $0.label) } == ["Delete", "Keep"])
    #expect(
      alert(isLocked: true, names: ["A", "B"]).buttons.map { String(state: $0.label) }
        == ["A", "B", "Keep"]
    )
  }

  @Test func equalsAnAlertWithTheSameContent() {
    #expect(alert() == alert())
    #expect(alert().hashValue == alert().hashValue)
    #expect(alert().id != alert().id)
    #expect(alert() != alert(isLocked: true))
    #expect(alert() != alert(message: "Not forever."))
  }

  @Test func mapsItsActions() {
    let numbers = AlertState<Int> {
      TextState("Rename")
    } actions: {
      ButtonState(action: 1) { TextState("One") }
      ButtonState { TextState("Keep") }
    }
    let mapped = numbers.map { $0.map { Action.rename("\($0)") } }
    #expect(mapped.buttons.map(\.action.action) == [.rename("1"), nil])
    #expect(mapped.id == numbers.id)
  }

  @Test func dumpsAsItIsWritten() {
    #expect(
      String(customDumping: alert()) == """
        AlertState(
          title: "Delete?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(.delete),
              label: "Delete"
            ),
            [1]: ButtonState(
              role: .cancel,
              label: "Keep"
            )
          ],
          message: "Forever."
        )
        """
    )
    #expect(
      String(customDumping: AlertState<Action> { TextState("Done") })
        == "AlertState(\n  title: \"Done\"\n)"
    )
  }
}
