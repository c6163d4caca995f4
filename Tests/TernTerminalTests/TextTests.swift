import TernUI
import Testing

/// Wrapping, widths and looks of text.
@MainActor
@Suite struct TextTests {
  @Test(arguments: [
    ("one two three", 7, "one two\nthree"),
    ("one two three", 8, "one two\nthree"),
    ("abcdefgh ij", 3, "abc\ndef\ngh\nij"),
    ("a\nb\n\nc", 3, "a\nb\n\nc"),
    ("한국어 문장 하나", 6, "한국어\n문장\n하나"),
    ("가나다라", 5, "가나\n다라"),
    ("a  b", 4, "a  b"),
  ])
  func wrapsByWords(text: String, width: Int, expected: String) {
    let screen = TestScreen(
      columns: width, rows: expected.filter(\.isNewline).count + 1,
      Element.box(.text(text)).set(.maxWidth, .number(.infinity)).set(.alignment, "leading")
    )
    #expect(screen.text == expected)
  }

  @Test func lineLimitEndsWithAnEllipsis() {
    let screen = TestScreen(
      columns: 6, rows: 4, Element.text("one two three four").set(.lineLimit, .int(2))
    )
    #expect(screen.text == "\n one\n two…")
  }

  @Test func textThatIsTooHighShowsThatThereIsMore() {
    let screen = TestScreen(columns: 5, rows: 2, .text("one two three"))
    #expect(screen.text == "one\ntwo…")
  }

  @Test func linesFollowTheAlignmentOfTheText() {
    let screen = TestScreen(
      columns: 5, rows: 2,
      Element.text("three to").set(.multilineAlignment, "trailing")
    )
    #expect(screen.text == "three\n   to")
  }

  /// The column after a text, as libvterm counts it, is where the layout put the bar.
  @Test(arguments: [
    ("abc", 3, "abc"),
    ("한국어", 6, "한국어"),
    ("日本", 4, "日本"),
    ("Ａ", 2, "Ａ"),
    ("👋", 2, "👋"),
    ("e\u{301}", 1, "e\u{301}"),
    ("👨‍👩‍👧", 2, "👨"),
    ("👍🏽", 2, "👍"),
    ("🇰🇷", 2, "🇰🇷"),
    ("❤️", 1, "❤"),
    ("\u{1112}\u{1161}\u{11AB}", 2, "한"),
    ("\u{1B}[31m", 5, "\u{FFFD}[31m"),
    ("a\u{200B}b", 2, "ab"),
    ("\u{301}", 1, "\u{FFFD}"),
  ])
  func widthIsWhatTerminalsCount(text: String, width: Int, shown: String) {
    let screen = TestScreen(
      columns: 12, rows: 1,
      Element.box(
        Element.hstack(.text(text), .text("|")).set(.spacing, .number(0))
      ).set(.maxWidth, .number(.infinity)).set(.alignment, "leading")
    )
    #expect(screen.terminal.find("|")?.column == width)
    #expect(screen.text.unicodeScalars.elementsEqual((shown + "|").unicodeScalars))
  }

  @Test func looks() {
    let text = Element.text("x").set(.isBold, .bool(true)).set(.isItalic, .bool(true))
      .set(.isUnderlined, .bool(true)).set(.isStruck, .bool(true))
    let cell = TestScreen(columns: 1, rows: 1, text).terminal.cell(0, 0)
    #expect(cell.isBold && cell.isItalic && cell.isUnderlined && cell.isStruck)
  }

  @Test(arguments: [
    ("red", "1"), ("secondary", "8"), ("#FF8800", "#ff8800"), ("primary", "default"),
    ("no such colour", "default"), ("#12345", "default"),
  ])
  func colors(name: String, expected: String) {
    let screen = TestScreen(columns: 1, rows: 1, Element.text("x").set(.foreground, .color(name)))
    #expect(screen.terminal.cell(0, 0).foreground == expected)
  }

  @Test func looksAreInherited() {
    let screen = TestScreen(
      columns: 1, rows: 1, Element.box(.text("x")).set(.foreground, .color("green"))
    )
    #expect(screen.terminal.cell(0, 0).foreground == "2")
  }

  @Test func withoutColorNothingIsColored() {
    let text = Element.text("x").set(.foreground, .color("red")).set(.background, .color("blue"))
    let screen = TestScreen(columns: 1, rows: 1, colors: .none, text)
    #expect(screen.terminal.cell(0, 0).foreground == "default")
    #expect(screen.terminal.cell(0, 0).background == "default")
  }

  @Test(arguments: [("title", true), ("headline", true), ("body", false)])
  func headlinesAreBold(font: String, isBold: Bool) {
    let screen = TestScreen(columns: 1, rows: 1, Element.text("x").set(.font, font))
    #expect(screen.terminal.cell(0, 0).isBold == isBold)
  }

  @Test func nameOfASymbolIsNotBroken() {
    let image = Element(.image).set(.systemImage, "very.long.name")
    #expect(TestScreen(columns: 8, rows: 2, image).text == "(very.l…")
    let label = Element(.label, [image, .text("Title")])
    #expect(TestScreen(columns: 8, rows: 2, label).text == "(very.l…\nTitle")
    #expect(TestScreen(columns: 16, rows: 1, image).text == "(very.long.name)")
  }
}
