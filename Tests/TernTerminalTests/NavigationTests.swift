import TernUI
import Testing

/// Pages and their bars.
@MainActor
@Suite struct NavigationTests {
  private func screen(columns: Int = 40, rows: Int = 8) -> TestScreen {
    TestScreen(
      columns: columns, rows: rows,
      Element(.navigation, [.page("Root", .list(.link("One"), .link("Two")))]).named("navigation")
    )
  }

  /// Puts a page on top.
  private func push(_ page: Element, on screen: TestScreen, over below: [String] = ["Root"]) {
    var operations: [RenderOperation] = []
    let id = screen.create(page, &operations)
    operations.append(.children(screen.id("navigation"), below.map(screen.id) + [id]))
    screen.apply(operations)
  }

  @Test func rootPageHasItsTitleInTheMiddle() {
    let screen = screen(columns: 10, rows: 9)
    #expect(screen.terminal.line(0) == "   Root")
    #expect(screen.terminal.line(1) == "──────────")
    #expect(screen.terminal.line(2) == "One      ›")
    #expect(screen.terminal.cell(3, 0).isBold)
  }

  @Test func pageWithoutTitleAtTheRootHasNoBar() {
    let screen = TestScreen(
      columns: 10, rows: 8, Element(.navigation, [Element(.page, [.list(.text("A"))])])
    )
    #expect(screen.text == "A")
  }

  @Test func lowScreensDoWithoutTheRule() {
    let screen = screen(columns: 10, rows: 4)
    #expect(screen.text == "   Root\nOne      ›\nTwo      ›")
  }

  @Test func onlyTheLastPageIsShown() {
    let screen = screen(columns: 20)
    push(.page("Next", .text("next")), on: screen)
    #expect(screen.terminal.line(0) == " ‹ Back Next")
    #expect(!screen.text.contains("Root") && !screen.text.contains("One"))
  }

  @Test func escapeAsksToPop() {
    let screen = screen()
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [])
    push(.page("Next", .text("next")), on: screen)
    push(.page("Last", .text("last")), on: screen, over: ["Root", "Next"])
    screen.terminal.press(.escape)
    #expect(screen.takeEvents() == [.pop(screen.id("navigation"), toDepth: 1)])
    #expect(screen.text.contains("last"))
  }

  @Test func focusComesBackWithThePage() {
    let screen = screen()
    screen.terminal.press(.down)
    #expect(screen.highlighted.hasPrefix("Two"))
    push(.page("Next", .vstack(.button("A"), .button("B"))), on: screen)
    #expect(screen.highlighted == "[ A ]")
    screen.apply([
      .children(screen.id("navigation"), [screen.id("Root")]), .remove(screen.id("Next")),
    ])
    #expect(screen.highlighted.hasPrefix("Two"))
  }

  @Test func toolbarItemsStandAtTheirPlaces() {
    let page = Element.page(
      "Edit",
      .toolbar(
        ("leading", .button("No")), ("trailing", .button("Yes")), ("bottom", .button("Sum"))),
      .text("content")
    )
    let screen = TestScreen(columns: 30, rows: 9, Element(.navigation, [page]))
    #expect(screen.terminal.line(0) == " [ No ]      Edit     [ Yes ]")
    #expect(screen.terminal.line(8) == " [ Sum ]")
    screen.terminal.click(on: "Yes")
    screen.terminal.click(on: "Sum")
    #expect(screen.takeEvents() == [.tap(screen.id("Yes")), .tap(screen.id("Sum"))])
  }

  @Test func severalButtonsOfOneItemStandSideBySide() {
    let buttons = Element(.toolbarItem, [.button("A"), .button("B")]).set(.placement, "trailing")
    let page = Element.page("Edit", Element(.toolbar, [buttons]), .text("content"))
    let screen = TestScreen(columns: 30, rows: 9, Element(.navigation, [page]))
    #expect(screen.terminal.line(0) == "             Edit [ A ] [ B ]")
    #expect(screen.terminal.line(1) == String(repeating: "─", count: 30))
    screen.terminal.click(on: "B")
    #expect(screen.takeEvents() == [.tap(screen.id("B"))])
  }

  @Test func principalItemStandsForTheTitle() {
    let page = Element.page("Edit", .toolbar(("principal", .text("Hello"))), .text("content"))
    let screen = TestScreen(columns: 15, rows: 9, Element(.navigation, [page]))
    #expect(screen.terminal.line(0) == "     Hello")
  }

  @Test func longTitleIsCutBetweenTheButtons() {
    let page = Element.page("A very long title", .toolbar(("trailing", .button("X"))), .text("c"))
    let screen = TestScreen(columns: 18, rows: 9, Element(.navigation, [page]))
    #expect(screen.terminal.line(0) == " A very lo… [ X ]")
  }

  @Test func contentComesBeforeTheBarForTheFirstFocus() {
    let page = Element.page("Edit", .toolbar(("trailing", .button("Yes"))), .button("In"))
    let screen = TestScreen(Element(.navigation, [page]))
    #expect(screen.highlighted == "[ In ]")
  }

  @Test func scrollPositionComesBackWithThePage() {
    let rows = (1...30).map { Element.link("row \($0)") }
    let screen = TestScreen(
      columns: 20, rows: 6,
      Element(.navigation, [.page("Root", Element(.list, rows))]).named("navigation")
    )
    for _ in 0..<9 { screen.terminal.press(.down) }
    let before = screen.text
    #expect(before.contains("row 10"))
    push(.page("Next", .text("next")), on: screen)
    screen.apply([
      .children(screen.id("navigation"), [screen.id("Root")]), .remove(screen.id("Next")),
    ])
    #expect(screen.text == before)
  }
}
