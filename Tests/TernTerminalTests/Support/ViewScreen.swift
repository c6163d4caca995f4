import Foundation
import TernTerminal
import TernUI
import Testing

/// A terminal with a view on it.
@MainActor
final class ViewScreen {
  let terminal: VirtualTerminal
  private let graph: ViewGraph

  init(columns: Int = 60, rows: Int = 20, _ view: some View) {
    terminal = VirtualTerminal(columns: columns, rows: rows)
    graph = ViewGraph(view, backend: terminal.backend)
    settle()
  }

  isolated deinit { graph.stop() }

  var text: String { terminal.text }
  var highlighted: String { terminal.highlighted }

  func settle() {
    graph.flush()
    terminal.settle()
    graph.flush()
    terminal.settle()
  }

  func press(_ keys: VirtualTerminal.Key...) {
    for key in keys {
      terminal.press(key)
      settle()
    }
  }

  func type(_ text: String) {
    terminal.type(text)
    settle()
  }

  func open(_ url: URL) {
    graph.open(url)
    settle()
  }

  func click(on text: String) {
    terminal.click(on: text)
    settle()
  }
}

/// Compares a screen and its looks with recorded ones, after somebody did something there.
@MainActor
func golden(
  _ name: String, columns: Int, rows: Int, _ view: some View,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
  act: (ViewScreen) -> Void = { _ in }
) {
  let screen = ViewScreen(columns: columns, rows: rows, view)
  act(screen)
  expectGolden(
    screen.terminal.styledText, "\(name)-\(columns)x\(rows)", filePath: filePath,
    sourceLocation: sourceLocation
  )
}
