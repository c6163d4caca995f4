import TernTerminal
import TernUI
import Testing

/// What is sent for a frame.
@MainActor
@Suite struct FrameTests {
  @Test func oneChangedCharacterIsAFewBytes() {
    let screen = TestScreen(
      columns: 200, rows: 50, .vstack(.text("count 1").named("count"), .button("OK"))
    )
    _ = screen.terminal.takeOutput()
    screen.set("count", .text, .string("count 2"))
    #expect(screen.terminal.takeOutput() == "\u{1B}[?2026h\u{1B}[25;103H2\u{1B}[?2026l")
  }

  @Test func cursorIsSetAnewAfterWhatTerminalsCountDifferently() {
    let screen = TestScreen(columns: 6, rows: 1, Element.text("ab☕️cd").named("text"))
    _ = screen.terminal.takeOutput()
    screen.set("text", .text, .string("XY👋CD"))
    #expect(
      screen.terminal.takeOutput()
        == "\u{1B}[?2026h\u{1B}[1;1HXY👋\u{1B}[1;5HCD\u{1B}[?2026l"
    )
  }

  /// A terminal that saw all frames shows what one that saw only the last shows.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func framesAddUp(seed: UInt64) {
    var random = Random(state: seed)
    let words = ["a", "한글", "👋 hi", "e\u{301}", "👨‍👩‍👧", "🇰🇷", "—", "long words wrap here", ""]
    let colors = ["red", "primary", "#123456", "secondary"]
    func texts() -> [Element] {
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Element.hstack(
          .text(words.randomElement(using: &random) ?? ""),
          Element.text(words.randomElement(using: &random) ?? "")
            .set(.foreground, .color(colors.randomElement(using: &random) ?? ""))
            .set(.isBold, .bool(Bool.random(using: &random)))
        )
      }
    }
    let screen = TestScreen(columns: 20, rows: 6, .text("start"))
    for _ in 0..<20 {
      let elements = texts()
      screen.show([Element(.vstack, elements)])
      let fresh = TestScreen(columns: 20, rows: 6, Element(.vstack, elements))
      #expect(screen.terminal.lines == fresh.terminal.lines)
      #expect(looks(of: screen.terminal) == looks(of: fresh.terminal))
    }
  }

  /// The looks of all characters; the cell that a wide one covers has none of its own.
  private func looks(of terminal: VirtualTerminal) -> [String] {
    (0..<terminal.rows).map { row in
      var looks = ""
      var column = 0
      while column < terminal.columns {
        let cell = terminal.cell(column, row)
        looks += " \(cell.foreground)\(cell.isBold ? "b" : "")"
        column += max(1, cell.width)
      }
      return looks
    }
  }
}
