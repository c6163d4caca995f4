import Foundation
import TernTerminal
import TernUI
import Testing

/// A grid as a layout.
@MainActor
@Suite struct GridLayoutTests {
  private struct Table: View {
    @State private var isGrid = true
    @State private var taps = 0

    var body: some View {
      let layout =
        isGrid
        ? AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 16))
        : AnyLayout(VStackLayout(alignment: .leading))
      VStack(alignment: .leading) {
        layout {
          GridRow {
            Text("Wings")
            Text("2")
          }
          Divider()
          GridRow {
            Text("Eggs")
            Button("\(taps)") { taps += 1 }.buttonStyle(.plain)
          }
          GridRow { Text("Both").gridCellColumns(2) }
        }
        Button("Other") { isGrid.toggle() }
      }
    }
  }

  @Test func rowsStandInColumns() {
    let screen = ViewScreen(columns: 16, rows: 6, Table())
    let grid = """
         Wings  2
         ────────
         Eggs   0
         Both
         [ Other ]
      """
    #expect(screen.text == grid)
    screen.click(on: "0")
    screen.click(on: "Other")
    #expect(
      screen.text == """
        Wings 2
        ────────────────
        Eggs 1
        Both
        [ Other ]
        """
    )
    // The views stayed what they were.
    screen.click(on: "1")
    screen.click(on: "Other")
    #expect(screen.text == grid.replacing("Eggs   0", with: "Eggs   2"))
  }

  @Test func aCellOverSeveralColumnsHasRoom() {
    struct Spans: View {
      var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 8) {
          GridRow {
            Text("a")
            Text("b")
            Text("c")
          }
          Divider()
          GridRow {
            Text("two columns").gridCellColumns(2)
            Text("d")
          }
          GridRow { Text("x").gridCellColumns(3) }
        }
      }
    }
    let screen = ViewScreen(columns: 13, rows: 4, Spans())
    #expect(screen.text == "a b         c\n─────────────\ntwo columns d\nx")
    // With less room the words are wrapped.
    screen.terminal.resize(columns: 10, rows: 5)
    screen.settle()
    #expect(screen.text.contains("two"))
  }

  @Test func aLayoutOfAnAppUsesItForRows() {
    struct Framed: Layout {
      let grid = GridLayout(alignment: .leading)

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        grid.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        grid.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let screen = ViewScreen(
      columns: 6, rows: 2,
      Framed() {
        Text("one"); Text("two")
      })
    #expect(screen.text == " one\n two")
  }
}
