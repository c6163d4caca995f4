import Foundation
import TernTerminal
import TernUI
import Testing

/// What several views make together on screens as apps have them.
@MainActor
@Suite struct ScreenTests {
  @Test func aBadgeStandsAtTheRowWhateverIsAroundItsView() {
    let rows = List {
      Text("Ada").badge(3)
        .swipeActions { Button("Delete") {} }
        .contextMenu { Button("Read") {} }
      Text("Bob").badge(42).padding(.leading, 8)
      Text("Cleo").badge(0).swipeActions { Button("Delete") {} }
    }
    let app = ViewScreen(columns: 12, rows: 3, rows)
    #expect(
      app.text == """
        Ada        3
         Bob      42
        Cleo
        """
    )
  }

  private final class Log {
    var entries: [String] = []
  }

  private struct Rows: View {
    let log: Log

    var body: some View {
      List(0..<3) { number in
        Text("row \(number)")
          .swipeActions { Button("Delete") { log.entries.append("delete \(number)") } }
          .contextMenu { Button("Read") { log.entries.append("read \(number)") } }
      }
    }
  }

  @Test func theMenuOfARowHasItsActionsToo() {
    let log = Log()
    let app = ViewScreen(columns: 20, rows: 8, Rows(log: log))
    app.press(.down)
    app.type("m")
    #expect(
      app.text == """
        row 0
        row 1
        ╭──────────╮
        │ Read     │
        │ Delete   │
        ╰──────────╯
        """
    )
    app.press(.down, .enter)
    #expect(log.entries == ["delete 1"])
    // The focus is on the row again.
    app.type("m")
    app.press(.enter)
    #expect(log.entries == ["delete 1", "read 1"])
    app.terminal.secondaryClick(on: "row 2")
    app.settle()
    app.click(on: "Delete")
    #expect(log.entries == ["delete 1", "read 1", "delete 2"])
  }

  @Test func symbolsAreOneColumnWide() {
    let names = [
      "message", "message.fill", "paperplane.fill", "pin", "gauge", "cpu", "memorychip",
      "internaldrive", "network", "wifi", "speaker.wave.2", "clock", "calendar", "lock.fill",
      "photo", "doc.text", "folder.fill", "person.2.fill", "chart.bar", "sparkles", "airplane",
      "flame", "leaf", "crown", "eye", "slider.horizontal.3", "square.and.arrow.up",
    ]
    for name in names {
      let view = HStack(spacing: 0) {
        Image(systemName: name)
        Text("|")
      }
      let app = ViewScreen(columns: 2, rows: 1, view)
      #expect(app.text.count == 2 && app.text.hasSuffix("|"), "\(name): \(app.text)")
    }
  }

  @Test func tabsWithLittleRoomHaveNoSymbols() {
    let tabs = TabView {
      Tab("One", systemImage: "star") { Text("first") }
      Tab("Two", systemImage: "star") { Text("second") }
      Tab("Three", systemImage: "star") { Text("third") }
    }
    // Each label with a space at both sides and one after it, and one before the first.
    let wide = ViewScreen(columns: 27, rows: 3, tabs)
    #expect(wide.terminal.line(0) == " [☆ One]  ☆ Two   ☆ Three")
    let narrow = ViewScreen(columns: 26, rows: 3, tabs)
    #expect(narrow.terminal.line(0) == " [One]  Two   Three")
    narrow.click(on: "Three")
    #expect(narrow.text.contains("third"))
  }

  private struct Messages: View {
    @State var count: Int

    var body: some View {
      VStack(alignment: .leading) {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<count, id: \.self) { Text(String($0)) }
          }
        }
        .defaultScrollAnchor(.bottom)
        Button("Add") { count += 1 }
      }
    }
  }

  private func numbers(_ app: ViewScreen) -> [String] {
    app.text.split(separator: "\n").dropLast().map { line in
      line.trimmingCharacters(in: CharacterSet(charactersIn: " │█"))
    }
  }

  @Test(arguments: [10, 1_000])
  func whatIsAnchoredAtItsEndStaysThere(count: Int) {
    let app = ViewScreen(columns: 12, rows: 5, Messages(count: count))
    func seen(_ first: Int) -> [String] { (first..<first + 4).map { "\($0)" } }
    #expect(numbers(app) == seen(count - 4))
    app.press(.enter)
    #expect(numbers(app) == seen(count - 3))
    // Who has scrolled up stays where he reads.
    app.terminal.wheel(4, 1, down: false)
    app.settle()
    #expect(numbers(app) == seen(count - 6))
    app.press(.enter)
    #expect(numbers(app) == seen(count - 6))
    app.terminal.wheel(4, 1, down: true)
    app.terminal.wheel(4, 1, down: true)
    app.settle()
    #expect(numbers(app) == seen(count - 2))
    app.press(.enter)
    #expect(numbers(app) == seen(count - 1))
  }

  @Test func aColumnOfAGridHasAnAlignment() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("a")
        Text("1").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("bb")
        Text("100")
      }
    }
    #expect(ViewScreen(columns: 6, rows: 2, grid).text == "a    1\nbb 100")
  }

  private struct Sorted: View {
    @State private var numbers = Array(0..<200)

    var body: some View {
      List {
        ForEach(numbers, id: \.self) { Text("row \($0)") }
          .onDelete { numbers.remove(atOffsets: $0) }
          .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func aRowThatIsMovedStaysInSight() {
    let app = ViewScreen(columns: 12, rows: 4, Sorted())
    func rows() -> [String] { numbers(ended: app.text) }
    app.press(.alternateDown, .alternateDown, .alternateDown)
    #expect(rows() == ["row 1", "row 2", "row 3", "row 0"])
    app.press(.alternateDown)
    #expect(rows() == ["row 2", "row 3", "row 4", "row 0"])
    #expect(app.highlighted == "row 0")
    // Over the rows that were there at first.
    for _ in 0..<60 { app.press(.alternateDown) }
    #expect(rows() == ["row 62", "row 63", "row 64", "row 0"])
    for _ in 0..<4 { app.press(.alternateUp) }
    // At the top of what is seen it stays there.
    #expect(rows() == ["row 0", "row 61", "row 62", "row 63"])
    app.press(.end, .delete, .delete)
    #expect(rows() == ["row 194", "row 195", "row 196", "row 197"])
    app.press(.alternateUp, .alternateUp, .alternateUp, .alternateUp)
    #expect(rows() == ["row 197", "row 193", "row 194", "row 195"])
  }

  private func numbers(ended text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.trimmingCharacters(in: CharacterSet(charactersIn: " │█"))
    }
  }

  @Test func keysThatScrollGoUpAndDownWhereAStripHasTheFocus() {
    let view = ScrollView {
      VStack(alignment: .leading) {
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<9) { number in Button("\(number)") {} }
          }
        }
        ForEach(0..<20) { Text("line \($0)") }
      }
    }
    let app = ViewScreen(columns: 12, rows: 4, view)
    #expect(numbers(ended: app.text) == ["[ 0 ] [ 1 ]", "line 0", "line 1", "line 2"])
    app.press(.down)
    #expect(numbers(ended: app.text) == ["line 0", "line 1", "line 2", "line 3"])
    app.press(.pageDown)
    #expect(numbers(ended: app.text) == ["line 3", "line 4", "line 5", "line 6"])
    app.press(.end)
    #expect(numbers(ended: app.text) == ["line 16", "line 17", "line 18", "line 19"])
  }

  /// A layout that answers with any size and places nothing.
  private struct Odd: Layout {
    let size: CGSize

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { size }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private func stack(_ width: CGFloat, _ height: CGFloat) -> ViewScreen {
    let view = VStack(alignment: .leading) {
      Text("before")
      Odd(size: CGSize(width: width, height: height)) { Text("A") }
      Text("after")
    }
    return ViewScreen(columns: 6, rows: 5, view)
  }

  @Test(arguments: [-64, -.infinity, .nan, 0] as [CGFloat])
  func aLayoutWithoutSizeLeavesOthersTheirPlaces(length: CGFloat) {
    // Two lines in the middle of five.
    #expect(stack(length, length).text == "\nbefore\nafter")
  }

  @Test(arguments: [.infinity, 1e300] as [CGFloat])
  func aLayoutWithoutEndTakesTheRoom(length: CGFloat) {
    // Three lines are left, and the view stands in their middle, and in that of the columns, two and
    // a half from the left, which is rounded.
    #expect(stack(length, length).text == "before\n\n   A\n\nafter")
    // Where the room has no end, it is as large as what is in it.
    let scroll = ScrollView {
      Text("before")
      Odd(size: CGSize(width: length, height: length)) { Text("A") }
      Text("after")
    }
    let app = ViewScreen(columns: 6, rows: 3, scroll)
    #expect(app.text == "before\n   A\nafter")
  }

  private struct Asking: View {
    @State private var isOpen = false

    var body: some View {
      Button("Ask") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          NavigationStack { Text("Why?").navigationTitle("Question") }
        }
    }
  }

  @Test func aLowSheetHasNoRoomForARuleItDoesNotDraw() {
    let app = ViewScreen(columns: 40, rows: 10, Asking())
    app.press(.enter)
    let lines = app.text.split(separator: "\n")
    // The border, the title, the text, the border.
    #expect(lines.count == 4)
    #expect(lines[1].contains("Question") && lines[2].contains("Why?"))
  }

  private struct Sized: View {
    @State private var size = 10.0

    var body: some View {
      Slider(value: $size, in: 10...24, step: 1) {
        Text("Size")
      } minimumValueLabel: {
        Text("a")
      } maximumValueLabel: {
        Text("AA")
      }
    }
  }

  @Test func viewsStandAtTheEndsOfASlider() {
    // The label, the ends and the number take 5, 2 and 3, and 5 of 29 columns; the bar 14.
    let app = ViewScreen(columns: 29, rows: 1, Sized())
    #expect(app.text == "Size a ●───────────── AA   10")
    app.press(.end)
    #expect(app.text == "Size a ━━━━━━━━━━━━━● AA   24")
    // The last column of the bar is 20, its first is 7.
    app.terminal.click(7, 0)
    app.settle()
    #expect(app.text == "Size a ●───────────── AA   10")
    let hidden = ViewScreen(columns: 24, rows: 1, Sized().labelsHidden())
    #expect(hidden.text == "a ●───────────── AA   10")
  }

  private struct Searching: View {
    @State private var query = ""

    var body: some View {
      NavigationStack {
        List { Button("row") {} }
          .navigationTitle("Title")
          .searchable(text: $query)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("More") {} } }
      }
    }
  }

  @Test func theSearchFieldComesBetweenTheBarAndTheContent() {
    let app = ViewScreen(columns: 40, rows: 10, Searching())
    #expect(app.highlighted == "[ row ]")
    app.press(.backTab)
    app.type("abc")
    #expect(app.text.contains("abc"))
    app.press(.backTab)
    #expect(app.highlighted == "[ More ]")
    app.press(.tab, .tab)
    #expect(app.highlighted == "[ row ]")
  }
}
