import TernTerminal
import TernUI
import Testing

/// What each kind of element looks like.
@MainActor
@Suite struct ElementTests {
  @Test func contentStandsInTheMiddle() {
    let screen = TestScreen(columns: 11, rows: 3, .text("Hello"))
    #expect(screen.text == "\n   Hello")
  }

  @Test func verticalStackHasNoRowsBetween() {
    let screen = TestScreen(columns: 5, rows: 2, .vstack(.text("A"), .text("BBB")))
    #expect(screen.text == "  A\n BBB")
  }

  @Test(arguments: [("leading", "A\nBBB"), ("center", " A\nBBB"), ("trailing", "  A\nBBB")])
  func verticalStackAligns(alignment: String, expected: String) {
    let screen = TestScreen(
      columns: 3, rows: 2, .vstack(.text("A"), .text("BBB")).set(.alignment, alignment)
    )
    #expect(screen.text == expected)
  }

  @Test func horizontalStackHasAColumnBetween() {
    let screen = TestScreen(columns: 3, rows: 1, .hstack(.text("A"), .text("B")))
    #expect(screen.text == "A B")
  }

  @Test(arguments: [("top", "A B\n  C"), ("bottom", "  B\nA C"), ("center", "A B\n  C")])
  func horizontalStackAligns(alignment: String, expected: String) {
    let screen = TestScreen(
      columns: 3, rows: 2,
      .hstack(.text("A"), .vstack(.text("B"), .text("C"))).set(.alignment, alignment)
    )
    #expect(screen.text == expected)
  }

  @Test(arguments: [(0.0, "AB"), (8, "A B"), (11, "A B"), (12, "A  B"), (16, "A  B")])
  func horizontalSpacingIsEightPointsAColumn(points: Double, expected: String) {
    let screen = TestScreen(
      columns: expected.count, rows: 1,
      .hstack(.text("A"), .text("B")).set(.spacing, .number(points))
    )
    #expect(screen.text == expected)
  }

  @Test(arguments: [(0.0, "A\nB"), (7, "A\nB"), (8, "A\n\nB"), (16, "A\n\nB"), (32, "A\n\n\nB")])
  func verticalSpacingIsSixteenPointsARow(points: Double, expected: String) {
    let screen = TestScreen(
      columns: 1, rows: expected.filter(\.isNewline).count + 1,
      .vstack(.text("A"), .text("B")).set(.spacing, .number(points))
    )
    #expect(screen.text == expected)
  }

  @Test func spacerPushesApart() {
    let screen = TestScreen(columns: 10, rows: 1, .hstack(.text("A"), .spacer, .text("B")))
    #expect(screen.text == "A        B")
  }

  @Test func spacerPushesDown() {
    let screen = TestScreen(columns: 1, rows: 4, .vstack(.text("A"), .spacer, .text("B")))
    #expect(screen.text == "A\n\n\nB")
  }

  @Test func dividersFollowTheirStack() {
    let screen = TestScreen(
      columns: 5, rows: 3,
      .vstack(.text("A"), .divider, .hstack(.text("B"), .divider, .text("C")))
    )
    #expect(screen.text == "  A\n─────\nB │ C")
  }

  @Test func layersOfAZStackCover() {
    let screen = TestScreen(
      columns: 5, rows: 1, .zstack(.text("-----"), .text("A")).set(.alignment, "center")
    )
    #expect(screen.text == "--A--")
  }

  @Test func paddingOfSixteenPointsIsTwoColumnsAndARow() {
    let box = Element.box(.text("A"))
      .set(.paddingTop, .number(16)).set(.paddingBottom, .number(16))
      .set(.paddingLeading, .number(16)).set(.paddingTrailing, .number(16))
      .set(.border, .bool(true))
    let screen = TestScreen(columns: 7, rows: 5, box)
    #expect(screen.text == "┌─────┐\n│     │\n│  A  │\n│     │\n└─────┘")
  }

  @Test(arguments: [
    ("top-leading", "┌──┐\n│A │\n│  │\n└──┘"),
    ("bottom-trailing", "┌──┐\n│  │\n│ A│\n└──┘"),
    ("top", "┌──┐\n│A │\n│  │\n└──┘"),
  ])
  func frameAlignsItsContent(alignment: String, expected: String) {
    let box = Element.box(.text("A"))
      .set(.width, .number(32)).set(.height, .number(64)).set(.border, .bool(true))
      .set(.alignment, alignment)
    let screen = TestScreen(columns: 4, rows: 4, box)
    #expect(screen.text == expected)
  }

  @Test func infiniteMaximumFillsTheRoom() {
    let box = Element.box(.text("A")).set(.maxWidth, .number(.infinity))
      .set(.border, .bool(true)).set(.alignment, "leading")
    let screen = TestScreen(columns: 8, rows: 3, box)
    #expect(screen.text == "┌──────┐\n│A     │\n└──────┘")
  }

  @Test func minimumWidensASmallContent() {
    let box = Element.box(.text("A")).set(.minWidth, .number(48)).set(.border, .bool(true))
    let screen = TestScreen(columns: 10, rows: 3, .hstack(box))
    #expect(screen.text == "  ┌────┐\n  │ A  │\n  └────┘")
  }

  @Test func backgroundFillsItsBox() {
    let box = Element.box(.text("A")).set(.width, .number(24)).set(.background, .color("red"))
    let screen = TestScreen(columns: 5, rows: 1, box)
    let backgrounds = (0..<5).map { screen.terminal.cell($0, 0).background }
    #expect(backgrounds == ["default", "1", "1", "1", "default"])
  }

