/// What stands in the place of words that are not to be read.
enum Redaction {
  /// As many columns as the words, with their spaces.
  static func words(for text: String) -> String {
    text.reduce(into: "") { result, character in
      let mark = character == " " ? " " : "▒"
      result += String(repeating: mark, count: DisplayWidth.of(character))
    }
  }
}
