/// Something that arrived from the terminal.
enum TerminalInput: Hashable, Sendable {
  case key(Key, Modifiers)
  /// A typed character, or several that an input method sent at once.
  case text(String, Modifiers)
  /// Text from the clipboard, as the terminal marked it.
  case paste(String)
  case mousePress(CellPoint)
  /// The pointer moved while its button was down.
  case mouseDrag(CellPoint)
  /// The second button of the mouse, or of a pen.
  case secondaryPress(CellPoint)
  case mouseRelease(CellPoint)
  /// The wheel was turned by a number of notches: down is positive.
  case wheel(CellPoint, Int)
  /// The terminal lost what was drawn.
  case repaint

  enum Key: String, Hashable, Sendable {
    case enter = "Enter"
    case space = "Space"
    case tab = "Tab"
    case backspace = "Backspace"
    case delete = "Delete"
    case escape = "Escape"
    case home = "Home"
    case end = "End"
    case pageUp = "PageUp"
    case pageDown = "PageDown"
    case up = "ArrowUp"
    case down = "ArrowDown"
    case left = "ArrowLeft"
    case right = "ArrowRight"
    case f1 = "F1"
    case f5 = "F5"
    case f10 = "F10"
    case contextMenu = "ContextMenu"
    case keypadEnter = "NumpadEnter"
  }

  struct Modifiers: OptionSet, Hashable, Sendable {
    var rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let control = Modifiers(rawValue: 2)
    static let alternate = Modifiers(rawValue: 4)
  }
}
