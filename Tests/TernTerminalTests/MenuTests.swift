import TernUI
import Testing

/// Menus, of buttons, of content and of rows.
@MainActor
@Suite struct MenuTests {
  private func menu() -> TestScreen {
    TestScreen(
      columns: 24, rows: 8,
      .list(
        .menu(
          "Sort", .button("By name"), .divider, .toggle("Reverse", true),
          .menu("More", .button("By size"))
        ),
        .button("Other")
      )
    )
  }

  @Test func menuIsAButtonThatShowsItsItems() {
    let screen = menu()
    #expect(screen.text == "[ Sort ▾ ]\n[ Other ]")
    screen.terminal.press(.enter)
    #expect(
      screen.text == """
        [ Sort ▾ ]
        ╭─────────────╮
        │ By name     │
        │ ─────────── │
        │ [x] Reverse │
        │ More      ▸ │
        ╰─────────────╯
        """
    )
    #expect(screen.highlighted == "By name")
    #expect(screen.takeEvents() == [])
  }

  @Test func chosenItemClosesTheMenu() {
    let screen = menu()
    screen.terminal.press(.enter, .enter)
    #expect(screen.takeEvents() == [.tap(screen.id("By name"))])
    #expect(screen.text == "[ Sort ▾ ]\n[ Other ]")
    #expect(screen.highlighted == "[ Sort ▾ ]")
  }

  @Test func focusStaysInTheMenuUntilEscape() {
    let screen = menu()
    screen.terminal.press(.enter, .tab, .tab, .tab)
    #expect(screen.highlighted == "By name")
    screen.terminal.press(.escape)
    #expect(screen.highlighted == "[ Sort ▾ ]")
    #expect(screen.takeEvents() == [])
  }

  @Test func menuInAMenu() {
    let screen = menu()
    screen.terminal.press(.enter, .down, .down, .right)
    #expect(screen.highlighted == "By size")
    screen.terminal.press(.left)
    #expect(screen.highlighted == "More      ▸")
    screen.terminal.press(.enter, .enter)
    #expect(screen.takeEvents() == [.tap(screen.id("By size"))])
    #expect(screen.highlighted == "[ Sort ▾ ]")
  }

  @Test func itemsAreClicked() {
    let screen = menu()
    screen.terminal.click(on: "Sort")
    screen.terminal.click(on: "Reverse")
    #expect(screen.takeEvents() == [.toggle(screen.id("Reverse"), false)])
    #expect(!screen.text.contains("By name"))
  }

  @Test func clickBesideTheMenuClosesIt() {
    let screen = menu()
    screen.terminal.click(on: "Sort")
    screen.terminal.click(20, 7)
    #expect(screen.text == "[ Sort ▾ ]\n[ Other ]")
    #expect(screen.takeEvents() == [])
  }

  @Test func menuGoesWithItsElement() {
    let screen = menu()
    screen.terminal.press(.enter)
    screen.apply([.remove(screen.id("Sort"))])
    #expect(screen.text == "[ Other ]")
    #expect(screen.highlighted == "[ Other ]")
  }

  @Test func alertClosesAMenu() {
    let screen = menu()
    screen.terminal.press(.enter)
    var operations: [RenderOperation] = []
    let alert = screen.create(
      Element(.alert, [.button("OK")]).set(.title, "Stop").named("alert"), &operations
    )
    screen.apply(operations + [.children(.root, [alert])])
    #expect(!screen.text.contains("By name"))
    #expect(screen.highlighted == "[ OK ]")
  }

  @Test func longMenuScrolls() {
    let items = (1...9).map { Element.button("item \($0)") }
    let screen = TestScreen(
      columns: 20, rows: 6, .list(Element(.menu, [.header(.text("M"))] + items))
    )
    screen.terminal.press(.enter)
    #expect(screen.text.contains("item 4") && !screen.text.contains("item 5"))
    for _ in 0..<8 { screen.terminal.press(.down) }
    #expect(screen.highlighted == "item 9")
    #expect(!screen.text.contains("item 4"))
  }

  private func contextMenu(_ content: Element) -> TestScreen {
    TestScreen(
      columns: 20, rows: 6,
      .list(
        Element(.menu, [.header(content), .button("Copy")]).set(.style, "context").named("menu")
      )
    )
  }

  @Test func contextMenuShowsWhatItBelongsTo() {
    let screen = contextMenu(.text("Latte"))
    #expect(screen.text == "Latte")
    #expect(screen.highlighted == "Latte")
    screen.terminal.press(.enter, .enter)
    #expect(screen.takeEvents() == [.tap(screen.id("Copy"))])
  }

  @Test func contextMenuOfAButtonOpensByKeyAndByTheSecondMouseButton() {
    let screen = contextMenu(.button("Latte"))
    screen.terminal.press(.enter)
    #expect(screen.takeEvents() == [.tap(screen.id("Latte"))])
    screen.terminal.press(.f10)
    #expect(screen.highlighted == "Copy")
    screen.terminal.press(.escape)
    screen.terminal.type("m")
    #expect(screen.highlighted == "Copy")
    screen.terminal.press(.escape)
    screen.terminal.secondaryClick(on: "Latte")
    #expect(screen.highlighted == "Copy")
  }

  @Test func menuDoesWhatItDoesByItself() {
    let screen = menu()
    screen.terminal.type("\u{1B}\r")
    #expect(screen.takeEvents() == [.tap(screen.id("Sort"))])
    #expect(!screen.text.contains("By name"))
  }

  @Test func pickerInAMenuShowsAllOptions() {
    let screen = TestScreen(
      columns: 20, rows: 7, .list(.menu("Sort", .picker("", ["Name", "Size"], 0)))
    )
    screen.terminal.press(.enter)
    #expect(screen.text.contains("(•) Name") && screen.text.contains("( ) Size"))
    screen.terminal.press(.down, .enter)
    #expect(screen.text == "[ Sort ▾ ]")
  }
}
