import TernUI
import Testing

/// Typing.
@MainActor
@Suite struct TextFieldTests {
  /// A field with a text in it, after some keys.
  private func field(_ value: String, keys: String, columns: Int = 20) -> TestScreen {
    let screen = TestScreen(columns: columns, rows: 1, .field("name", value))
    for key in keys.split(separator: " ") {
      screen.terminal.type(Self.keys[String(key)] ?? String(key))
    }
    return screen
  }

  private static let keys = [
    "left": "\u{1B}[D", "right": "\u{1B}[C", "home": "\u{1B}[H", "end": "\u{1B}[F",
    "bs": "\u{7F}", "del": "\u{1B}[3~", "^a": "\u{1}", "^e": "\u{5}", "^u": "\u{15}",
    "^k": "\u{B}", "^w": "\u{17}", "wordleft": "\u{1B}[1;5D", "wordright": "\u{1B}[1;5C",
    "sp": " ",
  ]

  @Test(arguments: [
    ("", "a b", "ab", 2),
    ("", "a sp b", "a b", 3),
    ("abc", "left x", "abxc", 3),
    ("abc", "home x", "xabc", 1),
    ("abc", "^a right x ^e y", "axbcy", 5),
    ("abc", "bs", "ab", 2),
    ("abc", "home bs", "abc", 0),
    ("abc", "home del", "bc", 0),
    ("abc", "del", "abc", 3),
    ("one two", "^w", "one ", 4),
    ("one two", "left ^u", "o", 0),
    ("one two", "home right ^k", "o", 1),
    ("one two", "wordleft x", "one xtwo", 5),
    ("one two", "home wordright x", "onex two", 4),
    ("한글", "bs", "한", 2),
    ("한글", "home right 국", "한국글", 4),
    ("", "👨‍👩‍👧 x bs bs", "", 0),
    ("e", "\u{301}", "é", 1),
    ("ae\u{301}", "bs", "a", 1),
  ])
  func keysEditByCharacter(value: String, keys: String, text: String, column: Int) {
    let screen = field(value, keys: keys)
    #expect(screen.text == text.trimmingEnd)
    #expect(screen.terminal.cursor.column == column)
    #expect(screen.terminal.isCursorVisible)
  }

  @Test func eachChangeIsTold() {
    let screen = field("", keys: "a b left bs")
    let id = screen.id("name")
    #expect(
      screen.takeEvents() == [
        .input(id, "a", revision: 1), .input(id, "ab", revision: 2), .input(id, "b", revision: 3),
      ]
    )
  }

  @Test func returnSubmits() {
    let screen = field("abc", keys: "")
    screen.terminal.press(.enter)
    #expect(screen.takeEvents() == [.submit(screen.id("name"))])
  }

  @Test func pasteIsOneChangeOnOneLine() {
    let screen = field("", keys: "")
    screen.terminal.type("\u{1B}[200~one\ntwo\t\u{7}한\u{1B}[201~")
    #expect(screen.takeEvents() == [.input(screen.id("name"), "one two 한", revision: 1)])
    #expect(screen.text == "one two 한")
  }

  @Test func longTextFollowsTheCursor() {
    let screen = field("abcdefgh", keys: "", columns: 5)
    #expect(screen.text == "efgh")
    #expect(screen.terminal.cursor.column == 4)
    screen.terminal.press(.home)
    #expect(screen.text == "abcde")
    #expect(screen.terminal.cursor.column == 0)
    screen.terminal.press(.end, .backspace, .backspace, .backspace, .backspace)
    #expect(screen.text == "abcd")
  }

  @Test func wideTextIsNotCutInTwo() {
    let screen = field("가나다라", keys: "home", columns: 5)
    #expect(screen.text == "가나")
  }

  @Test func olderAnswersDoNotUndoTyping() {
    let screen = field("", keys: "a b c")
    let id = screen.id("name")
    screen.apply([.set(id, .value, .string("A")), .set(id, .revision, .int(1))])
    #expect(screen.text == "abc")
    screen.apply([.set(id, .value, .string("ABC")), .set(id, .revision, .int(3))])
    #expect(screen.text == "ABC")
    #expect(screen.terminal.cursor.column == 3)
  }

  @Test func appCanRefuseWhatWasTyped() {
    let screen = field("12", keys: "x")
    #expect(screen.text == "12x")
    // The text is as the app last said, so only the revision is news.
    screen.set("name", .revision, .int(1))
    #expect(screen.text == "12")
  }

  @Test func appCanClearTheText() {
    let screen = field("", keys: "a")
    let id = screen.id("name")
    screen.apply([.set(id, .value, .string("a")), .set(id, .revision, .int(1))])
    screen.set("name", .value, .string(""))
    #expect(screen.text == "")
    screen.terminal.type("b")
    #expect(screen.takeEvents().last == .input(id, "b", revision: 2))
  }

  @Test func cursorStaysWhenTheAppChangesTheText() {
    let screen = field("", keys: "a b left")
    let id = screen.id("name")
    screen.apply([.set(id, .value, .string("AB")), .set(id, .revision, .int(2))])
    #expect(screen.terminal.cursor.column == 1)
  }

  @Test func cursorIsHiddenWhereThereIsNothingToType() {
    let screen = TestScreen(.vstack(.field("name"), .button("OK")))
    #expect(screen.terminal.isCursorVisible)
    screen.terminal.press(.tab)
    #expect(!screen.terminal.isCursorVisible)
  }

  @Test func upAndDownLeaveTheField() {
    let screen = TestScreen(.vstack(.field("name"), .button("OK")))
    screen.terminal.press(.down)
    #expect(screen.highlighted == "[ OK ]")
  }

  @Test func questionMarkIsTextInAField() {
    let screen = field("", keys: "?")
    #expect(screen.text == "?")
  }

  @Test func controlCharactersAreNotTyped() {
    let screen = field("", keys: "")
    screen.terminal.type("\u{1B}[200~a\u{7}\u{9B}31mb\u{1B}[201~")
    #expect(screen.takeEvents() == [.input(screen.id("name"), "a31mb", revision: 1)])
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

}
