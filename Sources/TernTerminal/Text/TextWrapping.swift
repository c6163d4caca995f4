/// Breaks text into lines that fit a width.
enum TextWrapping {
  /// One line of wrapped text, with the columns it takes.
  struct Line: Hashable, Sendable {
    var text: String
    var width: Int
  }

  /// Where a text is cut that has no room.
  enum Truncation: String, Sendable {
    case tail, head, middle
  }

  /// The lines of a text that is at most so many columns wide.
  ///
  /// Lines break between words; a word that is wider than a line breaks between characters. The
  /// spaces at a break are dropped. A text that needs more lines than the limit has `…` in the last
  /// one for what is missing.
  ///
  /// - Parameters:
  ///   - width: The columns there are, or `nil` for as many as the longest line needs.
  ///   - limit: The number of lines there may be, or `nil` for any number.
  ///   - truncation: Where the last line is cut.
  static func lines(
    of text: String, width: Int?, limit: Int? = nil, truncation: Truncation = .tail
  ) -> [Line] {
    let width = max(1, width ?? Cells.infinite)
    var lines: [Line] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      wrap(paragraph, width: width, into: &lines)
    }
    guard let limit, lines.count > max(1, limit) else { return lines }
    lines.removeLast(lines.count - max(1, limit))
    let last = lines[lines.count - 1].text
    switch truncation {
    case .tail:
      lines[lines.count - 1] = withEllipsis(last, width: width)
    case .head:
      lines[lines.count - 1] = joined("", end(of: text, width: width - 1))
    case .middle:
      let begin = withEllipsis(last, width: max(1, width - (width - 1) / 2)).text.dropLast()
      lines[lines.count - 1] = joined(String(begin), end(of: text, width: (width - 1) / 2))
    }
    return lines
  }

  private static func joined(_ begin: String, _ end: String) -> Line {
    let text = begin + "…" + end
    return Line(text: text, width: DisplayWidth.of(text))
  }

  /// As much of the end of a text as fits a width.
  private static func end(of text: String, width: Int) -> String {
    var kept: [Character] = []
    var columns = 0
    for character in text.reversed() {
      let character = character.isNewline ? " " : character
      let next = DisplayWidth.of(character)
      if columns + next > width { break }
      kept.append(character)
      columns += next
    }
    while kept.last == " " { kept.removeLast() }
    return String(kept.reversed())
  }

  /// A line cut to a width, with `…` in the place of what is missing.
  static func truncated(_ text: String, width: Int) -> Line {
    let columns = DisplayWidth.of(text)
    if columns <= width { return Line(text: text, width: columns) }
    return withEllipsis(text, width: width)
  }

  private static func withEllipsis(_ text: String, width: Int) -> Line {
    guard width > 0 else { return Line(text: "", width: 0) }
    var kept = ""
    var columns = 0
    for character in text {
      let next = DisplayWidth.of(character)
      if columns + next > width - 1 { break }
      kept.append(character)
      columns += next
    }
    while kept.last == " " {
      kept.removeLast()
      columns -= 1
    }
    return Line(text: kept + "…", width: columns + 1)
  }

  private static func wrap(_ paragraph: Substring, width: Int, into lines: inout [Line]) {
    var line = ""
    var columns = 0
    // The spaces since the last word: they are drawn only if another word follows on the line.
    var spaces = 0
    var word = ""
    var wordColumns = 0

    func flushWord() {
      guard !word.isEmpty else { return }
      if columns > 0, columns + spaces + wordColumns > width {
        lines.append(Line(text: line, width: columns))
        line = ""
        columns = 0
        spaces = 0
      }
      line += String(repeating: " ", count: spaces) + word
      columns += spaces + wordColumns
      spaces = 0
      word = ""
      wordColumns = 0
    }

    for character in paragraph {
      if character == " " || character == "\t" {
        flushWord()
        spaces += 1
        continue
      }
      let next = DisplayWidth.of(character)
      if wordColumns > 0, wordColumns + next > width {
        // Wider than any line: what there is of the word fills a line.
        flushWord()
        lines.append(Line(text: line, width: columns))
        line = ""
        columns = 0
      }
      word.append(character)
      wordColumns += next
    }
    flushWord()
    lines.append(Line(text: line, width: columns))
  }
}
