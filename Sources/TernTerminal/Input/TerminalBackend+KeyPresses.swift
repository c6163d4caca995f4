import TernUI

extension TerminalBackend {
  /// Asks the app whether it does something with a key, from what has the focus outwards.
  ///
  /// - Returns: Whether it did.
  func offerKey(_ input: TerminalInput) -> Bool {
    guard menus.isEmpty, let press = KeyPress(input) else { return false }
    var node = focus.element
    while let current = node {
      if current.bool(.wantsKeys) == true {
        let answer = KeyAnswer()
        send(.key(current.id, press, answer))
        if answer.isHandled { return true }
      }
      if current.isLayer { break }
      node = current.container
    }
    return false
  }
}

extension KeyPress {
  /// The key of an input, if it is one.
  @MainActor
  fileprivate init?(_ input: TerminalInput) {
    switch input {
    case .text(let text, let modifiers):
      guard text.count == 1, let character = text.first else { return nil }
      self.init(key: KeyEquivalent(character), characters: text, modifiers: .init(modifiers))
    case .key(let key, let modifiers):
      guard let name = Shortcuts.names[key] else { return nil }
      let characters: String
      switch name {
      case "return": characters = "\r"
      case "space": characters = " "
      case "tab": characters = "\t"
      case "escape": characters = "\u{1B}"
      case "delete": characters = "\u{7F}"
      default: characters = ""
      }
      self.init(
        key: KeyEquivalent(_named: name), characters: characters, modifiers: .init(modifiers)
      )
    default: return nil
    }
  }
}

extension EventModifiers {
  fileprivate init(_ modifiers: TerminalInput.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.option) }
  }
}
