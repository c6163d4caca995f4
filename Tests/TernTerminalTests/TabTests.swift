import TernUI
import Testing

/// Tabs, columns side by side, and the way back.
@MainActor
@Suite struct TabTests {
  private func tabs(columns: Int = 30) -> TestScreen {
    TestScreen(
      columns: columns, rows: 8,
      Element(
        .tabs,
        [
          .tab("Home", .button("A")), Element.tab("Mail", .button("B")).set(.badge, "3"),
          .tab("Me", .button("C")),
        ]
      )
    )
  }

  @Test func oneTabIsShownUnderTheirNames() {
    let screen = tabs()
    #expect(screen.terminal.line(0) == " [Home]  Mail (3)   Me")
    #expect(screen.terminal.line(1) == String(repeating: "─", count: 30))
    #expect(screen.text.contains("[ A ]") && !screen.text.contains("[ B ]"))
    #expect(screen.highlighted == "[ A ]")
  }

  @Test func tabIsChosen() {
    let screen = tabs()
    screen.terminal.press(.up, .enter)
    screen.terminal.click(on: "Me")
    screen.terminal.press(.controlPageDown, .controlPageUp)
    let (mail, me) = (screen.id("Mail"), screen.id("Me"))
    #expect(
      screen.takeEvents() == [
        .choose(mail, true), .choose(me, true), .choose(mail, true), .choose(me, true),
      ]
    )
  }

  @Test func focusGoesToTheChosenTabsContent() {
    let screen = tabs()
    screen.set("Mail", .isSelected, .bool(true))
    #expect(screen.terminal.line(0) == "  Home  [Mail (3)]  Me")
    #expect(screen.highlighted == "[ B ]")
    screen.apply([
      .set(screen.id("Mail"), .isSelected, .none),
      .set(screen.id("Home"), .isSelected, .bool(true)),
    ])
    #expect(screen.highlighted == "[ A ]")
  }

  @Test func chosenTabIsInSightWhereThereIsNoRoom() {
    let screen = tabs(columns: 14)
    screen.set("Me", .isSelected, .bool(true))
    #expect(screen.terminal.line(0).hasSuffix("[Me]"))
  }

  // MARK: Columns

  private func split(columns: Int, value: Int = 0) -> TestScreen {
    func column(_ name: String, _ content: Element) -> Element {
      Element(.navigation, [.page(name, content)]).named("\(name)s")
    }
    let split = Element(
      .split, [column("List", .list(.link("One"))), column("Detail", .button("Edit"))]
    )
    .set(.value, .int(value)).named("split")
    return TestScreen(columns: columns, rows: 9, split)
  }

  @Test func columnsStandSideBySide() {
    let screen = split(columns: 61)
    #expect(screen.terminal.line(0).hasPrefix("          List"))
    #expect(screen.terminal.line(2) == "One                    ›│")
    #expect(screen.terminal.line(0).contains("│               Detail"))
    screen.terminal.press(.right)
    #expect(screen.highlighted == "[ Edit ]")
  }

  @Test func narrowScreenShowsOneColumn() {
    let screen = split(columns: 30)
    #expect(screen.text.contains("One") && !screen.text.contains("Edit"))
    screen.set("split", .value, .int(1))
    #expect(screen.text.contains("Edit") && !screen.text.contains("One"))
    #expect(screen.terminal.line(0).hasPrefix(" ‹ Back"))
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [.select(screen.id("split"), 0)])
    #expect(screen.highlighted == "[ Edit ]")
  }

  @Test func onlyTheDetailIsShown() {
    let screen = split(columns: 80)
    screen.set("split", .columns, .string("detail"))
    #expect(screen.text.contains("Edit") && !screen.text.contains("One"))
    #expect(!screen.text.contains("Back"))
  }

  // MARK: The way back

  private func pushed(_ content: Element) -> TestScreen {
    TestScreen(
      columns: 20, rows: 8,
      Element(.navigation, [.page("One", .text("1")), .page("Two", content)]).named("navigation")
    )
  }

  @Test func backIsReachedByTab() {
    let screen = pushed(.button("In"))
    #expect(screen.highlighted == "[ In ]")
    screen.terminal.press(.backTab)
    #expect(screen.highlighted == "‹ Back")
    screen.terminal.press(.enter)
    #expect(screen.takeEvents() == [.pop(screen.id("navigation"), toDepth: 0)])
  }

  @Test func backWaitsForTabOnAPageWithNothingElse() {
    let screen = pushed(.text("only words"))
    #expect(screen.highlighted == "")
    // A second Enter does not leave what the first one opened.
    screen.terminal.press(.enter)
    #expect(screen.takeEvents() == [])
    screen.terminal.press(.tab)
    #expect(screen.highlighted == "‹ Back")
  }

  @Test func pageMayHaveNoWayBack() {
    let screen = pushed(.button("In"))
    screen.set("Two", .hidesBackButton, .bool(true))
    #expect(!screen.text.contains("Back"))
    screen.terminal.press(.escape, .tab)
    #expect(screen.takeEvents() == [])
    #expect(screen.highlighted == "[ In ]")
  }

  @Test func searchFieldStandsUnderTheBar() {
    let page = Element.page(
      "Drinks",
      .toolbar(
        ("search", Element.field("search").set(.style, "search").set(.placeholder, "Search"))),
      .list(.text("Latte"))
    )
    let screen = TestScreen(columns: 16, rows: 9, Element(.navigation, [page]))
    #expect(screen.terminal.line(2) == " ⌕ Search")
    #expect(screen.terminal.line(3) == "Latte")
    screen.terminal.type("\tx")
    #expect(screen.takeEvents() == [.input(screen.id("search"), "x", revision: 1)])
  }

  // MARK: Sheets

  private func sheet(_ style: String?, canDismiss: Bool = true) -> TestScreen {
    var sheet = Element(.sheet, [.button("In")]).named("sheet")
    if let style { sheet = sheet.set(.style, style) }
    if !canDismiss { sheet = sheet.set(.canDismiss, .bool(false)) }
    return TestScreen(columns: 60, rows: 9, .text("page"), sheet)
  }

  @Test func sheetThatOnlyItsButtonsCloseStays() {
    let screen = sheet(nil, canDismiss: false)
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [])
    screen.set("sheet", .canDismiss, .none)
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [.dismiss(screen.id("sheet"), response: nil)])
  }

  @Test func fullScreenCoverHidesEverything() {
    let screen = sheet("fullScreen")
    #expect(!screen.text.contains("page") && !screen.text.contains("┌"))
    #expect(screen.highlighted == "[ In ]")
  }

  @Test func inspectorStandsAtTheEnd() {
    let screen = sheet("inspector")
    #expect(screen.text.contains("page"))
    // Two fifths of the sixty columns.
    #expect(screen.terminal.find("┌")?.column == 36)
    #expect(screen.terminal.find("└")?.row == 8)
  }
}
