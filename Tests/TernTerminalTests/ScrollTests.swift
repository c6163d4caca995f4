import TernUI
import Testing

/// Lists that are longer than the screen.
@MainActor
@Suite struct ScrollTests {
  private func list(_ count: Int = 20, rows: Int = 5) -> TestScreen {
    TestScreen(
      columns: 12, rows: rows, Element(.list, (1...count).map { .link("row \($0)") })
    )
  }

  @Test func tenThousandRowsAreScrolled() {
    let terminal = VirtualTerminal(columns: 20, rows: 5)
    let graph = ViewGraph(
      List(0..<10_000, id: \.self) { Text(verbatim: "Row \($0)") }, backend: terminal.backend
    )
    defer { graph.stop() }
    func press(_ key: VirtualTerminal.Key) {
      terminal.press(key)
      for _ in 0..<4 {
        graph.flush()
        terminal.settle()
      }
    }
    #expect(terminal.line(4).hasPrefix("Row 4"))
    press(.end)
    #expect(terminal.line(4).hasPrefix("Row 9999"))
    press(.pageUp)
    #expect(terminal.line(0).hasPrefix("Row 999"))
    press(.home)
    #expect(terminal.line(0).hasPrefix("Row 0"))
  }

  @Test func shortListHasNoIndicator() {
    #expect(list(2).text == "row 1      ›\nrow 2      ›")
  }

  @Test func longListHasAnIndicator() {
    #expect(
      list().text == """
        row 1     ›█
        row 2     ›│
        row 3     ›│
        row 4     ›│
        row 5     ›│
        """
    )
  }

  @Test func focusIsFollowed() {
    let screen = list()
    for _ in 0..<5 { screen.terminal.press(.down) }
    #expect(
      screen.text == """
        row 2     ›█
        row 3     ›│
        row 4     ›│
        row 5     ›│
        row 6     ›│
        """
    )
    #expect(screen.highlighted.hasPrefix("row 6"))
  }

  @Test func pageKeysMoveByWhatIsSeen() {
    let screen = list()
    screen.terminal.press(.pageDown)
    #expect(screen.terminal.line(0).hasPrefix("row 5"))
    #expect(screen.highlighted.hasPrefix("row 5"))
    screen.terminal.press(.pageDown, .pageDown, .pageDown, .pageDown)
    #expect(screen.terminal.line(4) == "row 20    ›█")
    #expect(screen.highlighted.hasPrefix("row 20"))
    screen.terminal.press(.pageUp)
    #expect(screen.terminal.line(0).hasPrefix("row 12"))
    #expect(screen.highlighted.hasPrefix("row 16"))
  }

  @Test func endAndHomeGoToTheEdges() {
    let screen = list()
    screen.terminal.press(.end)
    #expect(screen.highlighted.hasPrefix("row 20"))
    #expect(screen.terminal.line(4).hasPrefix("row 20"))
    screen.terminal.press(.home)
    #expect(screen.highlighted.hasPrefix("row 1 "))
    #expect(screen.terminal.line(0).hasPrefix("row 1 "))
  }

  @Test func textThatCannotHaveTheFocusIsScrolledByArrows() {
    let screen = TestScreen(
      columns: 8, rows: 3, Element(.list, (1...9).map { .text("line \($0)") })
    )
    screen.terminal.press(.down, .down)
    #expect(screen.terminal.line(0).hasPrefix("line 3"))
    screen.terminal.press(.up)
    #expect(screen.terminal.line(0).hasPrefix("line 2"))
  }

  @Test func longTextBetweenControlsIsReadOnTheWay() {
    let text = Element.text((1...12).map { "line \($0)" }.joined(separator: "\n"))
    let screen = TestScreen(columns: 12, rows: 4, .list(.button("A"), text, .button("B")))
    screen.terminal.press(.down)
    #expect(screen.highlighted == "[ A ]" || screen.terminal.line(0).hasPrefix("line 1"))
    for _ in 0..<12 { screen.terminal.press(.down) }
    #expect(screen.highlighted == "[ B ]")
  }

  @Test func headerIsSeenWithTheFirstRow() {
    let section = Element(
      .section, [Element(.header, [.text("Header")])] + (1...9).map { .link("row \($0)") }
    )
    let screen = TestScreen(columns: 14, rows: 4, .list(section))
    screen.terminal.press(.end, .home)
    #expect(screen.terminal.line(0).hasPrefix("Header"))
  }

  @Test func scrollViewScrollsItsContent() {
    let content = Element(.vstack, (1...6).map { .text("\($0)") })
    let screen = TestScreen(columns: 3, rows: 3, Element(.scroll, [content]))
    #expect(screen.text == "1█\n2│\n3│")
    screen.terminal.press(.pageDown, .pageDown)
    #expect(screen.terminal.lines.map { $0.prefix(1) } == ["4", "5", "6"])
  }

  @Test func horizontalScrollViewFollowsTheFocus() {
    let content = Element(.hstack, ["A", "B", "C", "D"].map { .button($0) })
    let screen = TestScreen(
      columns: 11, rows: 1, Element(.scroll, [content]).set(.axis, "horizontal")
    )
    #expect(screen.text == "[ A ] [ B ]")
    screen.terminal.press(.tab, .tab)
    #expect(screen.text == "[ B ] [ C ]")
  }

  @Test func shrinkingListStaysInSight() {
    let screen = list()
    screen.terminal.press(.end)
    let kept = (1...6).map { screen.id("row \($0)") }
    let root = ElementID(rawValue: 1)
    screen.apply([.children(root, kept)])
    #expect(screen.terminal.line(4).hasPrefix("row 6"))
  }
}
