import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct AlertTests {
  struct Host: View {
    @State private var isShown = false
    @State private var answer = "no answer"

    var body: some View {
      Button("Ask") { isShown = true }
      Text(answer)
        .alert("Delete?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { answer = "deleted" }
          Button("Keep", role: .cancel) { answer = "kept" }
        } message: {
          Text("This cannot be undone.")
        }
    }
  }

  private func ask() throws -> Pilot {
    let pilot = Pilot(Host())
    try pilot.tap("Ask")
    return pilot
  }

  @Test func hasTitleMessageAndButtons() throws {
    #expect(
      try ask().dump() == """
        [ Ask ]
        no answer
        == alert: Delete? ==
        This cannot be undone.
        [ Delete ] (destructive)
        [ Keep ]
        """
    )
  }

  @Test func aButtonActsAndCloses() throws {
    let pilot = try ask()
    try pilot.tap("Delete")
    #expect(pilot.dump() == "[ Ask ]\ndeleted")
  }

  @Test func closingPressesTheButtonThatCancels() throws {
    let pilot = try ask()
    try pilot.dismiss()
    #expect(pilot.dump() == "[ Ask ]\nkept")
  }

  @Test(arguments: [(0, "deleted"), (1, "kept")])
  func aResponsePressesTheButtonOfItsIndex(response: Int, answer: String) throws {
    let pilot = try ask()
    let alert = try #require(pilot.backend.topLayer)
    pilot.backend.send(.dismiss(alert.id, response: response))
    #expect(pilot.dump() == "[ Ask ]\n\(answer)")
  }

  @Test func aResponseWithoutAButtonIsIgnored() throws {
    let pilot = try ask()
    let alert = try #require(pilot.backend.topLayer)
    pilot.backend.send(.dismiss(alert.id, response: 2))
    #expect(pilot.dump().contains("== alert"))
  }

  @Test func anAlertWithoutButtonsGetsOne() throws {
    struct Notice: View {
      @State private var isShown = true

      var body: some View {
        Text("Root").alert("Saved", isPresented: $isShown) {}
      }
    }
    let pilot = Pilot(Notice())
    #expect(pilot.dump() == "Root\n== alert: Saved ==\n[ OK ]")
    try pilot.tap("OK")
    #expect(pilot.dump() == "Root")
  }

  @Test func presentsData() throws {
    struct Errors: View {
      @State private var isShown = true
      let problem: String?

      var body: some View {
        Text("Root").alert(Text("Error"), isPresented: $isShown, presenting: problem) { problem in
          Button("Retry \(problem)") {}
        } message: {
          Text("It was \($0).")
        }
      }
    }
    #expect(
      Pilot(Errors(problem: "42")).dump()
        == "Root\n== alert: Error ==\nIt was 42.\n[ Retry 42 ]"
    )
    #expect(Pilot(Errors(problem: nil)).dump() == "Root")
  }

  @Test func closesForGoodWhenItsButtonTakesTheDataAway() throws {
    struct Errors: View {
      @State private var isShown = true
      @State private var problem: String? = "42"

      var body: some View {
        Button("Fail again") { problem = "43" }
          .alert(Text("Error"), isPresented: $isShown, presenting: problem) { _ in
            Button("Clear") { problem = nil }
          } message: {
            Text($0)
          }
      }
    }
    let pilot = Pilot(Errors())
    try pilot.tap("Clear")
    try pilot.tap("Fail again")
    #expect(pilot.dump() == "[ Fail again ]")
  }

  @Test func dialogsAreAlertsOfAnotherStyle() throws {
    struct Choice: View {
      @State private var isShown = true

      var body: some View {
        Text("Root").confirmationDialog("Colour", isPresented: $isShown) {
          Button("Red") {}
        }
      }
    }
    let pilot = Pilot(Choice())
    #expect(pilot.dump() == "Root\n== dialog: Colour ==\n[ Red ]\n[ Cancel ]")
    #expect(pilot.backend.topLayer?[.style] == .string("confirmationDialog"))
    try pilot.tap("Cancel")
    #expect(pilot.dump() == "Root")
  }

  /// What an alert or a dialog shows of its own comes and goes with the buttons of the app.
  @Test func aWayOutIsAddedWhereThereIsNone() throws {
    struct Changing: View {
      @State private var isAlert = true
      @State private var isDialog = false
      @State private var hasButtons = false
      let onChange: (Binding<Bool>) -> Void

      var body: some View {
        Text("Root")
          .onAppear { onChange($hasButtons) }
          .onChange(of: isAlert) { isDialog = true }
          .alert("Alert", isPresented: $isAlert) {
            if hasButtons { Button("Yes") {} }
          }
          .confirmationDialog("Dialog", isPresented: $isDialog) {
            Button("No") {}
            if hasButtons { Button("Leave", role: .cancel) {} }
          }
      }
    }
    var hasButtons: Binding<Bool>?
    let pilot = Pilot(Changing { hasButtons = $0 })
    let shown = try #require(hasButtons)
    #expect(pilot.dump() == "Root\n== alert: Alert ==\n[ OK ]")
    shown.wrappedValue = true
    #expect(pilot.dump() == "Root\n== alert: Alert ==\n[ Yes ]")
    shown.wrappedValue = false
    try pilot.tap("OK")
    #expect(pilot.dump() == "Root\n== dialog: Dialog ==\n[ No ]\n[ Cancel ]")
    shown.wrappedValue = true
    #expect(pilot.dump() == "Root\n== dialog: Dialog ==\n[ No ]\n[ Leave ]")
    shown.wrappedValue = false
    let dialog = try #require(pilot.backend.topLayer)
    pilot.backend.send(.dismiss(dialog.id, response: 1))
    #expect(pilot.dump() == "Root")
  }
}
