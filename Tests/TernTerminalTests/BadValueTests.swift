import Foundation
import TernTerminal
import TernUI
import Testing

/// Views with numbers that make no sense, drawn and driven in the terminal.
@MainActor
@Suite struct BadValueTests {
  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, -40, 0, .leastNonzeroMagnitude,
  ]

  private struct Controls: View {
    let number: Double
    @State private var value = 0.5
    @State private var count = Int.max
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var size = "none"

    var body: some View {
      ScrollView {
        VStack(spacing: number) {
          Text("frame").frame(width: number, height: number).border(.blue)
          Text("limits").frame(minWidth: number, maxWidth: number, maxHeight: number).border(.red)
          Text("padding").padding(number).border(.blue)
          Text("offset").offset(x: number, y: number)
          Text("ratio").aspectRatio(number, contentMode: .fill).border(.blue)
          RoundedRectangle(cornerRadius: number).frame(width: 80, height: 32)
          Color(red: number, green: number, blue: number).frame(height: 16)
          ProgressView("Work", value: number)
          Gauge(value: number) { Text("Wind") }
          Stepper("Count", value: $count, step: count)
          DatePicker("Day", selection: $day)
          DatePicker("Never", selection: .constant(Date(timeIntervalSinceReferenceDate: number)))
          Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }
          Spacer(minLength: number)
          Grid(horizontalSpacing: number, verticalSpacing: number) {
            GridRow { Text("cell").gridCellColumns(.max) }
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: number), spacing: number)]) {
            Text("one")
            Text("two")
          }
          Slider(value: $value, in: 0...1) { Text("Volume") }
        }
      }
    }
  }

  @Test(arguments: numbers) func anyNumberIsDrawnAndDriven(number: Double) {
    let terminal = VirtualTerminal(columns: 60, rows: 20)
    let graph = ViewGraph(Controls(number: number), backend: terminal.backend)
    defer { graph.stop() }
    for (columns, rows) in [(60, 20), (1, 1), (200, 50), (60, 20)] {
      terminal.resize(columns: columns, rows: rows)
      for key: VirtualTerminal.Key in [.end, .home, .down, .up, .pageDown, .pageUp, .tab] {
        terminal.press(key)
        graph.flush()
        for text in ["+", "-", " ", "\r"] {
          terminal.type(text)
          graph.flush()
          terminal.settle()
        }
      }
    }
    // Whatever was seen of it: the terminal still answers.
    terminal.press(.f1)
    #expect(terminal.text.contains("Ctrl-"))
  }

  /// A terminal may say that it is of any size.
  @Test(arguments: [(0, 0), (-5, -5), (65_535, 65_535), (Int.max, 1)])
  func anySizeIsTaken(columns: Int, rows: Int) {
    var output: [UInt8] = []
    let backend = TerminalBackend(
      columns: columns, rows: rows, colors: .none, schedule: { _, _ in },
      output: { output += $0 }
    )
    backend.start()
    backend.resize(columns: columns, rows: rows)
    backend.resize(columns: 10, rows: 2)
    backend.close()
    #expect(!output.isEmpty)
  }
}
