import SwiftUINavigation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct AlertTests {
  enum Answer: Hashable { case delete, ask }

  static func alert(_ title: String) -> AlertState<Answer> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(action: .ask) { TextState("Ask") }
      ButtonState { TextState("Keep") }
    } message: {
      TextState("Forever.")
    }
  }

  struct Host: View {
    @State private var alert: AlertState<Answer>? = AlertTests.alert("Delete?")
    @State private var answer = "no answer"

    var body: some View {
      Text(answer)
        .alert($alert) { action in
          answer = action.map { "\($0)" } ?? "nothing"
          if action == .ask { alert = AlertTests.alert("Sure?") }
        }
    }
  }

  @Test func showsWhatTheStateSays() {
    #expect(
      Pilot(Host()).dump() == """
        no answer
        == alert: Delete? ==
        Forever.
        [ Delete ] (destructive)
        [ Ask ]
        [ Keep ]
        """
    )
  }

  @Test(arguments: [("Delete", "delete"), ("Keep", "nothing")])
  func aButtonTellsItsActionAndCloses(button: String, answer: String) throws {
    let pilot = Pilot(Host())
    try pilot.tap(button)
    #expect(pilot.dump() == answer)
  }

  struct ValueHost: View {
    @State var alert: AlertState<Answer>?
    @State private var answer = "no answer"

    var body: some View {
      Text(answer)
        .alert(item: $alert) { state in
          Alert(state) { answer = $0.map { "\($0)" } ?? "nothing" }
        }
    }
  }

  @Test func makesAnAlertThatIsAValue() throws {
    let two = AlertState<Answer> {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("Forever.")
    }
    let pilot = Pilot(ValueHost(alert: two))
    #expect(
      pilot.dump() == """
        no answer
        == alert: Delete? ==
        Forever.
        [ Delete ] (destructive)
        [ Keep ]
        """
    )
    try pilot.tap("Delete")
    #expect(pilot.dump() == "delete")
    let none = AlertState<Answer> { TextState("Done") }
    #expect(Pilot(ValueHost(alert: none)).dump().contains("[ OK ]"))
  }

  @Test func anAlertThatIsAValueHasRoomForTwoButtons() {
    withKnownIssue {
      let dump = Pilot(ValueHost(alert: Self.alert("Delete?"))).dump()
      #expect(dump.contains("[ Ask ]"))
      #expect(!dump.contains("[ Keep ]"))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          An 'Alert' was made of an 'AlertState' with 3 buttons, of which it shows the first two. \
          Present the state with 'alert(_:action:)', which shows all of them.
          """
      }
    }
  }

  @Test func closingTellsNothing() throws {
    let pilot = Pilot(Host())
    try pilot.dismiss()
    #expect(pilot.dump() == "no answer")
  }

  @Test func anAlertFromTheButtonOfAnotherStays() throws {
    let pilot = Pilot(Host())
    let first = try #require(pilot.backend.topLayer?.id)
    try pilot.tap("Ask")
    #expect(pilot.dump().hasPrefix("ask\n== alert: Sure? =="))
    #expect(pilot.backend.topLayer?.id != first)
    try pilot.tap("Delete")
    #expect(pilot.dump() == "delete")
  }

  @Test func anAlertWithoutButtonsGetsOne() throws {
    struct Notice: View {
      @State private var alert: AlertState<Never>? = AlertState { TextState("Saved") }

      var body: some View { Text("Root").alert($alert) }
    }
    let pilot = Pilot(Notice())
    #expect(pilot.dump() == "Root\n== alert: Saved ==\n[ OK ]")
    try pilot.tap("OK")
    #expect(pilot.dump() == "Root")
  }

  @Test func anItemMakesAnAlert() throws {
    struct Items: View {
      @State private var item: Int? = 3

      var body: some View {
        Text("Root").alert(item: $item, title: { Text("Bird \($0)") }) { item in
          Button("Count to \(item)") {}
        } message: { _ in
          Text("Chosen.")
        }
      }
    }
    let pilot = Pilot(Items())
    #expect(pilot.dump() == "Root\n== alert: Bird 3 ==\nChosen.\n[ Count to 3 ]")
    try pilot.tap("Count to 3")
    #expect(pilot.dump() == "Root")
  }

  struct SheetHost: View {
    @State var sheet: ConfirmationDialogState<Answer>?
    @State private var answer = "no answer"

    var body: some View {
      Text(answer)
        .actionSheet(item: $sheet) { state in
          ActionSheet(state) { answer = $0.map { "\($0)" } ?? "nothing" }
        }
    }
  }

  @Test(arguments: [("Delete", "delete"), ("Keep", "nothing")])
  func makesADialogThatIsAValue(button: String, answer: String) throws {
    let state = ConfirmationDialogState<Answer> {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("Forever.")
    }
    let pilot = Pilot(SheetHost(sheet: state))
    #expect(
      pilot.dump() == """
        no answer
        == dialog: Delete? ==
        Forever.
        [ Delete ] (destructive)
        [ Keep ]
        """
    )
    try pilot.tap(button)
    #expect(pilot.dump() == answer)
  }

  @Test func aDialogThatIsAValueHasAButton() throws {
    struct Notice: View {
      @State private var isShown = true

      var body: some View {
        Text("Root")
          .actionSheet(isPresented: $isShown) { ActionSheet(title: Text("Saved"), buttons: []) }
      }
    }
    let pilot = Pilot(Notice())
    #expect(pilot.dump() == "Root\n== dialog: Saved ==\n[ Cancel ]")
    try pilot.tap("Cancel")
    #expect(pilot.dump() == "Root")
  }
}
