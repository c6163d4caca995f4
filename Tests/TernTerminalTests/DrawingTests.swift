import Foundation
import Observation
import TernTerminal
import TernUI
import Testing

@Observable
private final class Level {
  var value = 0.25
}

/// Shapes of an app's own and canvases, in cells.
@MainActor
@Suite struct DrawingTests {
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private struct Drawings: View {
    var body: some View {
      VStack(alignment: .leading) {
        HStack(spacing: 16) {
          Triangle().fill(.orange).frame(width: 80, height: 64)
          Triangle().stroke(.blue, lineWidth: 2).frame(width: 80, height: 64)
          Circle().trim(from: 0, to: 0.75).stroke(.green).frame(width: 64, height: 64)
          Circle().inset(by: 1).fill(.red).frame(width: 64, height: 64)
        }
        HStack(spacing: 16) {
          Rectangle().stroke(.primary, style: StrokeStyle(lineWidth: 1, dash: [8, 8]))
            .frame(width: 80, height: 48)
          Triangle()
            .fill(
              LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: 64, height: 48)
          Path { path in
            path.addLines([CGPoint(x: 0, y: 40), CGPoint(x: 32, y: 8), CGPoint(x: 64, y: 40)])
          }
          .stroke(.red, lineWidth: 12)
          .frame(width: 64, height: 48)
          Text("in a shape").padding(8).background(.blue, in: Triangle())
        }
        Canvas { context, size in
          let bounds = CGRect(origin: .zero, size: size)
          context.stroke(Path(roundedRect: bounds, cornerRadius: 16), with: .color(.gray))
          for index in 0..<6 {
            let height = Double(index + 1) * 8
            context.fill(
              Path(CGRect(x: 16 + Double(index) * 24, y: 72 - height, width: 16, height: height)),
              with: .color(index == 4 ? .red : .blue)
            )
          }
          context.draw(Text("Birds by day").bold(), at: CGPoint(x: size.width / 2, y: 24))
          var hand = context
          hand.translateBy(x: 200, y: 40)
          hand.rotate(by: .degrees(45))
          hand.stroke(Path { $0.addLines([.zero, CGPoint(x: 32, y: 0)]) }, with: .color(.green))
        }
        .frame(width: 256, height: 80)
      }
    }
  }

  @Test func drawings() { golden("drawings", columns: 50, rows: 16, Drawings()) }

  @Test func aDrawingIsCutByWhatScrollsAround() {
    let screen = ViewScreen(
      columns: 12, rows: 3,
      ScrollView {
        VStack(spacing: 0) {
          Text("top")
          Path(CGRect(x: 0, y: 0, width: 32, height: 64)).fill(.red).frame(width: 32, height: 64)
          Text("end")
        }
      }
    )
    // One of the first line is the mark of where it is scrolled to.
    #expect(screen.terminal.lines.map { $0.filter { $0 == "█" }.count }.prefix(3) == [1, 4, 4])
    screen.press(.end)
    #expect(screen.text.contains("end"))
  }

  /// What no block shows is drawn in dots, and what has no area not at all.
  @Test func thinAreasAreLines() {
    let screen = ViewScreen(
      columns: 8, rows: 2,
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 64, height: 1)), with: .color(.red))
        context.fill(Path(CGRect(x: 0, y: 16, width: 64, height: 0)), with: .color(.red))
      }
    )
    #expect(screen.text == "⠉⠉⠉⠉⠉⠉⠉⠉")
  }

  @Test func aCanvasIsDrawnAnewForWhatItReads() {
    struct Gauge: View {
      let level: Level
      @State private var isWide = false

      var body: some View {
        VStack(alignment: .leading) {
          Canvas { context, size in
            let width = size.width * level.value * (isWide ? 2 : 1)
            context.fill(
              Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .color(.red)
            )
          }
          .frame(width: 64, height: 16)
          Button("Wide") { isWide = true }
        }
      }
    }
    let level = Level()
    let screen = ViewScreen(columns: 12, rows: 2, Gauge(level: level))
    func count() -> Int { screen.terminal.line(0).filter { $0 == "█" }.count }
    #expect(count() == 2)
    level.value = 0.5
    screen.settle()
    #expect(count() == 4)
    screen.press(.enter)
    #expect(count() == 8)
  }

  @Test func pointsThatMakeNoSenseDrawNothing() {
    let lengths = [Double.nan, .infinity, -.infinity, 1e300, -1e300]
    let screen = ViewScreen(
      columns: 20, rows: 4,
      Canvas { context, _ in
        for x in lengths {
          for y in lengths {
            let path = Path { $0.addLines([CGPoint(x: x, y: y), .zero, CGPoint(x: y, y: x)]) }
            context.stroke(path, with: .color(.red))
            context.fill(path, with: .color(.red))
            context.draw(Text("x"), at: CGPoint(x: x, y: y))
          }
        }
        context.draw(Text("seen"), at: .zero, anchor: .topLeading)
      }
    )
    #expect(screen.text.contains("seen"))
  }
}
