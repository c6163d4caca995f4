import TernTerminal
import TernUI
import Testing

/// Keys that act wherever the focus is, and what explains them.
@MainActor
@Suite struct ShortcutTests {
  private func screen(_ shortcut: String, isEnabled: Bool = true) -> TestScreen {
    TestScreen(
      columns: 50, rows: 16,
      .vstack(
        .button("First"),
        Element.button("Act").set(.shortcut, shortcut).set(.isEnabled, .bool(isEnabled)),
        .field("name")
      )
    )
  }

  @Test(arguments: [
    ("ctrl+s", "\u{13}"), ("ctrl+shift+s", "\u{13}"), ("n", "n"), ("shift+n", "N"),
    ("alt+p", "\u{1B}p"), ("ctrl+l", "\u{1B}l"), ("escape", "\u{1B}"), ("delete", "\u{7F}"),
  ])
  func keyActivatesItsButton(shortcut: String, keys: String) {
    let screen = screen(shortcut)
    screen.terminal.type(keys)
    #expect(screen.takeEvents() == [.tap(screen.id("Act"))])
  }

  @Test func disabledButtonIsNotActivated() {
    let screen = screen("ctrl+s", isEnabled: false)
    screen.terminal.type("\u{13}")
    #expect(screen.takeEvents() == [])
  }

  @Test func lettersInAFieldAreText() {
    let screen = screen("n")
    screen.terminal.press(.backTab)
    screen.terminal.type("n")
    #expect(screen.takeEvents() == [.input(screen.id("name"), "n", revision: 1)])
  }

  @Test func returnInAFieldSubmitsAndPressesTheDefaultButton() {
    let screen = screen("return")
    screen.terminal.press(.backTab, .enter)
    screen.terminal.settle()
    #expect(screen.takeEvents() == [.submit(screen.id("name")), .tap(screen.id("Act"))])
  }

  @Test func returnOnAButtonPressesThatButton() {
    let screen = screen("return")
    screen.terminal.press(.enter)
    #expect(screen.takeEvents() == [.tap(screen.id("First"))])
  }

  @Test func shortcutsBelowALayerAreOutOfReach() {
    let screen = TestScreen(
      columns: 40, rows: 9, Element.button("Act").set(.shortcut, "ctrl+s"),
      Element(.sheet, [.button("In")])
    )
    screen.terminal.type("\u{13}")
    #expect(screen.takeEvents() == [])
  }

  @Test func shortcutsInAClosedMenuWork() {
    let screen = TestScreen(
      columns: 40, rows: 9, .menu("File", Element.button("Save").set(.shortcut, "ctrl+s"))
    )
    screen.terminal.type("\u{13}")
    #expect(screen.takeEvents() == [.tap(screen.id("Save"))])
  }

  @Test func refreshAsksTheList() {
    let screen = TestScreen(
      columns: 20, rows: 4,
      Element(.list, [.text("A")]).set(.canRefresh, .bool(true)).named("list")
    )
    screen.terminal.press(.f5)
    screen.terminal.type("\u{12}")
    let id = screen.id("list")
    #expect(screen.takeEvents() == [.refresh(id), .refresh(id)])
  }

  // MARK: Help

  @Test func helpHasTheKeysOfTheScreen() {
    let screen = screen("ctrl+shift+s")
    screen.terminal.type("?")
    #expect(screen.text.contains("Ctrl-Shift-S     Act"))
    #expect(screen.text.contains("Tab, Shift-Tab   next, previous control"))
    #expect(!screen.text.contains("refresh"))
  }

  @Test func helpSaysWhatTheControlIsFor() {
    let screen = TestScreen(
      columns: 50, rows: 16, Element.button("OK").set(.help, "Sends the order.")
    )
    screen.terminal.press(.f1)
    #expect(screen.text.contains("Sends the order."))
  }

  @Test func helpScrollsOnALowScreen() {
    let screen = TestScreen(columns: 50, rows: 5, .button("OK"))
    screen.terminal.press(.f1)
    #expect(screen.text.contains("Tab, Shift-Tab") && !screen.text.contains("quit"))
    for _ in 0..<9 { screen.terminal.press(.down) }
    #expect(screen.text.contains("Ctrl-C, Ctrl-Q   quit"))
    screen.terminal.press(.up)
    #expect(!screen.text.contains("Ctrl-C, Ctrl-Q   quit"))
    screen.terminal.press(.enter)
    #expect(screen.text == "\n\n                      [ OK ]")
  }
}
