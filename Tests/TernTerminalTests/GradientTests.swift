import TernTerminal
import TernUI
import Testing

/// Several colours over the cells of a box.
@MainActor
@Suite struct GradientTests {
  private func colors(_ view: some View, columns: Int, rows: Int) -> [[String]] {
    let app = ViewScreen(columns: columns, rows: rows, view)
    return (0..<rows).map { row in
      (0..<columns).map { app.terminal.cell($0, row).background }
    }
  }

  @Test func coloursGoOverFromCellToCell() {
    let across = LinearGradient(
      colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)],
      startPoint: .leading, endPoint: .trailing
    )
    // The middles of five cells are at a tenth, three tenths, … of the way.
    #expect(
      colors(across, columns: 5, rows: 1) == [
        ["#1a0000", "#4d0000", "#800000", "#b30000", "#e60000"]
      ]
    )
    let down = LinearGradient(
      stops: [
        .init(color: Color(white: 0), location: 0.5), .init(color: Color(white: 1), location: 0.5),
      ],
      startPoint: .top, endPoint: .bottom
    )
    #expect(colors(down, columns: 1, rows: 2) == [["#000000"], ["#ffffff"]])
  }

  @Test func textStandsOnTheGradient() {
    let gradient = LinearGradient(
      colors: [Color(white: 0), Color(white: 1)], startPoint: .leading, endPoint: .trailing
    )
    let label = Text("ab").background(gradient)
    let app = ViewScreen(columns: 2, rows: 1, label)
    #expect(app.text == "ab")
    #expect(app.terminal.cell(0, 0).background == "#404040")
    #expect(app.terminal.cell(1, 0).background == "#bfbfbf")
  }

  @Test func coloursGoOverAroundAPoint() {
    let radial = RadialGradient(
      colors: [Color(white: 1), Color(white: 0)], center: .topLeading, startRadius: 0,
      endRadius: 1
    )
    #expect(colors(radial, columns: 1, rows: 1) == [["#000000"]])
    let angular = AngularGradient(colors: [Color(white: 0), Color(white: 1)], center: .center)
    let turn = colors(angular, columns: 2, rows: 2)
    // From the right over the bottom to the left and the top.
    #expect(turn[1][1] < turn[1][0] && turn[1][0] < turn[0][0] && turn[0][0] < turn[0][1])
  }
}
