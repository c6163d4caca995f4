import TernUI
import Testing

/// Rows that can be chosen, deleted and moved, and tables.
@MainActor
@Suite struct RowTests {
  private func list(
    selection: String? = nil, isEditing: Bool = false, _ change: (Element) -> Element
  ) -> TestScreen {
    var list = Element(.list, ["A", "B", "C"].map { change(.row($0)) }).named("list")
    if let selection { list = list.set(.selection, selection) }
    if isEditing { list = list.set(.isEditing, .bool(true)) }
    return TestScreen(columns: 10, rows: 4, list)
  }

  @Test func plainRowsHaveNoMarksAndNoFocus() {
    let screen = list { $0 }
    #expect(screen.text == "A\nB\nC")
    #expect(screen.highlighted == "")
  }

  @Test func oneRowIsChosen() {
    let screen = list(selection: "single") { $0.set(.isSelected, .bool(false)) }
    #expect(screen.text == "  A\n  B\n  C")
    screen.terminal.press(.down, .enter)
    #expect(screen.takeEvents() == [.choose(screen.id("B"), true)])
    screen.set("B", .isSelected, .bool(true))
    #expect(screen.text == "  A\n✓ B\n  C")
    // The same row again: it may lead somewhere.
    screen.terminal.press(.enter)
    #expect(screen.takeEvents() == [.choose(screen.id("B"), true)])
  }

  @Test func severalRowsAreChosen() {
    let screen = list(selection: "multiple") { $0.set(.isSelected, .bool(true)) }
    #expect(screen.text == "[x] A\n[x] B\n[x] C")
    screen.terminal.press(.space)
    screen.terminal.click(8, 2)
    #expect(
      screen.takeEvents() == [.choose(screen.id("A"), false), .choose(screen.id("C"), false)]
    )
  }

  @Test func rowIsDeletedWithItsKey() {
    let screen = list { $0.set(.canDelete, .bool(true)) }
    screen.terminal.press(.down, .delete)
    #expect(screen.takeEvents() == [.delete(screen.id("B"))])
  }

  @Test func rowAroundTheFocusIsDeleted() {
    let row = Element(.row, [.link("Open")]).set(.canDelete, .bool(true)).named("row")
    let screen = TestScreen(columns: 12, rows: 2, .list(row))
    #expect(screen.highlighted == "Open       ›")
    screen.terminal.press(.backspace)
    #expect(screen.takeEvents() == [.delete(screen.id("row"))])
  }

  @Test func rowThatStaysIsNotDeleted() {
    let screen = list(selection: "single") { $0.set(.isSelected, .bool(false)) }
    screen.terminal.press(.delete)
    #expect(screen.takeEvents() == [])
  }

  @Test func rowsAreMovedBeforeOthers() {
    let screen = list { $0.set(.canMove, .bool(true)) }
    screen.terminal.press(.alternateUp, .alternateDown)
    screen.terminal.press(.down, .alternateUp, .alternateDown)
    let (a, b, c) = (screen.id("A"), screen.id("B"), screen.id("C"))
    #expect(
      screen.takeEvents() == [.move(a, before: c), .move(b, before: a), .move(b, before: nil)]
    )
  }

  @Test func editModeShowsWhatCanBeDone() {
    let screen = list(isEditing: true) {
      $0.set(.canDelete, .bool(true)).set(.canMove, .bool(true))
    }
    #expect(screen.text == "⊖ A      ≡\n⊖ B      ≡\n⊖ C      ≡")
    screen.set("list", .isEditing, .none)
    #expect(screen.text == "A\nB\nC")
  }

  @Test func actionsOfARowAreAMenu() {
    let screen = TestScreen(
      columns: 16, rows: 6, .list(.row("A", .button("Flag"), .button("Bin")), .row("B"))
    )
    #expect(screen.text == "A\nB")
    screen.terminal.press(.enter, .down, .enter)
    #expect(screen.takeEvents() == [.tap(screen.id("Bin"))])
    screen.terminal.secondaryClick(on: "A")
    #expect(screen.highlighted == "Flag")
  }

  @Test func badgeStandsAtTheEnd() {
    let screen = TestScreen(
      columns: 12, rows: 2, .list(Element.text("Mail").set(.badge, "12"), .text("Sent"))
    )
    #expect(screen.text == "Mail      12\nSent")
  }

  // MARK: Disclosure

  @Test func disclosureOpensAndCloses() {
    let screen = TestScreen(
      columns: 12, rows: 3,
      .list(
        Element(.disclosure, [.header(.text("More"))]).set(.value, .bool(false)).named("more")
      )
    )
    #expect(screen.text == "▸ More")
    #expect(screen.highlighted == "▸ More")
    screen.terminal.press(.enter, .right, .left)
    let id = screen.id("more")
    #expect(screen.takeEvents() == [.toggle(id, true), .toggle(id, true)])
    var operations: [RenderOperation] = [.set(id, .value, .bool(true))]
    let header = screen.create(.header(.text("More")), &operations)
    let content = screen.create(.button("In"), &operations)
    screen.apply(operations + [.children(id, [header, content])])
    #expect(screen.text == "▾ More\n  [ In ]")
    screen.terminal.press(.left, .down)
    #expect(screen.takeEvents() == [.toggle(id, false)])
    #expect(screen.highlighted == "[ In ]")
    screen.terminal.click(on: "More")
    #expect(screen.takeEvents() == [.toggle(id, false)])
  }

  // MARK: Tables

  private func table() -> Element {
    func row(_ name: String, _ price: String) -> Element {
      Element(.row, [.box(.text(name)), .box(.text(price))]).named(name)
        .set(.isSelected, .bool(false))
    }
    return Element(
      .table, [.header(.text("Name"), .text("Price")), row("Latte", "5"), row("Mocha", "6")]
    )
    .set(.selection, "single").named("table")
  }

  @Test func tableHasColumnsUnderTitles() {
    let screen = TestScreen(columns: 24, rows: 6, table())
    #expect(
      screen.text == """
          Name        Price
        ────────────────────────
          Latte       5
          Mocha       6
        """
    )
    screen.terminal.press(.down, .enter)
    #expect(screen.takeEvents() == [.choose(screen.id("Mocha"), true)])
    screen.set("Mocha", .isSelected, .bool(true))
    #expect(screen.terminal.line(3) == "✓ Mocha       6")
  }

  @Test func tableScrolls() {
    let screen = TestScreen(columns: 20, rows: 3, table())
    screen.terminal.press(.down)
    #expect(screen.terminal.line(2).hasPrefix("  Mocha"))
  }

  @Test func groupBoxHasItsTitleInTheBorder() {
    let box = Element(.section, [.header(.text("Box")), .text("inside")]).set(.style, "box")
    let screen = TestScreen(columns: 12, rows: 3, box)
    #expect(screen.text == " ╭─ Box ──╮\n │ inside │\n ╰────────╯")
  }
}
