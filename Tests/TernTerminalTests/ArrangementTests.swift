import TernUI
import Testing

/// How elements share and take room.
@MainActor
@Suite struct ArrangementTests {
  private func overlay(_ placement: String) -> TestScreen {
    TestScreen(
      columns: 8, rows: 1,
      Element(.overlay, [.text("base"), .text("X"), .text("wider")]).set(.placement, placement)
        .set(.alignment, "leading")
    )
  }

  @Test func overlayIsAsLargeAsItsFirst() {
    #expect(overlay("over").text == "  wid…")
    #expect(overlay("under").text == "  base")
  }

  @Test func gridAlignsColumns() {
    func row(_ cells: Element...) -> Element { Element(.gridRow, cells) }
    let grid = Element(
      .grid,
      [
        row(.text("A"), .text("long")), .divider, row(.text("wide"), .text("B")),
        row(Element.text("both").set(.columnSpan, .int(2))),
      ]
    ).set(.alignment, "leading")
    let screen = TestScreen(columns: 9, rows: 4, grid)
    #expect(screen.text == "A    long\n─────────\nwide B\nboth")
  }

  @Test(arguments: [
    (["flexible:10-inf", "flexible:10-inf"], "A    B\nC"),
    (["fixed:16", "fixed:16"], "A  B\nC"),
    (["adaptive:24"], "A    B\nC"),
  ])
  func cellsFillColumns(columns: [String], expected: String) {
    let grid = Element(.grid, [.text("A"), .text("B"), .text("C")])
      .set(.columns, .strings(columns)).set(.alignment, "leading")
    let screen = TestScreen(columns: 9, rows: 2, .list(grid))
    #expect(screen.text == expected)
  }

  @Test func cellsFillRows() {
    let grid = Element(.grid, (1...5).map { .text("\($0)") })
      .set(.columns, .strings(["flexible:10-inf", "flexible:10-inf"])).set(.axis, "horizontal")
    #expect(TestScreen(columns: 5, rows: 2, grid).text == "1 3 5\n2 4")
  }

  @Test func firstThatFitsIsShown() {
    let choice = Element(.firstThatFits, [.text("a long text"), .button("Go")])
    let screen = TestScreen(columns: 11, rows: 1, choice)
    #expect(screen.text == "a long text")
    #expect(screen.highlighted == "")
    screen.terminal.resize(columns: 10, rows: 1)
    #expect(screen.text == "  [ Go ]")
    #expect(screen.highlighted == "[ Go ]")
  }

  @Test func roomIsTold() {
    let screen = TestScreen(
      columns: 20, rows: 5, Element(.geometry, [.text("x").named("text")]).named("geometry")
    )
    let id = screen.id("geometry")
    #expect(screen.takeEvents() == [.resize(id, width: 160, height: 80)])
    screen.set("text", .text, .string("y"))
    #expect(screen.takeEvents() == [])
    screen.terminal.resize(columns: 10, rows: 5)
    screen.terminal.settle()
    #expect(screen.takeEvents() == [.resize(id, width: 80, height: 80)])
  }

  // MARK: Boxes

  @Test func hiddenElementKeepsItsRoom() {
    let screen = TestScreen(
      columns: 20, rows: 1,
      .hstack(.text("A"), Element.box(.button("Go")).set(.isHidden, .bool(true)), .text("B"))
    )
    #expect(screen.text == "     A        B")
    #expect(screen.highlighted == "")
  }

  @Test func offsetMovesWhatIsDrawn() {
    let screen = TestScreen(
      columns: 9, rows: 3,
      Element.box(.button("Go")).set(.offsetX, .number(8)).set(.offsetY, .number(16))
    )
    #expect(screen.text == "\n\n  [ Go ]")
    screen.terminal.click(2, 2)
    #expect(screen.takeEvents() == [.tap(screen.id("Go"))])
  }

  @Test func fixedTextIsNotWrapped() {
    let words = Element.box(Element.text("one two")).set(.isFixedWidth, .bool(true))
    let frame = Element.box(words).set(.width, .number(40))
    #expect(TestScreen(columns: 10, rows: 2, frame).text == "  one t")
  }

  @Test func colourTakesTheRoom() {
    let screen = TestScreen(columns: 4, rows: 2, Element(.box).set(.background, .color("red")))
    #expect(screen.terminal.cell(0, 0).background == "1")
    #expect(screen.terminal.cell(3, 1).background == "1")
  }

