import TernTerminal
import TernUI

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

  func click(on text: String) {
    terminal.click(on: text)
    settle()
  }
}
