/// A text with a cursor and a selection, edited by what a person sees as characters.
struct TextEditor: Hashable, Sendable {
  private(set) var characters: [Character]
  /// The characters as one string.
  private(set) var text: String
  /// Counts the changes of the text: the same number, the same text.
  private(set) var version = 0
  /// The number of characters before the cursor.
  private(set) var cursor: Int
  /// The other end of what is selected, if something may be.
  private var anchor: Int?
  private var past: [Moment] = []
  private var future: [Moment] = []
  /// Typing on belongs to the last step.
  private var isTyping = false

  /// What undoing brings back.
  private struct Moment: Hashable {
    var characters: [Character]
    var cursor: Int
  }

  private static let rememberedSteps = 200
  /// How many characters all steps together may hold: a long text is not kept two hundred times.
  private static let rememberedCharacters = 1_000_000

  /// An editor with the cursor after the text.
  init(_ text: String = "") {
    self.text = text
    characters = Array(text)
    cursor = characters.count
  }

  var isEmpty: Bool { characters.isEmpty }

  /// The characters that are selected, if there are some.
  var selection: Range<Int>? {
    guard let anchor, anchor != cursor else { return nil }
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  var selectedText: String? { selection.map { String(characters[$0]) } }

  /// A way of the cursor.
  enum Move: Hashable, Sendable {
    case left, right, wordLeft, wordRight, start, end
    case to(Int)
  }

  /// Something that can be done to the text or the cursor.
  enum Command: Hashable, Sendable {
    /// Puts a text in the place of what is selected, or at the cursor.
    case insert(String)
    /// Deletes what is selected, or what a move would pass.
    case delete(Move)
    /// Moves the cursor, and with it the end of what is selected if it extends that.
    case move(Move, extends: Bool = false)
    case selectAll, undo, redo
  }

  /// Carries out a command.
  ///
  /// - Returns: Whether the text is another now.
  @discardableResult
  mutating func perform(_ command: Command) -> Bool {
    switch command {
    case .insert(let string):
      let isTyped = string.count == 1 && selection == nil
      return change(continuing: isTyped && isTyping, isTyping: isTyped) { $0.insert(string) }
    case .delete(let move):
      let range = selection ?? range(of: move)
      return change(continuing: false, isTyping: false) { $0.delete(range) }
    case .move(let move, let extends): self.move(move, extends: extends)
    case .selectAll:
      anchor = 0
      cursor = characters.count
      isTyping = false
    case .undo: return travel(\.past, \.future)
    case .redo: return travel(\.future, \.past)
    }
    return false
  }

  /// Takes another text.
  ///
  /// The cursor stays where it was, or at the end if it was there.
  mutating func replace(with text: String) {
    let wasAtEnd = cursor == characters.count
    self.text = text
    version += 1
    characters = Array(text)
    cursor = wasAtEnd ? characters.count : min(cursor, characters.count)
    anchor = nil
  }

  // MARK: Steps

  private mutating func change(
    continuing: Bool, isTyping: Bool, _ body: (inout TextEditor) -> Bool
  ) -> Bool {
    let before = Moment(characters: characters, cursor: cursor)
    guard body(&self) else { return false }
    if !continuing {
      past.append(before)
      forgetOldSteps()
    }
    future = []
    text = String(characters)
    version += 1
    self.isTyping = isTyping
    return true
  }

  /// The last step is always kept.
  private mutating func forgetOldSteps() {
    var room = Self.rememberedCharacters
    var kept = 0
    for moment in past.reversed() {
      room -= moment.characters.count
      if kept > 0, room < 0 || kept == Self.rememberedSteps { break }
      kept += 1
    }
    past.removeFirst(past.count - kept)
  }

  private mutating func travel(
    _ from: WritableKeyPath<TextEditor, [Moment]>, _ to: WritableKeyPath<TextEditor, [Moment]>
  ) -> Bool {
    guard let moment = self[keyPath: from].popLast() else { return false }
    self[keyPath: to].append(Moment(characters: characters, cursor: cursor))
    characters = moment.characters
    text = String(characters)
    version += 1
    cursor = min(moment.cursor, characters.count)
    anchor = nil
    isTyping = false
    return true
  }

  // MARK: Changes

  private mutating func insert(_ string: String) -> Bool {
    guard !string.isEmpty else { return false }
    return replace(selection ?? cursor..<cursor, with: string)
  }

  private mutating func delete(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    return replace(range, with: "")
  }

  /// Puts a text in the place of some characters, with the cursor after it.
  ///
  /// It may join the characters beside it: a combining mark, the halves of a flag. No further ones are
  /// looked at, so that a key press costs the same in a long text.
  private mutating func replace(_ range: Range<Int>, with string: String) -> Bool {
    let start = max(0, range.lowerBound - 1)
    var end = range.upperBound
    // Halves of flags pair up from the left, all along their run.
    while end < characters.count, characters[end].isHalfOrWholeFlag { end += 1 }
    end = min(end + 1, characters.count)
    let before = String(characters[start..<range.lowerBound]) + string
    let joined = Array(before + String(characters[range.upperBound..<end]))
    cursor = min(start + before.count, start + joined.count)
    anchor = nil
    guard joined != Array(characters[start..<end]) else { return false }
    characters.replaceSubrange(start..<end, with: joined)
    return true
  }

  // MARK: Moves

  private mutating func move(_ move: Move, extends: Bool) {
    isTyping = false
    if extends {
      if anchor == nil { anchor = cursor }
      cursor = target(of: move)
      return
    }
    switch (selection, move) {
    // An arrow goes to the edge of what is selected.
    case (let selection?, .left): cursor = selection.lowerBound
    case (let selection?, .right): cursor = selection.upperBound
    default: cursor = target(of: move)
    }
    anchor = nil
  }

  private func range(of move: Move) -> Range<Int> {
    let target = target(of: move)
    return min(cursor, target)..<max(cursor, target)
  }

  private func target(of move: Move) -> Int {
    switch move {
    case .left: return max(0, cursor - 1)
    case .right: return min(characters.count, cursor + 1)
    case .wordLeft: return wordStart
    case .wordRight: return wordEnd
    case .start: return 0
    case .end: return characters.count
    case .to(let index): return min(max(0, index), characters.count)
    }
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

extension Character {
  fileprivate var isHalfOrWholeFlag: Bool {
    unicodeScalars.first.map { (0x1F1E6...0x1F1FF).contains($0.value) } ?? false
  }
}
