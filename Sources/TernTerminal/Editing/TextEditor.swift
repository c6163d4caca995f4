/// A line of text with a cursor, edited by what a person sees as characters.
struct TextEditor: Hashable, Sendable {
  private(set) var characters: [Character]
  /// The number of characters before the cursor.
  private(set) var cursor: Int

  /// An editor with the cursor after the text.
  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }

  /// Something that can be done to the text or the cursor.
  enum Command: Hashable, Sendable {
    case insert(String)
    case deleteBackward, deleteForward
    case deleteWordBackward, deleteToStart, deleteToEnd
    case moveLeft, moveRight, moveWordLeft, moveWordRight, moveToStart, moveToEnd
    case moveTo(Int)
  }

  /// Carries out a command.
  ///
  /// - Returns: Whether the text is another now.
  @discardableResult
  mutating func perform(_ command: Command) -> Bool {
    switch command {
    case .insert(let string): return insert(string)
    case .deleteBackward: return delete(max(0, cursor - 1)..<cursor)
    case .deleteForward: return delete(cursor..<min(characters.count, cursor + 1))
    case .deleteWordBackward: return delete(wordStart..<cursor)
    case .deleteToStart: return delete(0..<cursor)
    case .deleteToEnd: return delete(cursor..<characters.count)
    case .moveLeft: cursor = max(0, cursor - 1)
    case .moveRight: cursor = min(characters.count, cursor + 1)
    case .moveWordLeft: cursor = wordStart
    case .moveWordRight: cursor = wordEnd
    case .moveToStart: cursor = 0
    case .moveToEnd: cursor = characters.count
    case .moveTo(let index): cursor = min(max(0, index), characters.count)
    }
    return false
  }

  /// Takes another text.
  ///
  /// The cursor stays where it was, or at the end if it was there.
  mutating func replace(with text: String) {
    let wasAtEnd = cursor == characters.count
    characters = Array(text)
    cursor = wasAtEnd ? characters.count : min(cursor, characters.count)
  }

  private mutating func insert(_ string: String) -> Bool {
    guard !string.isEmpty else { return false }
    // What is typed may join the character before it: a combining mark, the second half of a flag.
    let before = String(characters[..<cursor]) + string
    let after = characters[cursor...]
    let joined = Array(before + String(after))
    cursor = min(before.count, joined.count)
    guard joined != characters else { return false }
    characters = joined
    return true
  }

  private mutating func delete(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    let rest = String(characters[..<range.lowerBound]) + String(characters[range.upperBound...])
    cursor = String(characters[..<range.lowerBound]).count
    characters = Array(rest)
    cursor = min(cursor, characters.count)
    return true
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0, characters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    while index < characters.count, !characters[index].isWhitespace { index += 1 }
    return index
  }
}
