import TernUI

/// The keys that activate buttons of a screen.
@MainActor
struct Shortcuts {
  /// The buttons in reach, with their keys as the vocabulary writes them.
  let buttons: [(keys: String, node: ElementNode)]

  init(in scope: ElementNode?) {
    var buttons: [(keys: String, node: ElementNode)] = []
    func visit(_ node: ElementNode) {
      guard node.isVisible else { return }
      if let keys = node.string(.shortcut), node.isLeafControl, node.isEnabled {
        buttons.append((keys, node))
      }
      // Shortcuts of what is in a menu work while the menu is closed.
      for child in node.kind == .menu ? node.flow : node.shown { visit(child) }
    }
    if let scope { visit(scope) }
    // Those of the app hold on every screen, but not while a question waits for its answer.
    if let scope, scope.kind != .alert, !scope.isPopupOpen {
      var root = scope
      while let parent = root.parent { root = parent }
      for menu in root.children.flatMap(\.commands) { visit(menu) }
    }
    self.buttons = buttons
  }

  func target(
    for key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers
  ) -> ElementNode? {
    guard let name = Self.names[key] else { return nil }
    return target(name, modifiers)
  }

  func target(for text: String, _ modifiers: TerminalInput.Modifiers) -> ElementNode? {
    target(text.lowercased(), text == text.lowercased() ? modifiers : modifiers.union(.shift))
  }

  /// Terminals send the same for a letter with Control, with and without Shift, and keep some of
  /// them for themselves: the nearest that can be typed counts too.
  private func target(_ key: String, _ modifiers: TerminalInput.Modifiers) -> ElementNode? {
    var wanted = [Self.prefix(modifiers) + key]
    if modifiers == .control { wanted.append("ctrl+shift+" + key) }
    if modifiers == .alternate { wanted += ["ctrl+" + key, "ctrl+shift+" + key] }
    // A character that needs Shift is written without it.
    if modifiers == .shift, key.count == 1 { wanted.append(key) }
    for keys in wanted {
      if let button = buttons.first(where: { $0.keys == keys }) { return button.node }
    }
    return nil
  }

  private static func prefix(_ modifiers: TerminalInput.Modifiers) -> String {
    var prefix = ""
    if modifiers.contains(.control) { prefix += "ctrl+" }
    if modifiers.contains(.alternate) { prefix += "alt+" }
    if modifiers.contains(.shift) { prefix += "shift+" }
    return prefix
  }

  static let names: [TerminalInput.Key: String] = [
    .enter: "return", .keypadEnter: "return", .escape: "escape", .delete: "delete",
    .backspace: "delete", .tab: "tab", .space: "space", .up: "up", .down: "down", .left: "left",
    .right: "right", .home: "home", .end: "end",
  ]
}
