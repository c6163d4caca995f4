/// The text that is being typed in a field, and how far the app knows of it.
///
/// What a person types is shown at once and sent with a revision that counts up. The app's answer is
/// taken when it takes account of all that was sent; an older one would undo what has been typed since.
struct TextFieldState {
  private(set) var editor = TextEditor()
  private let lineCache = LineCache()
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

  /// The part of a text that is seen on a line.
  struct LineView: Sendable {
    var text = ""
    /// The column of the cursor.
    var cursor = 0
    /// The columns of what is selected.
    var selection = 0..<0
  }

  /// The part of the text that a line shows.
  func visibleText(width: Int, isSecure: Bool) -> LineView {
    let characters = isSecure ? editor.characters.map { _ in "•" } : editor.characters
    let start = min(firstVisible, characters.count)
    return Self.view(
      of: characters, start..<characters.count, cursor: editor.cursor,
      selection: editor.selection ?? 0..<0, width: width
    )
  }

  private static func view(
    of characters: [Character], _ range: Range<Int>, cursor: Int, selection: Range<Int>,
    width: Int
  ) -> LineView {
    var view = LineView()
    var columns = 0
    var selected: Range<Int>?
    for index in range {
      if index == cursor { view.cursor = columns }
      let next = DisplayWidth.of(characters[index])
      if columns + next > width { break }
      view.text.append(characters[index])
      if selection.contains(index) {
        selected = (selected?.lowerBound ?? columns)..<columns + next
      }
      columns += next
    }
    if cursor == range.upperBound { view.cursor = columns }
    view.selection = selected ?? 0..<0
    return view
  }

  /// Moves the text so that the cursor is in sight, with a column for it at the end.
  mutating func revealCursor(width: Int, isSecure: Bool) {
    guard width > 0 else { return }
    // Only what can be seen is measured, however long the text is.
    func columns(_ index: Int) -> Int {
      isSecure ? 1 : DisplayWidth.of(editor.characters[index])
    }
    var start = editor.cursor
    var total = 0
    while start > firstVisible, total + columns(start - 1) <= width - 1 {
      start -= 1
      total += columns(start)
    }
    firstVisible = start
    // After deleting, what fits again comes back into sight.
    var end = editor.cursor
    while end < editor.characters.count, total < width {
      total += columns(end)
      end += 1
    }
    var free = width - 1 - total
    while firstVisible > 0, free >= columns(firstVisible - 1) {
      firstVisible -= 1
      free -= columns(firstVisible)
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

  // MARK: Several lines

  /// The index of the first line that is seen.
  private(set) var firstLine = 0

  /// The lines of the text in so many columns.
  func lines(width: Int) -> EditorLines { lineCache.lines(of: editor, width: width) }

  /// The lines that are seen, in a room, and in which of them the cursor is.
  func visibleLines(in size: CellSize) -> (lines: [LineView], cursorLine: Int?) {
    let lines = self.lines(width: size.width)
    let current = lines.index(of: editor.cursor)
    let start = min(firstLine, max(0, lines.ranges.count - 1))
    let shown = start..<min(lines.ranges.count, start + max(0, size.height))
    let views = shown.map { index in
      Self.view(
        of: editor.characters, lines.ranges[index],
        cursor: index == current ? editor.cursor : -1,
        selection: editor.selection ?? 0..<0, width: size.width
      )
    }
    return (views, shown.contains(current) ? current - start : nil)
  }

  /// Moves the lines so that the cursor is in sight.
  mutating func revealCursor(in size: CellSize) {
    guard size.height > 0 else { return }
    let lines = self.lines(width: size.width)
    let current = lines.index(of: editor.cursor)
    firstLine = min(firstLine, current)
    firstLine = max(firstLine, current - size.height + 1)
    firstLine = min(firstLine, max(0, lines.ranges.count - size.height))
  }

  /// The position some lines above or below the cursor, or `nil` where there is no line.
  func index(linesAway distance: Int, width: Int) -> Int? {
    let lines = self.lines(width: width)
    let current = lines.index(of: editor.cursor)
    guard lines.ranges.indices.contains(current + distance) else { return nil }
    let column = lines.column(of: editor.cursor, in: current)
    return lines.index(atColumn: column, of: current + distance)
  }

  /// Where the line of the cursor begins and ends.
  func lineBounds(width: Int) -> Range<Int> {
    let lines = self.lines(width: width)
    return lines.ranges[lines.index(of: editor.cursor)]
  }

  /// The position in the text at a cell of the room.
  func index(at point: CellPoint, width: Int) -> Int {
    let lines = self.lines(width: width)
    let line = min(max(0, firstLine + point.y), lines.ranges.count - 1)
    return lines.index(atColumn: point.x, of: line)
  }
}

/// The lines of a text as they were last broken: a frame asks for them several times.
private final class LineCache {
  private var known: (version: Int, width: Int, lines: EditorLines)?

  func lines(of editor: TextEditor, width: Int) -> EditorLines {
    if let known, known.version == editor.version, known.width == width { return known.lines }
    let lines = EditorLines(editor.characters, width: width)
    known = (editor.version, width, lines)
    return lines
  }
}
