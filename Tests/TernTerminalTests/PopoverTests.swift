import TernTerminal
import TernUI
import Testing

/// Popovers beside what they belong to, and inspectors.
@MainActor
@Suite struct PopoverTests {
  private struct Asking: View {
    @State private var isOpen = false
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var edge: Edge?
    var space = 1

    var body: some View {
      VStack {
        ForEach(0..<space, id: \.self) { _ in Text(" ") }
        Button("Why?") { isOpen = true }
          .popover(isPresented: $isOpen, attachmentAnchor: anchor, arrowEdge: edge) {
            Text("Because.")
          }
        Spacer()
      }
    }
  }

  @Test func aPopoverStandsBelowWhatItBelongsTo() {
    let app = ViewScreen(columns: 30, rows: 8, Asking())
    app.press(.enter)
    #expect(
      app.text == """

                   [ Why? ]
                 ╭────▴─────╮
                 │ Because. │
                 ╰──────────╯
        """
        || app.text == """

                     [ Why? ]
                   ╭─────▴────╮
                   │ Because. │
                   ╰──────────╯
          """
    )
    app.press(.escape)
    #expect(app.text.contains("Why?") && !app.text.contains("Because."))
  }

  @Test func theSideIsChosen() {
    let above = ViewScreen(columns: 30, rows: 9, Asking(edge: .top, space: 5))
    above.press(.enter)
    let lines = above.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3].contains("Because.") && lines[4].contains("▾") && lines[5].contains("Why?"))

    let beside = ViewScreen(columns: 40, rows: 3, Asking(edge: .trailing, space: 1))
    beside.press(.enter)
    #expect(beside.text.contains("[ Why? ]◂ Because. │"))
  }

  @Test func withoutRoomItGoesToAnotherSide() {
    let app = ViewScreen(columns: 30, rows: 7, Asking(edge: .bottom, space: 5))
    app.press(.enter)
    let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3].contains("Because.") && lines[5].contains("Why?"))
  }

  @Test func itPointsToAPoint() {
    let app = ViewScreen(columns: 30, rows: 8, Asking(anchor: .point(.trailing), space: 1))
    app.press(.enter)
    let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    // The last cell of the button.
    #expect(lines[2].prefix { $0 != "▴" }.count == lines[1].count - 1)
  }

  @Test func itGoesWithWhatItBelongsTo() {
    let app = ViewScreen(columns: 30, rows: 10, Asking(space: 3))
    app.press(.enter)
    let wide = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    app.terminal.resize(columns: 20, rows: 10)
    let narrow = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(wide[5].contains("Because.") && narrow[5].contains("Because."))
    #expect(wide[5].prefix { $0 == " " }.count == narrow[5].prefix { $0 == " " }.count + 5)
  }

  private struct Numbered: View {
    let number: Int
    @State private var isOpen = false

    var body: some View {
      Button("row \(number)") { isOpen = true }
        .popover(isPresented: $isOpen) { Text("Because.") }
    }
  }

  @Test func itPointsToNothingThatIsOutOfSight() {
    let list = VStack(alignment: .leading) {
      List(0..<20) { Numbered(number: $0) }
      Text("first\nsecond\nthird")
    }
    func hasArrow(_ app: ViewScreen) -> Bool { app.text.contains { "▴▾◂▸".contains($0) } }
    let app = ViewScreen(columns: 20, rows: 12, list)
    app.press(.end, .enter)
    #expect(app.text.contains("Because.") && hasArrow(app))
    // Eight rows are seen, and the ninth would stand below them.
    app.terminal.resize(columns: 20, rows: 11)
    #expect(app.text.contains("Because.") && !hasArrow(app))
  }

  private struct Inspecting: View {
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Button("Details") { isShown.toggle() }
      }
      .inspector(isPresented: $isShown) {
        Closer().inspectorColumnWidth(160)
      }
    }
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Close") { dismiss() } }
  }

  @Test func anInspectorIsAColumnWhereThereIsRoom() {
    let app = ViewScreen(columns: 60, rows: 2, Inspecting())
    app.press(.enter, .tab, .enter)
    #expect(
      app.text == """
                      [ Count 1 ]              │     [ Close ]
                      [ Details ]              │
        """
    )
    // What is beside it stays in reach.
    app.click(on: "Count")
    #expect(app.text.contains("Count 2"))
    app.click(on: "Close")
    #expect(!app.text.contains("Close") && app.text.contains("Count 2"))
  }

  @Test func anInspectorIsASheetWhereThereIsLittleRoom() {
    let app = ViewScreen(columns: 40, rows: 8, Inspecting())
    app.press(.tab, .enter)
    #expect(app.text.contains("[ Close ]") && !app.text.contains("Count"))
    app.press(.enter)
    #expect(app.text.contains("Count 0"))
  }
}
