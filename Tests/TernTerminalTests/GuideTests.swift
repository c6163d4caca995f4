import Foundation
import TernTerminal
import TernUI
import Testing

/// What views are lined up by, where they stand, and which lies over which.
@MainActor
@Suite struct GuideTests {
  private func text(_ columns: Int, _ rows: Int, _ view: some View) -> String {
    ViewScreen(columns: columns, rows: rows, view).text
  }

  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  private enum Title: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }

  private struct Fields: View {
    let alignment: HorizontalAlignment

    private func row(_ name: String, _ value: String) -> some View {
      HStack {
        Text(name).alignmentGuide(alignment) { $0[.trailing] }
        Text(value)
      }
    }

    var body: some View {
      VStack(alignment: alignment) {
        row("Name", "Tern")
        row("Species", "S. paradisaea")
        row("Age", "7")
      }
    }
  }

  @Test func columnsAreLinedUpByAGuideOfTheApp() {
    let fields = Fields(alignment: HorizontalAlignment(Colon.self))
    #expect(
      text(21, 3, fields) == """
           Name Tern
        Species S. paradisaea
            Age 7
        """
    )
  }

  @Test func rowsAreLinedUpByAGuideOfTheApp() {
    let row = HStack(alignment: VerticalAlignment(Title.self)) {
      VStack(spacing: 0) {
        Text("over")
        Text("one").alignmentGuide(VerticalAlignment(Title.self)) { $0[.top] }
      }
      VStack(spacing: 0) {
        Text("two").alignmentGuide(VerticalAlignment(Title.self)) { $0[.top] }
        Text("under")
      }
    }
    #expect(text(10, 3, row) == "over\none   two\n     under")
  }

  @Test func aGuideMovesAViewAside() {
    let column = VStack(alignment: .leading) {
      Text("left")
      Text("in").alignmentGuide(.leading) { _ in -16 }
      Text("out").alignmentGuide(.leading) { _ in 16 }
    }
    #expect(text(6, 3, column) == "  left\n    in\nout")
    let layout = VStackLayout(alignment: .leading) {
      Text("left")
      Text("in").alignmentGuide(.leading) { _ in -16 }
      Text("out").alignmentGuide(.leading) { _ in 16 }
    }
    #expect(text(6, 3, layout) == text(6, 3, column))
  }

  @Test func layersAreLinedUpByGuides() {
    let badge = Text("Inbox").overlay(alignment: .topTrailing) {
      Text("(3)").alignmentGuide(.trailing) { $0[.leading] }
    }
    #expect(
      text(
        8, 1,
        HStack(spacing: 0) {
          badge; Spacer()
        }) == "Inbox")
    let over = Text("Inbox....").overlay(alignment: .leading) {
      Text("(3)").alignmentGuide(.leading) { _ in -40 }
    }
    #expect(text(9, 1, over) == "Inbox(3).")
    let layers = ZStack(alignment: .leading) {
      Text("12345")
      Text("ab").alignmentGuide(.leading) { _ in 8 }
    }
    #expect(text(6, 1, layers) == "ab2345" || text(6, 1, layers) == "ab345")
    let frame = Text("x").alignmentGuide(.leading) { _ in -16 }
      .frame(width: 40, alignment: .leading).border(.gray)
    #expect(text(7, 3, frame) == "┌─────┐\n│  x  │\n└─────┘")
  }

  @Test func aViewStandsAtAPoint() {
    let view = ZStack {
      Text("corner").position(x: 24, y: 8)
      Text("middle").position(x: 40, y: 24)
    }
    #expect(text(10, 3, view) == "corner\n  middle")
    // It takes all the room there is.
    let row = HStack {
      Text("x").position(x: 4, y: 8)
      Text("end")
    }
    #expect(text(10, 1, row) == "x      end")
  }

  @Test func whatIsMovedIsSeenOutsideOfWhatIsAroundIt() {
    let row = HStack {
      Text("one").offset(x: 0, y: 16)
      Text("two")
    }
    #expect(text(7, 3, row) == "\n    two\none")
    #expect(text(7, 3, row.clipped()) == "\n    two")
    let app = ViewScreen(columns: 9, rows: 3, Moved())
    #expect(app.text == "\n\n  [ Go ]")
    app.click(on: "Go")
    #expect(app.text.contains("Went"))
  }

  private struct Moved: View {
    @State private var title = "Go"

    var body: some View {
      HStack {
        Button(title) { title = "Went" }.offset(x: 8, y: 16)
      }
    }
  }

  private struct Cards: View {
    @State private var tapped = "none"
    @State private var top = 1

    var body: some View {
      VStack {
        ZStack {
          ForEach(1..<4) { number in
            Button("Card \(number)") { tapped = "\(number)" }.zIndex(number == top ? 1 : 0)
          }
        }
        Button("Next") { top += 1 }.allowsHitTesting(top < 3)
        Text(tapped)
      }
    }
  }

  @Test func theViewOfTheMostLiesOnTop() {
    let app = ViewScreen(columns: 12, rows: 3, Cards())
    #expect(app.terminal.line(0) == " [ Card 1 ]")
    app.click(on: "Card 1")
    #expect(app.terminal.line(2).contains("1"))
    app.click(on: "Next")
    #expect(app.terminal.line(0) == " [ Card 2 ]")
    app.click(on: "Card 2")
    #expect(app.terminal.line(2).contains("2"))
    app.click(on: "Next")
    app.click(on: "Next")
    #expect(app.terminal.line(0) == " [ Card 3 ]")
    app.press(.enter)
    app.click(on: "Card")
    #expect(app.terminal.line(2).contains("3"))
  }

  // MARK: Texts

  @Test func textIsCutWhereItSays() {
    let words = Text("/home/terns/colony.txt").lineLimit(1)
    #expect(text(12, 1, words) == "/home/terns…")
    #expect(text(12, 1, words.truncationMode(.head)) == "…/colony.txt")
    #expect(text(12, 1, words.truncationMode(.middle)) == "/home/…y.txt")
    let lines = Text("one two three four five").lineLimit(2).truncationMode(.head)
    #expect(text(9, 2, lines) == "one two\n…our five")
    #expect(text(9, 1, Text("짧은 글").lineLimit(1).truncationMode(.middle)) == " 짧은 글")
    #expect(text(1, 1, words.truncationMode(.middle)) == "…")
  }

  @Test func partsOfATextThatIsCutKeepTheirStyles() {
    let words = Text("plain words and **strong**").lineLimit(1).truncationMode(.head)
    let screen = ViewScreen(columns: 11, rows: 1, words)
    #expect(screen.text == "…and strong")
    #expect(!screen.terminal.cell(3, 0).isBold && screen.terminal.cell(5, 0).isBold)
  }

  @Test func whatIsRedactedHasItsSize() {
    let view = HStack {
      Text("두 **words**")
      Image(systemName: "plus")
      Button("Go") {}
      Text("seen").unredacted()
    }
    let screen = ViewScreen(columns: 24, rows: 1, view.redacted(reason: .placeholder))
    #expect(screen.text == " ▒▒ ▒▒▒▒▒ ▒ [ ▒▒ ] seen")
  }

  // MARK: Scrolling

  @Test func scrollingMayBeHiddenOrOff() {
    func rows(_ isDisabled: Bool) -> ViewScreen {
      let list = List(1..<9) { Text("\($0)") }
      return ViewScreen(
        columns: 4, rows: 2, list.scrollIndicators(.hidden).scrollDisabled(isDisabled)
      )
    }
    let free = rows(false)
    #expect(free.text == "1\n2")
    free.terminal.wheel(0, 0, down: true)
    #expect(free.text == "4\n5")
    let fixed = rows(true)
    fixed.terminal.wheel(0, 0, down: true)
    fixed.press(.pageDown, .end)
    #expect(fixed.text == "1\n2")
  }
}
