import TernUI
import Testing

/// Selecting, undoing, and text of several lines.
@MainActor
@Suite struct EditingTests {
  private func field(_ value: String) -> TestScreen {
    TestScreen(columns: 20, rows: 1, .field("name", value))
  }

  // MARK: Long texts

  @Test func longPasteIsOneStepAndEditedLikeAnyText() {
    let screen = TestScreen(columns: 21, rows: 4, Element(.textEditor).named("text"))
    let paragraph = String(repeating: "가나다 family 👨‍👩‍👧 words\n", count: 2_500)
    screen.terminal.type("\u{1B}[200~\(paragraph)\u{1B}[201~")
    #expect(screen.takeEvents() == [.input(screen.id("text"), paragraph, revision: 1)])
    screen.terminal.type("end")
    screen.terminal.press(.wordLeft, .backspace)
    #expect(
      screen.takeEvents().last
        == .input(screen.id("text"), String(paragraph.dropLast()) + "end", revision: 5)
    )
    screen.terminal.type("\u{1F}\u{1F}\u{1F}")
    #expect(screen.takeEvents().last == .input(screen.id("text"), "", revision: 8))
  }

  @Test func longLineIsSeenAroundTheCursor() {
    let screen = field("")
    screen.terminal.type("\u{1B}[200~\(String(repeating: "abcde", count: 10_000))\u{1B}[201~")
    #expect(screen.text == "bcdeabcdeabcdeabcde")
    screen.terminal.press(.home)
    #expect(screen.text == "abcdeabcdeabcdeabcde")
    screen.terminal.press(.end, .backspace)
    #expect(screen.text == "abcdeabcdeabcdeabcd")
  }

  /// A key press looks only at the characters beside the cursor: what joins there must be found all
  /// the same.
  @Test(
    arguments: [
      // The halves of flags pair up anew, all along the run.
      ("🇰🇷🇯🇵", "\u{1F1E9}", 0, "🇩🇰🇷🇯🇵"),
      ("a🇰🇷", "\u{1F1E9}", 1, "a🇩🇰🇷"),
      ("cafe", "\u{301}", 4, "cafe\u{301}"),
      ("👩👧", "\u{200D}", 1, "👩\u{200D}👧"),
      ("한", "\u{11A8}", 1, "한\u{11A8}"),
    ] as [(String, String, Int, String)])
  func whatIsTypedJoinsItsNeighbours(text: String, typed: String, place: Int, result: String) {
    let screen = field(text)
    screen.terminal.press(.home)
    for _ in 0..<place { screen.terminal.press(.right) }
    screen.terminal.type(typed)
    #expect(screen.takeEvents() == [.input(screen.id("name"), result, revision: 1)])
    // What is one character now is deleted as one.
    screen.terminal.press(.end)
    for _ in 0..<result.count { screen.terminal.press(.backspace) }
    let revision = UInt64(result.count) + 1
    #expect(screen.takeEvents().last == .input(screen.id("name"), "", revision: revision))
  }

  // MARK: Selection

  @Test func shiftAndArrowsSelect() {
    let screen = field("latte")
    screen.terminal.press(.shiftLeft, .shiftLeft)
    #expect(screen.highlighted == "te")
    screen.terminal.press(.shiftHome)
    #expect(screen.highlighted == "latte")
    screen.terminal.press(.right)
    #expect(screen.highlighted == "")
    #expect(screen.terminal.cursor.column == 5)
  }

  @Test func mouseSelects() {
    let screen = field("latte")
    screen.terminal.mouseDown(1, 0)
    screen.terminal.mouseDrag(3, 0)
    screen.terminal.mouseUp(3, 0)
    #expect(screen.highlighted == "at")
    screen.terminal.click(0, 0)
    #expect(screen.highlighted == "")
  }

  @Test func arrowGoesToTheEdgeOfTheSelection() {
    let screen = field("latte")
    screen.terminal.press(.left, .shiftLeft, .shiftLeft, .left)
    #expect(screen.terminal.cursor.column == 2)
  }

  @Test func typingReplacesTheSelection() {
    let screen = field("한글 카페")
    screen.terminal.press(.shiftLeft, .shiftLeft)
    screen.terminal.type("!")
    #expect(screen.text == "한글 !")
    #expect(screen.takeEvents() == [.input(screen.id("name"), "한글 !", revision: 1)])
  }

  @Test func allIsSelectedAndDeleted() {
    let screen = field("latte")
    screen.terminal.type("\u{1B}a")
    #expect(screen.highlighted == "latte")
    screen.terminal.press(.backspace)
    #expect(screen.takeEvents() == [.input(screen.id("name"), "", revision: 1)])
  }

  @Test func cutAndPaste() {
    let screen = field("latte")
    screen.terminal.press(.shiftLeft, .shiftLeft)
    screen.terminal.type("\u{18}")
    #expect(screen.text == "lat")
    screen.terminal.press(.home)
    screen.terminal.type("\u{16}")
    #expect(screen.text == "telat")
  }

  @Test func copiedTextStays() {
    let screen = field("ab")
    screen.terminal.type("\u{1B}a\u{1B}c")
    screen.terminal.press(.end)
    screen.terminal.type("\u{16}")
    #expect(screen.text == "abab")
  }

  @Test func passwordsAreNotCopied() {
    let screen = TestScreen(
      columns: 20, rows: 2,
      .list(Element(.secureField).set(.value, "secret").named("s"), .field("name", "x"))
    )
    screen.terminal.type("\u{1B}a\u{1B}c\t\u{16}")
    #expect(screen.terminal.line(1) == "x")
  }

  // MARK: Undo

  @Test func undoTakesBackWhatWasTyped() {
    let screen = field("a")
    screen.terminal.type("bc")
    screen.terminal.press(.backspace)
    #expect(screen.text == "ab")
    screen.terminal.type("\u{1B}z")
    #expect(screen.text == "abc")
    screen.terminal.type("\u{1F}")
    #expect(screen.text == "a")
    screen.terminal.type("\u{19}")
    #expect(screen.text == "abc")
    screen.terminal.type("\u{19}\u{19}")
    #expect(screen.text == "ab")
  }

  @Test func moveEndsAStepOfTyping() {
    let screen = field("")
    screen.terminal.type("ab")
    screen.terminal.press(.left)
    screen.terminal.type("x\u{1B}z")
    #expect(screen.text == "ab")
    screen.terminal.type("\u{1B}z\u{1B}z")
    #expect(screen.text == "")
  }

  @Test func typingAfterUndoForgetsWhatWasUndone() {
    let screen = field("")
    screen.terminal.type("a\u{1B}zb\u{19}")
    #expect(screen.text == "b")
  }

  @Test func undoIsTold() {
    let screen = field("a")
    screen.terminal.type("b\u{1B}z")
    let id = screen.id("name")
    #expect(screen.takeEvents() == [.input(id, "ab", revision: 1), .input(id, "a", revision: 2)])
  }

  // MARK: Several lines

  private func editor(_ value: String, columns: Int = 10, rows: Int = 4) -> TestScreen {
    TestScreen(
      columns: columns, rows: rows,
      Element(.textEditor).set(.value, value).set(.placeholder, "Notes").named("notes")
    )
  }

  @Test func returnBreaksTheLine() {
    let screen = editor("")
    #expect(screen.text == "Notes")
    screen.terminal.type("a")
    screen.terminal.press(.enter)
    screen.terminal.type("b")
    #expect(screen.text == "a\nb")
    #expect(screen.terminal.cursor == (1, 1))
    #expect(screen.takeEvents().last == .input(screen.id("notes"), "a\nb", revision: 3))
  }

  @Test func linesBreakBetweenWords() {
    let screen = editor("one two three")
    // Nine columns, as one is for the cursor.
    #expect(screen.text == "one two\nthree")
    #expect(screen.terminal.cursor == (5, 1))
  }

  @Test func upAndDownGoBetweenLines() {
    let screen = editor("abc\nde\nfgh")
    screen.terminal.press(.up)
    #expect(screen.terminal.cursor == (2, 1))
    screen.terminal.press(.home)
    screen.terminal.type("x")
    #expect(screen.text == "abc\nxde\nfgh")
    screen.terminal.press(.up, .end, .shiftLeft)
    #expect(screen.highlighted == "c")
  }

  @Test func upFromTheFirstLineLeaves() {
    let screen = TestScreen(
      columns: 10, rows: 6,
      .vstack(.button("OK"), Element(.textEditor).set(.value, "a\nb").named("notes"))
    )
    screen.terminal.press(.down)
    #expect(screen.terminal.isCursorVisible)
    screen.terminal.press(.up, .up)
    #expect(screen.highlighted == "[ OK ]")
  }

  @Test func linesFollowTheCursor() {
    let screen = editor("1\n2\n3\n4\n5", rows: 3)
    #expect(screen.text == "3\n4\n5")
    screen.terminal.press(.up, .up, .up)
    #expect(screen.text == "2\n3\n4")
  }

  @Test func pasteKeepsItsLines() {
    let screen = editor("")
    screen.terminal.type("\u{1B}[200~one\ntwo\u{7}\u{1B}[201~")
    #expect(screen.text == "one\ntwo")
  }

  @Test func clickPlacesTheCursor() {
    let screen = editor("abc\ndef")
    screen.terminal.click(1, 1)
    screen.terminal.type("x")
    #expect(screen.text == "abc\ndxef")
  }

  @Test func fieldGrowsWithItsText() {
    let screen = TestScreen(
      columns: 10, rows: 8,
      .vstack(Element.field("name", "one two three").set(.axis, "vertical"), .button("OK"))
    )
    #expect(screen.text.contains("one two\nthree\n"))
    screen.terminal.type("\u{15}")
    #expect(screen.text.contains("one two\n") && !screen.text.contains("three"))
    screen.terminal.press(.enter)
    #expect(screen.takeEvents().last == .submit(screen.id("name")))
  }
}
