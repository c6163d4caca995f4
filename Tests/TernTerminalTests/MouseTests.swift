import TernUI
import Testing

/// Clicks and the wheel.
@MainActor
@Suite struct MouseTests {
  @Test func clickFocusesAndActivates() {
    let screen = TestScreen(.vstack(.button("One"), .button("Two")))
    screen.terminal.click(on: "Two")
    #expect(screen.highlighted == "[ Two ]")
    #expect(screen.takeEvents() == [.tap(screen.id("Two"))])
  }

  @Test func lettingGoElsewhereDoesNotActivate() {
    let screen = TestScreen(columns: 10, rows: 2, .vstack(.button("One"), .button("Two")))
    screen.terminal.mouseDown(4, 1)
    screen.terminal.mouseUp(4, 0)
    #expect(screen.highlighted == "[ Two ]")
    #expect(screen.takeEvents() == [])
  }

  @Test func clickBesideDoesNothing() {
    let screen = TestScreen(columns: 20, rows: 5, .button("One"))
    screen.terminal.click(0, 0)
    #expect(screen.takeEvents() == [])
  }

  @Test func clickOnADisabledControlDoesNothing() {
    let screen = TestScreen(
      columns: 7, rows: 1, Element.button("One").set(.isEnabled, .bool(false))
    )
    screen.terminal.click(3, 0)
    #expect(screen.takeEvents() == [])
  }

  @Test func clickPutsTheCursor() {
    let screen = TestScreen(columns: 10, rows: 1, .field("name", "한글ab"))
    screen.terminal.click(3, 0)
    screen.terminal.type("x")
    #expect(screen.takeEvents() == [.input(screen.id("name"), "한x글ab", revision: 1)])
  }

  @Test func clickOnAPickersEndsGoesBothWays() {
    let screen = TestScreen(columns: 5, rows: 1, .picker("", ["S", "M", "L"], 1))
    screen.terminal.click(0, 0)
    screen.terminal.click(4, 0)
    #expect(screen.takeEvents() == [.select(screen.id(""), 0), .select(screen.id(""), 2)])
  }

  @Test func clickOnAnOptionChoosesIt() {
    let screen = TestScreen(
      columns: 9, rows: 3,
      Element.picker("Size", ["Small", "Large"], 1).set(.style, "inline")
    )
    screen.terminal.click(1, 1)
    #expect(screen.takeEvents() == [.select(screen.id("Size"), 0)])
  }

  @Test func clickOnBackPops() {
    let navigation = Element(.navigation, [.page("Root", .text("r")), .page("Next", .text("n"))])
      .named("navigation")
    let screen = TestScreen(navigation)
    screen.terminal.click(on: "‹ Back")
    #expect(screen.takeEvents() == [.pop(screen.id("navigation"), toDepth: 0)])
  }

  @Test func wheelScrollsWhatIsUnderThePointer() {
    let rows = (1...20).map { Element.text("row \($0)") }
    let screen = TestScreen(
      columns: 20, rows: 4,
      .hstack(Element(.list, rows), Element(.list, rows))
    )
    screen.terminal.wheel(15, 1, down: true)
    #expect(screen.terminal.line(0).hasPrefix("row 1 "))
    #expect(screen.terminal.line(0).contains("row 4"))
    screen.terminal.wheel(15, 1, down: false)
    #expect(!screen.terminal.line(0).contains("row 4"))
  }

  @Test func clickIsForTheInnermostControl() {
    let button = Element.button("Tap").set(.style, "plain")
    let off = Element.button("Off").set(.style, "plain").set(.isEnabled, .bool(false))
    let row = Element(.link, [.hstack(button, .text("Row"), off)]).named("row")
    let screen = TestScreen(columns: 20, rows: 1, .list(row))
    screen.terminal.click(on: "Tap")
    #expect(screen.highlighted == "Tap")
    #expect(screen.takeEvents() == [.tap(screen.id("Tap"))])
    screen.terminal.click(on: "Off")
    #expect(screen.takeEvents() == [])
    screen.terminal.click(on: "Row")
    screen.terminal.click(19, 0)
    #expect(screen.takeEvents() == [.tap(screen.id("row")), .tap(screen.id("row"))])
  }
}
