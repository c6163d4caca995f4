import TernUI
import Testing

/// Where the keyboard acts, and how it gets there.
@MainActor
@Suite struct FocusTests {
  private func buttons() -> TestScreen {
    TestScreen(.vstack(.button("One"), .button("Two"), .button("Three")))
  }

  @Test func firstControlHasTheFocus() {
    #expect(buttons().highlighted == "[ One ]")
  }

  @Test func tabGoesInTreeOrderAndAround() {
    let screen = buttons()
    var seen: [String] = []
    for _ in 0..<3 {
      screen.terminal.press(.tab)
      seen.append(screen.highlighted)
    }
    #expect(seen == ["[ Two ]", "[ Three ]", "[ One ]"])
  }

  @Test func shiftTabGoesBack() {
    let screen = buttons()
    screen.terminal.press(.backTab)
    #expect(screen.highlighted == "[ Three ]")
  }

  @Test func arrowsGoByGeometry() {
    let screen = TestScreen(
      .vstack(
        .hstack(.button("A"), .button("B")),
        .hstack(.button("C"), .button("D"))
      )
    )
    var seen: [String] = []
    for key: VirtualTerminal.Key in [.right, .down, .left, .up, .up, .left] {
      screen.terminal.press(key)
      seen.append(screen.highlighted)
    }
    #expect(seen == ["[ B ]", "[ D ]", "[ C ]", "[ A ]", "[ A ]", "[ A ]"])
  }

  @Test(arguments: [VirtualTerminal.Key.enter, .space])
  func keysActivate(key: VirtualTerminal.Key) {
    let screen = buttons()
    screen.terminal.press(.tab, key)
    #expect(screen.takeEvents() == [.tap(screen.id("Two"))])
  }

  @Test func disabledControlsAreSkipped() {
    let screen = TestScreen(
      .vstack(
        Element.button("One").set(.isEnabled, .bool(false)), .button("Two"),
        Element.button("Three").set(.isEnabled, .bool(false))
      )
    )
    #expect(screen.highlighted == "[ Two ]")
    screen.terminal.press(.tab)
    #expect(screen.highlighted == "[ Two ]")
    #expect(screen.terminal.cell(screen.terminal.find("One")!.column, 4).foreground == "8")
  }

