/// The marks that may stand in a literal text: `*emphasis*`, `**strong**`, `` `code` ``, `~~strike~~`,
/// `[link](url)`, and `\` before a mark that is meant as it is.
///
/// Of `^[2 bird](inflect: true)` the words are left, in the number that is among them; of other
/// attributes, `^[words](…)`, the words alone.
enum Markdown {
  private static let marks: Set<Character> = ["*", "_", "~", "`", "[", "\\"]

  /// The parts of a text that differ in style; none, if it has no marks at all.
  static func parts(of text: String) -> [TextPart] {
    let marked = text.utf8.contains { byte in
      byte == 0x2A || byte == 0x5F || byte == 0x7E || byte == 0x60 || byte == 0x5B || byte == 0x5C
    }
    guard marked else { return [] }
    var parser = Parser(characters: Array(text))
    parser.parse(0..<parser.characters.count, TextPart(string: ""))
    return parser.parts
  }

  /// A text whose marks are meant as they are.
  static func escaped(_ text: String) -> String {
    guard text.contains(where: marks.contains) else { return text }
    return text.reduce(into: "") { result, character in
      if marks.contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private struct Parser {
    let characters: [Character]
    var parts: [TextPart] = []

    mutating func append(_ character: Character, _ style: TextPart) {
      if var last = parts.last, last.hasStyle(of: style) {
        last.string.append(character)
        parts[parts.count - 1] = last
      } else {
        var part = style
        part.string = String(character)
        parts.append(part)
      }
    }

    mutating func parse(_ range: Range<Int>, _ style: TextPart) {
      var index = range.lowerBound
      while index < range.upperBound {
        let end = parseMark(at: index, range.upperBound, style)
        if let end {
          index = end
        } else {
          append(characters[index], style)
          index += 1
        }
      }
    }

    /// Takes what a mark and its counterpart enclose, and gives the index after it.
    private mutating func parseMark(at index: Int, _ end: Int, _ style: TextPart) -> Int? {
      switch characters[index] {
      case "\\":
        guard index + 1 < end, isPunctuation(characters[index + 1]) else { return nil }
        append(characters[index + 1], style)
        return index + 2
      case "`": return parseCode(at: index, end, style)
      case "[": return parseLink(at: index, end, style)
      case "^": return parseAttributes(at: index, end, style)
      case "*", "_": return parseEmphasis(at: index, end, style, widths: [3, 2, 1])
      case "~": return parseEmphasis(at: index, end, style, widths: [2, 1])
      default: return nil
      }
    }

    private func isPunctuation(_ character: Character) -> Bool {
      character.isASCII && (character.isPunctuation || character.isSymbol)
    }

    private func run(at index: Int, _ end: Int) -> Int {
      var stop = index
      while stop < end, characters[stop] == characters[index] { stop += 1 }
      return stop - index
    }

    private mutating func parseCode(at index: Int, _ end: Int, _ style: TextPart) -> Int? {
      let width = run(at: index, end)
      var stop = index + width
      while stop < end {
        guard characters[stop] == "`" else {
          stop += 1
          continue
        }
        let length = run(at: stop, end)
        if length == width {
          var code = style
          code.style.isMonospaced = true
          for character in characters[(index + width)..<stop] { append(character, code) }
          return stop + width
        }
        stop += length
      }
      return nil
    }

    private mutating func parseLink(at index: Int, _ end: Int, _ style: TextPart) -> Int? {
      guard let (words, target) = brackets(at: index, end) else { return nil }
      var link = style
      link.link = String(characters[target])
      parse(words, link)
      return target.upperBound + 1
    }

    /// Takes words with attributes.
    private mutating func parseAttributes(at index: Int, _ end: Int, _ style: TextPart) -> Int? {
      guard index + 1 < end, characters[index + 1] == "[",
        let (words, attributes) = brackets(at: index + 1, end)
      else { return nil }
      var inner = Parser(characters: characters)
      inner.parse(words, style)
      let names = String(characters[attributes].filter { !$0.isWhitespace })
      if names.split(separator: ",").contains("inflect:true") {
        Inflection.inflect(&inner.parts)
      }
      for part in inner.parts {
        if part.inflection != nil {
          parts.append(part)
          continue
        }
        for character in part.string { append(character, part) }
      }
      return attributes.upperBound + 1
    }

    /// What stands in `[…](…)`.
    private func brackets(at index: Int, _ end: Int) -> (words: Range<Int>, target: Range<Int>)? {
      guard let close = firstIndex(of: "]", from: index + 1, end), close + 1 < end,
        characters[close + 1] == "(", let stop = firstIndex(of: ")", from: close + 2, end)
      else { return nil }
      return ((index + 1)..<close, (close + 2)..<stop)
    }

    private func firstIndex(of character: Character, from start: Int, _ end: Int) -> Int? {
      var index = start
      while index < end {
        if characters[index] == "\\" {
          index += 2
        } else if characters[index] == character {
          return index
        } else {
          index += 1
        }
      }
      return nil
    }

    private mutating func parseEmphasis(
      at index: Int, _ end: Int, _ style: TextPart, widths: [Int]
    ) -> Int? {
      let length = run(at: index, end)
      let mark = characters[index]
      // Between letters, `_` belongs to a name.
      if mark == "_", index > 0, isWord(characters[index - 1]) { return nil }
      for width in widths where width <= length {
        let start = index + width
        guard start < end, !characters[start].isWhitespace,
          let close = closing(mark, width, from: start, end)
        else { continue }
        parse(start..<close, emphasised(style, mark, width))
        return close + width
      }
      return nil
    }

    private func emphasised(_ part: TextPart, _ mark: Character, _ width: Int) -> TextPart {
      var part = part
      if mark == "~" {
        part.style.isStruck = true
      } else {
        if width >= 2 { part.style.isBold = true }
        if width != 2 { part.style.isItalic = true }
      }
      return part
    }

    private func closing(_ mark: Character, _ width: Int, from start: Int, _ end: Int) -> Int? {
      var index = start
      while index < end {
        if characters[index] == "\\" {
          index += 2
          continue
        }
        if characters[index] == "`", let stop = firstIndex(of: "`", from: index + 1, end) {
          index = stop + 1
          continue
        }
        guard characters[index] == mark else {
          index += 1
          continue
        }
        let length = run(at: index, end)
        let after = index + length
        let closes = index > start && !characters[index - 1].isWhitespace
        let endsWord = mark != "_" || after >= characters.count || !isWord(characters[after])
        if closes, endsWord, length == width || length == 3 { return after - width }
        index = after
      }
      return nil
    }

    private func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber
    }
  }
}

/// A part of a text, with what is special about it.
package struct TextPart: Hashable, Sendable {
  package var string: String
  package var style: TextStyle
  package var link: String?
  /// What the words are made of, where they depend on the time.
  var date: DateText?
  /// The forms of the words, where those depend on the language of the person.
  var inflection: Inflection?

  package init(
    string: String, style: TextStyle = TextStyle(), link: String? = nil, date: DateText? = nil
  ) {
    self.string = string
    self.style = style
    self.link = link
    self.date = date
  }

  /// Whether the words depend on the time or on the language.
  var depends: Bool { date != nil || inflection != nil }
  /// Whether the part looks as the text around it does.
  var isPlain: Bool { style.isEmpty && link == nil && date == nil }

  func hasStyle(of other: TextPart) -> Bool {
    style == other.style && link == other.link && !depends && !other.depends
  }
}