  @Test func buttonHasBrackets() {
    let screen = TestScreen(columns: 6, rows: 1, .button("OK"))
    #expect(screen.text == "[ OK ]")
  }

  @Test func plainButtonHasNone() {
    let screen = TestScreen(columns: 2, rows: 1, Element.button("OK").set(.style, "plain"))
    #expect(screen.text == "OK")
  }

  @Test func linkPointsOn() {
    let screen = TestScreen(columns: 6, rows: 1, .link("More"))
    #expect(screen.text == "More ›")
  }

  @Test(arguments: [(true, "[x] On"), (false, "[ ] On")])
  func toggleHasABox(isOn: Bool, expected: String) {
    let screen = TestScreen(columns: 6, rows: 1, .toggle("On", isOn))
    #expect(screen.text == expected)
  }

  @Test func pickerShowsItsOption() {
    let screen = TestScreen(columns: 20, rows: 1, .picker("Size", ["S", "Large"], 0))
    #expect(screen.text == "   Size ‹ S     ›")
  }

  @Test func inlinePickerShowsAllOptions() {
    let screen = TestScreen(
      columns: 9, rows: 3,
      Element.picker("Size", ["Small", "Large"], 1).set(.style, "inline")
    )
    #expect(screen.text == "Size\n( ) Small\n(•) Large")
  }

  @Test func fieldShowsItsValueUnderlined() {
    let screen = TestScreen(columns: 8, rows: 1, .field("name", "Blob"))
    #expect(screen.text == "Blob")
    #expect((0..<8).allSatisfy { screen.terminal.cell($0, 0).isUnderlined })
  }

  @Test func emptyFieldShowsItsPlaceholder() {
    let screen = TestScreen(columns: 8, rows: 1, Element.field("name").set(.placeholder, "Name"))
    #expect(screen.text == "Name")
    #expect(screen.terminal.cell(0, 0).foreground == "8")
  }

  @Test func secureFieldHidesItsValue() {
    let field = Element(.secureField).set(.value, "한글!")
    let screen = TestScreen(columns: 8, rows: 1, field)
    #expect(screen.text == "•••")
  }

  @Test func labelShowsItsSymbol() {
    let screen = TestScreen(
      columns: 7, rows: 1, Element(.label).set(.text, "Liked").set(.systemImage, "heart.fill")
    )
    #expect(screen.text == "♥ Liked")
  }

  @Test func unknownSymbolShowsItsName() {
    let screen = TestScreen(columns: 8, rows: 1, Element(.image).set(.systemImage, "zzz.q"))
    #expect(screen.text == "(zzz.q)")
  }

  @Test(arguments: [
    ("calendar", "▦"), ("tray", "⊔"), ("square.and.arrow.up", "⇪"), ("exclamationmark.3", "‼"),
    ("person.crop.circle", "☺"), ("person.crop.circle.fill", "☺"), ("heart.circle.fill", "♡"),
    ("line.3.horizontal.decrease.circle", "≣"), ("7.circle", "7"), ("b.square.fill", "B"),
    ("circle", "○"), ("square.fill", "■"),
  ])
  func commonSymbolsShowAsACharacter(name: String, character: String) {
    let screen = TestScreen(columns: 2, rows: 1, Element(.image).set(.systemImage, .string(name)))
    #expect(screen.text == character)
  }

  @Test func symbolsTakeOneColumn() {
    for name in Symbols.names {
      let label = Element(.label).set(.text, "x").set(.systemImage, name)
      let screen = TestScreen(columns: 3, rows: 1, label)
      #expect(screen.terminal.cell(2, 0).text == "x", "\(name)")
    }
  }

  @Test func sectionHasHeaderRowsAndFooter() {
    let section = Element.section(
      Element(.header, [.text("Fruit")]), .text("Apple"), .link("Pear"),
      Element(.footer, [.text("Two kinds")])
    )
    let screen = TestScreen(columns: 12, rows: 4, .list(section))
    #expect(screen.text == "Fruit\n  Apple\n  Pear     ›\n  Two kinds")
    #expect(screen.terminal.cell(0, 0).isBold)
    #expect(screen.terminal.cell(2, 3).foreground == "8")
  }

  @Test func sectionsHaveABlankRowBetween() {
    let screen = TestScreen(
      columns: 5, rows: 5, .form(.section(.text("A")), .section(.text("B")), .text("C"))
    )
    #expect(screen.text == "  A\n\n  B\n\nC")
  }

  @Test func groupsAreTransparent() {
    let group = Element(.group, [.text("A"), Element(.group, [.text("B")])])
    let screen = TestScreen(columns: 5, rows: 1, .hstack(group, .text("C")))
    #expect(screen.text == "A B C")
  }

  @Test func transparentElementKeepsItsRoom() {
    let screen = TestScreen(
      columns: 5, rows: 1,
      .hstack(.text("A"), Element.text("B").set(.opacity, .number(0)), .text("C"))
    )
    #expect(screen.text == "A   C")
  }

  @Test func layoutPriorityTakesRoomFirst() {
    let screen = TestScreen(
      columns: 9, rows: 1,
      .hstack(
        Element.text("abcdef").set(.lineLimit, .int(1)),
        Element.text("ghijkl").set(.lineLimit, .int(1)).set(.layoutPriority, .number(1))
      )
    )
    #expect(screen.text == "a… ghijkl")
  }
}