  @Test func personsMovesAreTold() {
    let screen = buttons()
    screen.terminal.press(.tab)
    #expect(
      screen.takeFocusEvents() == [
        // Where the focus began is told as soon as it is seen.
        .focus(screen.id("One"), true),
        .focus(screen.id("One"), false), .focus(screen.id("Two"), true),
      ]
    )
  }

  @Test func appMovesTheFocusWithoutBeingTold() {
    let screen = buttons()
    #expect(screen.takeFocusEvents() == [.focus(screen.id("One"), true)])
    screen.apply([.focus(screen.id("Three"))])
    #expect(screen.highlighted == "[ Three ]")
    screen.terminal.press(.enter)
    #expect(screen.takeFocusEvents() == [])
  }

  @Test func appTakesTheFocusAwayUntilThePersonMoves() {
    let screen = buttons()
    screen.apply([.focus(nil)])
    #expect(screen.highlighted == "")
    screen.terminal.press(.enter)
    #expect(screen.takeEvents() == [])
    screen.terminal.press(.tab)
    #expect(screen.highlighted == "[ One ]")
  }

  @Test func focusStaysWithItsElementWhenItMoves() {
    let screen = TestScreen(
      .vstack(.button("One"), .button("Two"), .button("Three")).named("stack")
    )
    screen.terminal.press(.tab)
    let ids = ["Three", "Two", "One"].map(screen.id)
    screen.apply([.children(screen.id("stack"), ids)])
    #expect(screen.highlighted == "[ Two ]")
    #expect(screen.text.contains("[ Three ]\n"))
  }

  @Test func focusGoesToTheNextWhenItsElementGoes() {
    let screen = buttons()
    screen.terminal.press(.tab)
    screen.apply([.remove(screen.id("Two"))])
    #expect(screen.highlighted == "[ Three ]")
    screen.apply([.remove(screen.id("Three"))])
    #expect(screen.highlighted == "[ One ]")
    screen.apply([.remove(screen.id("One"))])
    #expect(screen.highlighted == "")
  }

  @Test func focusLeavesAnElementThatIsDisabled() {
    let screen = buttons()
    screen.set("One", .isEnabled, .bool(false))
    #expect(screen.highlighted == "[ Two ]")
  }

  @Test func togglesAndPickersSendWhatIsAsked() {
    let screen = TestScreen(
      .vstack(.toggle("On", true), .picker("Size", ["S", "M", "L"], 2))
    )
    screen.terminal.press(.space, .tab, .right, .left, .enter)
    let size = screen.id("Size")
    #expect(
      screen.takeEvents() == [
        .toggle(screen.id("On"), false), .select(size, 1), .select(size, 0),
      ]
    )
  }

  @Test func inlinePickerChoosesWithUpAndDown() {
    let screen = TestScreen(
      .vstack(Element.picker("Size", ["S", "M"], 0).set(.style, "inline"), .button("OK"))
    )
    screen.terminal.press(.down)
    #expect(screen.takeEvents() == [.select(screen.id("Size"), 1)])
    screen.set("Size", .value, .int(1))
    screen.terminal.press(.down)
    #expect(screen.takeEvents() == [])
    #expect(screen.highlighted == "[ OK ]")
  }

  @Test func intentsDoNotChangeTheScreen() {
    let screen = TestScreen(.toggle("On", false))
    screen.terminal.press(.space)
    #expect(screen.text.contains("[ ] On"))
    screen.set("On", .value, .bool(true))
    #expect(screen.text.contains("[x] On"))
  }

  @Test func helpShowsTheKeysUntilTheNextKey() {
    let screen = TestScreen(columns: 50, rows: 14, .button("OK"))
    screen.terminal.type("?")
    #expect(screen.text.contains("Esc              go back, close"))
    screen.terminal.press(.enter)
    #expect(!screen.text.contains("go back"))
    #expect(screen.takeEvents() == [])
    screen.terminal.press(.f1)
    #expect(screen.text.contains("go back"))
  }

  // MARK: Controls in labels

  private func row(_ number: Int) -> Element {
    let button = Element.button("Tap \(number)").set(.style, "plain")
    return Element(.link, [.hstack(button, .text("Row"))]).named("row \(number)")
  }

  @Test func tabGoesToWhatIsInALabel() {
    let screen = TestScreen(columns: 14, rows: 2, .list(row(0), row(1)))
    var seen = [screen.highlighted]
    for _ in 0..<4 {
      screen.terminal.press(.tab)
      seen.append(screen.highlighted)
    }
    #expect(
      seen == ["Tap 0 Row    ›", "Tap 0", "Tap 1 Row    ›", "Tap 1", "Tap 0 Row    ›"]
    )
  }

  @Test func sidewaysGoesIntoARowAndBack() {
    let screen = TestScreen(columns: 14, rows: 2, .list(row(0), row(1)))
    screen.terminal.press(.right)
    #expect(screen.highlighted == "Tap 0")
    screen.terminal.press(.enter, .left)
    #expect(screen.highlighted == "Tap 0 Row    ›")
    screen.terminal.press(.enter, .right, .down)
    #expect(screen.highlighted == "Tap 1 Row    ›")
    #expect(screen.takeEvents() == [.tap(screen.id("Tap 0")), .tap(screen.id("row 0"))])
  }

  @Test func sidewaysGoesThroughAllThatIsInABox() {
    let box = Element(.box, [.hstack(.button("A"), .text("-"), .button("B"))])
      .set(.gestures, .strings(["tap"])).named("box")
    let screen = TestScreen(columns: 25, rows: 1, .hstack(.button("0"), box, .button("1")))
    var seen: [String] = []
    for key: VirtualTerminal.Key in [.right, .right, .right, .right, .left, .left, .left, .left] {
      screen.terminal.press(key)
      seen.append(screen.highlighted)
    }
    let all = "[ A ] - [ B ]"
    #expect(seen == [all, "[ A ]", "[ B ]", "[ 1 ]", all, "[ 0 ]", "[ 0 ]", "[ 0 ]"])
  }

  @Test func linksOfALabelAreNoPlacesToGo() {
    var run = TextRun("site")
    run.link = "https://example.com"
    let text = Element.text("site").set(.runs, .runs([run]))
    let screen = TestScreen(Element(.vstack, [Element(.button, [text]), .button("Two")]))
    #expect(screen.highlighted == "[ site ]")
    screen.terminal.press(.tab)
    #expect(screen.highlighted == "[ Two ]")
  }

  @Test func tabFollowsTheScreen() {
    let page = Element.page(
      "Drinks",
      .toolbar(
        ("bottom", .button("Sum")), ("trailing", .button("Add")), ("leading", .button("Edit")),
        ("search", Element.field("search").set(.style, "search"))
      ),
      .list(.button("Latte"))
    )
    let screen = TestScreen(columns: 40, rows: 9, Element(.navigation, [page]))
    var seen = [screen.highlighted]
    for _ in 0..<5 {
      screen.terminal.press(.tab)
      seen.append(screen.highlighted)
    }
    // A field has a cursor in place of a mark.
    #expect(
      seen == ["[ Latte ]", "[ Sum ]", "[ Edit ]", "[ Add ]", "", "[ Latte ]"]
    )
  }
}
