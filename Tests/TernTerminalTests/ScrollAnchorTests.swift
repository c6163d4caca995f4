import TernTerminal
import TernUI
import Testing

/// What is seen of a list stays in sight when rows come, go and move around it.
@MainActor
@Suite struct ScrollAnchorTests {
  struct Changing: View {
    @State private var numbers: [Int]

    init(count: Int) {
      numbers = Array(0..<count)
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Button("Pre") { numbers.insert(contentsOf: 1_000..<1_010, at: 0) }
          Button("App") { numbers.append(contentsOf: 2_000..<2_010) }
          Button("Rev") { numbers.reverse() }
          Button("Del") { numbers.removeFirst(5) }
        }
        List(numbers, id: \.self) { Text(verbatim: "row \($0)") }
      }
    }
  }

  private func screen(_ count: Int) -> ViewScreen {
    ViewScreen(columns: 40, rows: 11, Changing(count: count))
  }

  /// The first and the last row that are seen.
  private func ends(_ app: ViewScreen) -> [String] {
    let lines = app.text.split(separator: "\n").dropFirst()
      .map { $0.replacing("│", with: "").replacing("█", with: "") }
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    return [lines.first ?? "", lines.last ?? ""]
  }

  @Test(arguments: [30, 300])
  func atTheTopItStaysAtTheTop(count: Int) {
    let app = screen(count)
    #expect(ends(app) == ["row 0", "row 9"])
    app.click(on: "Pre")
    #expect(ends(app) == ["row 1000", "row 1009"])
    app.click(on: "Rev")
    #expect(ends(app)[0] == "row \(count - 1)")
  }

  @Test(arguments: [30, 300])
  func elsewhereTheRowAtTheTopStays(count: Int) {
    let app = screen(count)
    app.press(.pageDown)
    #expect(ends(app) == ["row 9", "row 18"])
    app.click(on: "Pre")
    #expect(ends(app) == ["row 9", "row 18"])
    app.click(on: "Del")
    #expect(ends(app) == ["row 9", "row 18"])
    app.click(on: "App")
    #expect(ends(app) == ["row 9", "row 18"])
    app.click(on: "Rev")
    #expect(ends(app) == ["row 9", "row 0"])
  }

  @Test(arguments: [30, 300])
  func atTheEndTheSameRowsAreSeen(count: Int) {
    let app = screen(count)
    app.press(.end)
    #expect(ends(app) == ["row \(count - 10)", "row \(count - 1)"])
    app.click(on: "App")
    #expect(ends(app) == ["row \(count - 10)", "row \(count - 1)"])
    app.click(on: "Pre")
    #expect(ends(app) == ["row \(count - 10)", "row \(count - 1)"])
  }

  /// Lines that wrap differently take other room, and what was read stays where it was.
  @Test func aResizedListKeepsItsTopRow() {
    struct Words: View {
      var body: some View {
        List(0..<40) { Text(verbatim: "row \($0) with some words to wrap") }
      }
    }
    let app = ViewScreen(columns: 40, rows: 10, Words())
    app.press(.pageDown)
    #expect(app.text.hasPrefix("row 9 with"))
    app.terminal.resize(columns: 20, rows: 10)
    app.settle()
    #expect(app.text.hasPrefix("row 9 with"))
  }
}
