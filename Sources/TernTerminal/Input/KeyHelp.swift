import TernUI

/// What the keys of a screen do, for the overlay that explains them.
@MainActor
enum KeyHelp {
  /// The lines for what is in reach: its shortcuts first, then what has the focus, then what always
  /// holds.
  static func lines(shortcuts: Shortcuts, focus: FocusController) -> [String] {
    var lines: [String] = []
    if let help = focus.element?.string(.help) { lines += [help, ""] }
    for button in shortcuts.buttons {
      lines.append(line(name(of: button.keys), label(of: button.node)))
    }
    if let element = focus.element { lines += special(for: element) }
    let scope = focus.scope
    if contains(scope, { $0.kind == .tabs }) { lines.append(line("Ctrl-PgUp, -PgDn", "other tab")) }
    if contains(scope, { $0.bool(.canRefresh) == true }) { lines.append(line("F5", "refresh")) }
    if !lines.isEmpty { lines.append("") }
    return lines + always
  }

  private static let always = [
    "Tab, Shift-Tab   next, previous control",
    "Arrows           move, choose an option",
    "Enter, Space     activate",
    "Esc              go back, close",
    "PgUp, PgDn       scroll",
    "Ctrl-L           draw again",
    "Ctrl-Z           suspend",
    "Ctrl-C, Ctrl-Q   quit",
  ]

  private static func special(for element: ElementNode) -> [String] {
    var lines: [String] = []
    switch element.kind {
    case .textField, .secureField, .textEditor:
      lines = [
        line("Ctrl-A, Ctrl-E", "start, end of the line"),
        line("Ctrl-W, -U, -K", "delete word, before, after"),
        line("Shift-Arrows", "select; Alt-A: all"),
        line("Ctrl-X, Alt-C, -V", "cut, copy, paste"),
        line("Alt-Z, Ctrl-Y", "undo, redo"),
      ]
    case .slider, .stepper, .colorPicker: lines = [line("Left, Right", "change")]
    case .datePicker where DateLook(element).showsMonth:
      lines = [line("Arrows", "other day"), line("PgUp, PgDn", "other month")]
    case .datePicker: lines = [line("Up, Down", "change"), line("Left, Right", "other part")]
    case .disclosure: lines = [line("Left, Right", "close, open")]
    default: break
    }
    if let row = element.nearest({ $0.kind == .row }) {
      if row.bool(.canDelete) == true { lines.append(line("Delete", "delete the row")) }
      if row.bool(.canMove) == true { lines.append(line("Alt-Up, Alt-Down", "move the row")) }
    }
    let hasMenu = element.nearest {
      $0.isContextMenu || ($0.kind == .row && !$0.popupItems.isEmpty)
    }
    if hasMenu != nil { lines.append(line("M, F10", "menu")) }
    return lines
  }

  private static func line(_ keys: String, _ action: String) -> String {
    keys + String(repeating: " ", count: max(1, 17 - DisplayWidth.of(keys))) + action
  }

  /// Keys as people write them: `Ctrl-Shift-S`.
  private static func name(of keys: String) -> String {
    keys.split(separator: "+", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "+" : $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: "-")
  }

  private static func label(of node: ElementNode) -> String {
    if let label = node.string(.accessibilityLabel) { return label }
    var words: [String] = node.ownText.isEmpty ? [] : [node.ownText]
    func visit(_ node: ElementNode) {
      if !node.ownText.isEmpty { words.append(node.ownText) }
      for child in node.shown { visit(child) }
    }
    for child in node.flow { visit(child) }
    return words.isEmpty ? symbol(in: node) ?? "" : words.joined(separator: " ")
  }

  /// The name of the first picture, which stands for words where there are none.
  private static func symbol(in node: ElementNode) -> String? {
    for child in node.shown {
      if let name = child.string(.accessibilityLabel) ?? child.string(.systemImage) { return name }
      if let name = symbol(in: child) { return name }
    }
    return nil
  }

  private static func contains(
    _ node: ElementNode?, _ isWanted: (ElementNode) -> Bool
  ) -> Bool {
    guard let node else { return false }
    return isWanted(node) || node.shown.contains { contains($0, isWanted) }
  }
}
