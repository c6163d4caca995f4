import TernTerminal
import TernUI
import Testing

/// Which colours are sent, and whether the terminal is light or dark.
@MainActor
@Suite struct ColorTests {
  private func color(_ name: String, _ colors: TerminalColors) -> String {
    let text = Element.text("A").set(.foreground, .color(name))
    return TestScreen(columns: 1, rows: 1, colors: colors, text).terminal.cell(0, 0).foreground
  }

  @Test func sixteenColoursTakeTheNearest() {
    #expect(color("red", .sixteen) == "1")
    #expect(color("#FF0000", .sixteen) == "1" || color("#FF0000", .sixteen) == "9")
    #expect(color("#FEFEFE", .sixteen) == "15")
    #expect(color("#010101", .sixteen) == "0")
    #expect(color("#00A8A8", .sixteen) == "6")
  }

  @Test func noColourIsSentWhereNoneIsWanted() {
    #expect(color("red", .none) == "default")
    #expect(color("#FF0000", .none) == "default")
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], TerminalColors.automatic),
    (["TERM": "linux"], .sixteen),
    (["TERM": "linux", "COLORTERM": "truecolor"], .automatic),
    (["TERM": "vt100"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .automatic),
    (["TERM": "tmux"], .automatic),
    ([:], .automatic),
  ])
  func environmentChoosesTheColours(environment: [String: String], expected: TerminalColors) {
    #expect(TerminalColors(environment: environment) == expected)
  }

  @Test(arguments: [
    ("15;0", BackendTraits.ColorScheme.dark), ("0;15", .light), ("0;default;7", .light),
    ("0;8", .dark), ("", nil), ("0;99", nil),
  ])
  func environmentTellsTheBackground(value: String, expected: BackendTraits.ColorScheme?) {
    #expect(TerminalColors.scheme(in: ["COLORFGBG": value]) == expected)
  }

  @Test(arguments: [
    ("rgb:ffff/ffff/ffff", BackendTraits.ColorScheme.light), ("rgb:1e1e/1e1e/1e1e", .dark),
    ("rgb:ff/ff/dd", .light), ("nonsense", .dark),
  ])
  func terminalTellsItsBackground(answer: String, expected: BackendTraits.ColorScheme) {
    let screen = TestScreen(columns: 10, rows: 2, .text("A"))
    #expect(screen.terminal.takeOutput().contains("\u{1B}]11;?\u{1B}\\"))
    screen.terminal.type("\u{1B}]11;\(answer)\u{1B}\\")
    #expect(screen.terminal.backend.traits.colorScheme == expected)
    let isTold = screen.events.contains { event in
      if case .environment(let traits) = event { return traits.colorScheme == expected }
      return false
    }
    #expect(isTold == (expected == .light))
  }

  @Test func knownBackgroundIsNotAskedFor() {
    var output: [UInt8] = []
    let backend = TerminalBackend(
      columns: 10, rows: 2, colorScheme: .light, schedule: { _, work in work() },
      output: { output += $0 }
    )
    backend.start()
    #expect(backend.traits.colorScheme == .light)
    #expect(!String(decoding: output, as: UTF8.self).contains("]11;"))
    backend.close()
  }

  @Test func tintColoursControls() {
    let slider = Element(.slider).set(.value, .number(0)).set(.tint, .color("green"))
    let screen = TestScreen(columns: 20, rows: 1, slider)
    #expect(screen.terminal.cell(0, 0).foreground == "2")
  }
}