  @Test func shapeKeepsItsRatio() {
    // A square of the height of four rows is eight columns wide.
    let square = Element(.box).set(.border, .color("red")).set(.shape, "circle")
    let box = Element.box(square).set(.aspectRatio, .number(1)).set(.contentMode, "fit")
    let screen = TestScreen(columns: 12, rows: 4, box)
    #expect(
      screen.text == """
          ╭──────╮
          │      │
          │      │
          ╰──────╯
        """
    )
  }

  @Test func idealSizeHoldsWhereThereIsNoOther() {
    let box = Element.box(.text("A")).set(.idealWidth, .number(40)).set(.border, .color("red"))
    let screen = TestScreen(columns: 12, rows: 3, Element.box(box).set(.isFixedWidth, .bool(true)))
    #expect(screen.text == "   ┌───┐\n   │ A │\n   └───┘")
  }

  // MARK: Scrolling to

  private func rows() -> TestScreen {
    TestScreen(
      columns: 6, rows: 3, Element(.list, (1...9).map { Element.text("\($0)").named("\($0)") })
    )
  }

  @Test(arguments: [(nil, "3\n4\n5"), ("top", "5\n6\n7"), ("center", "4\n5\n6")])
  func elementIsRevealed(alignment: String?, expected: String) {
    let screen = rows()
    screen.apply([.reveal(screen.id("5"), alignment: alignment)])
    #expect(screen.text.replacingBars == expected)
  }

  @Test func revealStopsAtTheEnd() {
    let screen = rows()
    screen.apply([.reveal(screen.id("9"), alignment: "top")])
    #expect(screen.text.replacingBars == "7\n8\n9")
  }

  // MARK: Texts

  private func linked() -> TestScreen {
    var link = TextRun("the docs")
    link.link = "https://example.org"
    var bold = TextRun("Read ")
    bold.isBold = true
    var other = TextRun("more")
    other.link = "https://example.net"
    return TestScreen(
      columns: 10, rows: 3,
      Element(.text).set(.text, "Read the docs or more")
        .set(.runs, .runs([bold, link, TextRun(" or "), other])).named("text")
    )
  }

  @Test func partsOfATextHaveTheirStyles() {
    let screen = linked()
    #expect(screen.text == " Read the\n docs or\n more")
    #expect(screen.terminal.cell(1, 0).isBold && !screen.terminal.cell(6, 0).isBold)
    #expect(screen.terminal.cell(1, 1).isUnderlined && !screen.terminal.cell(6, 1).isUnderlined)
  }

  @Test func linksAreFollowed() {
    let screen = linked()
    #expect(screen.highlighted == "the\ndocs")
    screen.terminal.press(.enter, .right, .enter)
    #expect(screen.highlighted == "more")
    screen.terminal.click(on: "docs")
    let id = screen.id("text")
    #expect(
      screen.takeEvents() == [.openLink(id, 1), .openLink(id, 3), .openLink(id, 1)]
    )
  }

  @Test func pictureIsNamed() {
    let image = Element(.image).set(.file, "/tmp/cup.png")
    #expect(TestScreen(columns: 9, rows: 1, image).text == "[cup.png]")
  }

  @Test func labelShowsItsPartsAsItsStyleSays() {
    let label = Element(
      .label,
      [
        Element(.image).set(.systemImage, "plus"), Element(.text).set(.text, "Add"),
      ])
    func text(_ label: Element) -> String { TestScreen(columns: 5, rows: 1, label).text }
    #expect(text(label) == "+ Add")
    #expect(text(label.set(.style, "iconOnly")) == "  +")
    #expect(text(label.set(.style, "titleOnly")) == " Add")
    #expect(
      TestScreen(columns: 9, rows: 1, Element(.button, [label])).text == "[ + Add ]"
    )
  }

  @Test func labelShowsWhatItsStyleSays() {
    let label = Element(.label).set(.text, "Add").set(.systemImage, "plus")
    func text(_ label: Element) -> String { TestScreen(columns: 5, rows: 1, label).text }
    #expect(text(label) == "+ Add")
    #expect(text(label.set(.style, "iconOnly")) == "  +")
    #expect(text(label.set(.style, "titleOnly")) == " Add")
  }

  // MARK: Gestures

  @Test func boxIsTapped() {
    let box = Element.box(.text("tap me")).set(.gestures, .strings(["tap"])).named("box")
    let screen = TestScreen(columns: 10, rows: 1, box)
    #expect(screen.highlighted == "tap me")
    screen.terminal.press(.enter)
    screen.terminal.click(on: "me")
    #expect(screen.takeEvents() == [.tap(screen.id("box")), .tap(screen.id("box"))])
  }

  @Test func tapsAreCounted() {
    let box = Element.box(.text("tap me")).set(.gestures, .strings(["tap:2"])).named("box")
    let screen = TestScreen(columns: 10, rows: 1, box)
    screen.terminal.backend.receive(Array("\u{1B}[<0;5;1M\u{1B}[<0;5;1m".utf8))
    screen.terminal.backend.receive(Array("\u{1B}[<0;5;1M\u{1B}[<0;5;1m".utf8))
    #expect(screen.takeEvents() == [.gesture(screen.id("box"), .tap(count: 2))])
  }

  @Test func slowTapsAreNoDoubleTap() {
    let box = Element.box(.text("tap me")).set(.gestures, .strings(["tap:2"])).named("box")
    let screen = TestScreen(columns: 10, rows: 1, box)
    screen.terminal.click(on: "me")
    screen.terminal.click(on: "me")
    #expect(screen.takeEvents() == [])
  }

  @Test func dragIsTold() {
    let box = Element.box(.text("drag me")).set(.gestures, .strings(["drag"])).named("box")
    let screen = TestScreen(columns: 7, rows: 1, box)
    screen.terminal.mouseDown(1, 0)
    screen.terminal.mouseDrag(2, 0)
    screen.terminal.mouseUp(4, 0)
    let id = screen.id("box")
    #expect(
      screen.takeEvents() == [
        .gesture(id, .drag(fromX: 12, fromY: 8, toX: 20, toY: 8, isEnded: false)),
        .gesture(id, .drag(fromX: 12, fromY: 8, toX: 36, toY: 8, isEnded: true)),
      ]
    )
  }

  @Test func secondButtonIsALongPress() {
    let box = Element.box(.text("hold me")).set(.gestures, .strings(["longPress"])).named("box")
    let screen = TestScreen(columns: 10, rows: 1, box)
    screen.terminal.secondaryClick(on: "me")
    #expect(screen.takeEvents() == [.gesture(screen.id("box"), .longPress)])
  }
}

extension String {
  /// Without the column of the scroll indicator.
  fileprivate var replacingBars: String {
    split(separator: "\n").map { $0.prefix(1) }.joined(separator: "\n")
  }
}
