/// The text that is being typed in a field, and how far the app knows of it.
///
/// What a person types is shown at once and sent with a revision that counts up. The app's answer is
/// taken when it takes account of all that was sent; an older one would undo what has been typed since.
struct TextFieldState {
  private(set) var editor = TextEditor()
  private(set) var revision: UInt64 = 0
  /// The number of characters that are out of sight at the left.
  private var firstVisible = 0

  /// Takes what the app says the text is.
  ///
  /// - Parameter answered: The last revision that this text takes account of.
  mutating func accept(_ text: String, answered: UInt64) {
    guard answered >= revision, text != editor.text else { return }
    editor.replace(with: text)
  }

  /// Carries out a command of a person.
  ///
  /// - Returns: The new text and its revision, to tell the app, if the text has changed.
  mutating func perform(_ command: TextEditor.Command) -> (text: String, revision: UInt64)? {
    guard editor.perform(command) else { return nil }
    revision += 1
    return (editor.text, revision)
  }

  /// The part of the text that a line shows, and the column of the cursor in it.
  func visibleText(width: Int, isSecure: Bool) -> (text: String, cursor: Int) {
    let characters = isSecure ? editor.characters.map { _ in "•" } : editor.characters
    let start = min(firstVisible, characters.count)
    var text = ""
    var columns = 0
    var cursor = 0
    for (index, character) in characters[start...].enumerated() {
      if start + index == editor.cursor { cursor = columns }
      let next = DisplayWidth.of(character)
      if columns + next > width { return (text, cursor) }
      text.append(character)
      columns += next
    }
    if editor.cursor == characters.count { cursor = columns }
    return (text, cursor)
  }

  /// Moves the text so that the cursor is in sight, with a column for it at the end.
  mutating func revealCursor(width: Int, isSecure: Bool) {
    guard width > 0 else { return }
    let widths = editor.characters.map { isSecure ? 1 : DisplayWidth.of($0) }
    firstVisible = min(firstVisible, editor.cursor)
    var columns = widths[firstVisible..<editor.cursor].reduce(0, +)
    while firstVisible < editor.cursor, columns > width - 1 {
      columns -= widths[firstVisible]
      firstVisible += 1
    }
    // After deleting, what fits again comes back into sight.
    let total = columns + widths[editor.cursor...].reduce(0, +)
    var free = width - 1 - total
    while firstVisible > 0, free >= widths[firstVisible - 1] {
      firstVisible -= 1
      free -= widths[firstVisible]
    }
  }

  /// The position in the text at a column of the line.
  func index(atColumn column: Int, isSecure: Bool) -> Int {
    var columns = 0
    for index in min(firstVisible, editor.characters.count)..<editor.characters.count {
      let width = isSecure ? 1 : DisplayWidth.of(editor.characters[index])
      if column < columns + width { return index }
      columns += width
    }
    return editor.characters.count
  }
}
