import TernUI

extension TerminalBackend {
  func handleFieldKey(
    _ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers, _ field: ElementNode
  ) {
    let byWord = !modifiers.isDisjoint(with: [.control, .alternate])
    let extends = modifiers.contains(.shift)
    switch key {
    case .enter, .keypadEnter: handleReturn(modifiers, field)
    case .space: edit(.insert(" "))
    case .backspace: edit(.delete(byWord ? .wordLeft : .left))
    case .delete: edit(.delete(byWord ? .wordRight : .right))
    case .left: edit(.move(byWord ? .wordLeft : .left, extends: extends))
    case .right: edit(.move(byWord ? .wordRight : .right, extends: extends))
    case .home: edit(.move(lineStart(of: field, all: byWord), extends: extends))
    case .end: edit(.move(lineEnd(of: field, all: byWord), extends: extends))
    case .up: moveLine(-1, in: field, extends: extends)
    case .down: moveLine(1, in: field, extends: extends)
    default: break
    }
  }

  /// Handles the keys that edit text wherever programs read lines in a terminal.
  ///
  /// - Returns: Whether it was one of them.
  func handleFieldCommand(_ text: String, _ modifiers: TerminalInput.Modifiers) -> Bool {
    guard let field = focus.element else { return false }
    switch (text, modifiers) {
    case ("a", .control): edit(.move(lineStart(of: field, all: false)))
    case ("e", .control): edit(.move(lineEnd(of: field, all: false)))
    case ("u", .control): edit(.delete(lineStart(of: field, all: false)))
    case ("k", .control): edit(.delete(lineEnd(of: field, all: false)))
    case ("w", .control): edit(.delete(.wordLeft))
    case ("d", .control): edit(.delete(.right))
    case ("b", .control): edit(.move(.left))
    case ("f", .control): edit(.move(.right))
    case ("b", .alternate): edit(.move(.wordLeft))
    case ("f", .alternate): edit(.move(.wordRight))
    case ("a", .alternate): edit(.selectAll)
    // Control and one of `_`, `/`, `?`, `7` are the same byte.
    case ("_", .control), ("/", .control), ("?", .control), ("7", .control), ("z", .alternate):
      edit(.undo)
    case ("y", .control): edit(.redo)
    case ("x", .control): cut(field)
    case ("c", .alternate): copy(field)
    case ("v", .control): edit(.insert(pasted(clipboard)))
    default: return false
    }
    return true
  }

  /// Carries out a command in the text field that has the focus, if one has it.
  func edit(_ command: TextEditor.Command) {
    guard let field = focus.element, field.isTextField, field.isEnabled else { return }
    setNeedsReveal()
    guard let change = field.field?.perform(command) else { return }
    if field.isMultiline { field.invalidateLayout() }
    send(.input(field.id, change.text, revision: change.revision))
  }

  private func handleReturn(_ modifiers: TerminalInput.Modifiers, _ field: ElementNode) {
    let breaksLine = field.kind == .textEditor || modifiers.contains(.alternate)
    if field.isMultiline, breaksLine {
      edit(.insert("\n"))
      return
    }
    send(.submit(field.id))
    if let button = shortcuts.target(for: .enter, []) { activate(button) }
  }

  // MARK: Lines

  private func lineStart(of field: ElementNode, all: Bool) -> TextEditor.Move {
    lineBounds(of: field, all: all).map { .to($0.lowerBound) } ?? .start
  }

  private func lineEnd(of field: ElementNode, all: Bool) -> TextEditor.Move {
    lineBounds(of: field, all: all).map { .to($0.upperBound) } ?? .end
  }

  private func lineBounds(of field: ElementNode, all: Bool) -> Range<Int>? {
    guard !all, field.isMultiline, let room = field.parts[.content] else { return nil }
    return field.field?.lineBounds(width: room.size.width)
  }

  /// Goes a line up or down; from the first and the last line, out of the field.
  private func moveLine(_ distance: Int, in field: ElementNode, extends: Bool) {
    if field.isMultiline, let room = field.parts[.content],
      let index = field.field?.index(linesAway: distance, width: room.size.width)
    {
      edit(.move(.to(index), extends: extends))
    } else {
      moveFocus(distance < 0 ? .up : .down)
    }
  }

  // MARK: The clipboard

  private func cut(_ field: ElementNode) {
    copy(field)
    if field.field?.editor.selection != nil { edit(.delete(.right)) }
  }

  /// Keeps what is selected for pasting; a password stays where it is.
  private func copy(_ field: ElementNode) {
    guard field.kind != .secureField, let text = field.field?.editor.selectedText else { return }
    clipboard = text
  }

  /// Text as the field that has the focus takes it.
  func pasted(_ text: String) -> String {
    guard focus.element?.isMultiline == true else { return Self.line(from: text) }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { Self.line(from: String($0)) }.joined(separator: "\n")
  }

  /// Text as one line: line breaks and tabs become spaces, what else would command a terminal goes.
  static func line(from text: String) -> String {
    var line = ""
    for character in text {
      if character.isNewline || character == "\t" {
        line.append(" ")
      } else if let scalar = character.unicodeScalars.first,
        scalar.value < 0x20
          || (0x7F...0x9F).contains(scalar.value)
      {
        continue
      } else {
        line.append(character)
      }
    }
    return line
  }
}
