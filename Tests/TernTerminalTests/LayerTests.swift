import TernUI
import Testing

/// Sheets and alerts.
@MainActor
@Suite struct LayerTests {
  private func page() -> TestScreen {
    TestScreen(columns: 40, rows: 9, .vstack(.button("Open"), .text("page")).named("content"))
  }

  /// Puts a layer over everything.
  private func present(_ layer: Element, on screen: TestScreen, over others: String...) {
    var operations: [RenderOperation] = []
    let id = screen.create(layer, &operations)
    operations.append(.children(.root, ["content"].map(screen.id) + others.map(screen.id) + [id]))
    screen.apply(operations)
  }

  private func alert(_ buttons: (title: String, role: String?)...) -> Element {
    let children = buttons.map { button in
      let element = Element.button(button.title)
      return button.role.map { element.set(.role, $0) } ?? element
    }
    return Element(.alert, [.text("It cannot be undone.")] + children)
      .set(.title, "Delete?").named("alert")
  }

  @Test func alertIsABoxInTheMiddle() {
    let screen = page()
    present(alert(("Delete", "destructive"), ("Keep", "cancel")), on: screen)
    #expect(
      screen.terminal.lines[1...6].joined(separator: "\n") == """
               ┌────────────────────────┐
               │        Delete?         │
               │  It cannot be undone.  │
               │                        │
               │  [ Delete ]  [ Keep ]  │
               └────────────────────────┘
        """
    )
  }

  @Test func alertsButtonsAnswerWithTheirIndex() {
    let screen = page()
    present(alert(("Delete", "destructive"), ("Keep", "cancel")), on: screen)
    #expect(screen.highlighted == "[ Delete ]")
    screen.terminal.press(.enter, .right, .enter)
    let id = screen.id("alert")
    #expect(screen.takeEvents() == [.dismiss(id, response: 0), .dismiss(id, response: 1)])
  }

  @Test func escapeChoosesTheCancelButton() {
    let screen = page()
    present(alert(("Delete", nil), ("Keep", "cancel")), on: screen)
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [.dismiss(screen.id("alert"), response: 1)])
  }

  @Test func escapeWithoutCancelButtonHasNoResponse() {
    let screen = page()
    present(alert(("OK", nil)), on: screen)
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [.dismiss(screen.id("alert"), response: nil)])
  }

  @Test func buttonsThatDoNotFitStandInRows() {
    let screen = TestScreen(columns: 24, rows: 10, .vstack(.button("Open")).named("content"))
    present(alert(("Delete everything", nil), ("Keep", "cancel")), on: screen)
    let first = screen.terminal.find("[ Delete everything")
    let second = screen.terminal.find("[ Keep ]")
    #expect(first == nil || first!.row < second!.row)
    #expect(second != nil)
  }

  @Test func whatIsBelowIsDimAndOutOfReach() {
    let screen = page()
    present(alert(("OK", nil)), on: screen)
    let open = screen.terminal.find("[ Open ]")
    #expect(open == nil)
    screen.terminal.press(.tab)
    #expect(screen.highlighted == "[ OK ]")
    screen.terminal.click(0, 0)
    #expect(screen.takeEvents() == [])
  }

  @Test func focusComesBackWhenTheLayerGoes() {
    let screen = page()
    present(alert(("OK", nil)), on: screen)
    screen.apply([.remove(screen.id("alert"))])
    #expect(screen.highlighted == "[ Open ]")
  }

  @Test func sheetHasItsTitleInTheFrame() {
    let screen = page()
    present(
      Element(.sheet, [.vstack(.text("Hello"), .button("Close"))]).set(.title, "Info").named(
        "sheet"),
      on: screen
    )
    #expect(screen.terminal.line(2) == "      ┌────────── Info ──────────┐")
    #expect(screen.text.contains("│          Hello           │"))
    #expect(screen.highlighted == "[ Close ]")
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [.dismiss(screen.id("sheet"), response: nil)])
  }

  @Test func alertStandsOverTheSheetThatItCameFrom() {
    let screen = page()
    present(
      Element(.sheet, [.vstack(.button("Close"))]).named("sheet"),
      on: screen
    )
    present(alert(("OK", nil)), on: screen, over: "sheet")
    #expect(screen.highlighted == "[ OK ]")
    screen.terminal.press(.enter)
    #expect(screen.takeEvents() == [.dismiss(screen.id("alert"), response: 0)])
    screen.apply([.remove(screen.id("alert"))])
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [.dismiss(screen.id("sheet"), response: nil)])
  }

  @Test func escapeInASheetsStackGoesBackFirst() {
    let screen = page()
    let navigation = Element(.navigation, [.page("One", .text("1")), .page("Two", .text("2"))])
      .named("inner")
    present(Element(.sheet, [navigation]).named("sheet"), on: screen)
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [.pop(screen.id("inner"), toDepth: 0)])
    screen.apply([.remove(screen.id("Two"))])
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [.dismiss(screen.id("sheet"), response: nil)])
  }

  @Test func confirmationDialogsButtonsStandInRows() {
    let screen = page()
    present(
      alert(("Delete", "destructive"), ("Keep", "cancel")).set(.style, "confirmationDialog"),
      on: screen
    )
    let delete = screen.terminal.find("[ Delete ]")
    let keep = screen.terminal.find("[ Keep ]")
    #expect(delete.map { $0.row + 1 } == keep?.row && keep != nil)
    screen.terminal.press(.down, .enter)
    #expect(screen.takeEvents() == [.dismiss(screen.id("alert"), response: 1)])
  }
}
