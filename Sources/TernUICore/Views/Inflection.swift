internal import FoundationEssentials

/// The plural of English words, for texts marked `^[2 bird](inflect: true)`.
///
/// Foundation's own inflection is not there on Linux. This one knows the regular plural and the most
/// usual others, and leaves words alone where the person's language is not English.
struct Inflection: Hashable, Sendable {
  let singular: String
  let plural: String

  /// The words for the language of a person.
  func string(in locale: Locale) -> String {
    locale.language.languageCode == "en" ? plural : singular
  }

  /// Puts the last word in the plural, unless the number among the words is one, or there is none.
  ///
  /// Until somebody says for which language, they are for that of the system.
  static func inflect(_ parts: inout [TextPart]) {
    guard var last = parts.popLast() else { return }
    defer { parts.append(last) }
    let words = (parts.map(\.string) + [last.string]).joined().split(separator: " ")
    let number = words.first { word in
      let digits = word.first == "-" ? word.dropFirst() : word
      return digits.first?.isNumber == true
    }
    guard let number, number != "1" else { return }
    let inflection = Inflection(singular: last.string, plural: plural(of: last.string))
    last.inflection = inflection
    last.string = inflection.string(in: .current)
  }

  /// A text with its last word in the plural.
  static func plural(of text: String) -> String {
    let word = text.reversed().prefix { $0.isLetter && $0.isASCII }
    let singular = String(word.reversed())
    guard singular.count > 1 else { return text }
    return text.dropLast(singular.count) + pluralWord(singular)
  }

  private static func pluralWord(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) { return word }
    if let (ending, plural) = irregular.first(where: { lower.hasSuffix($0.0) }) {
      let start = word.dropLast(ending.count)
      let isCapital = word[start.endIndex].isUppercase
      return start + (isCapital ? plural.prefix(1).uppercased() + plural.dropFirst() : plural)
    }
    // Letters in capitals are an abbreviation.
    if word.count > 1, word == word.uppercased() { return word + "s" }
    if ["ss", "us", "is", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) {
      return word + "es"
    }
    // It is a plural already.
    if lower.hasSuffix("s") { return word }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  private static let unchanged: Set<String> = [
    "deer", "fish", "information", "news", "series", "sheep", "species",
  ]

  /// The ends of words, longer ones first, and what they become.
  private static let irregular: [(String, String)] = [
    ("person", "people"), ("child", "children"), ("woman", "women"), ("mouse", "mice"),
    ("goose", "geese"), ("tooth", "teeth"), ("foot", "feet"), ("shelf", "shelves"),
    ("leaf", "leaves"), ("knife", "knives"), ("wife", "wives"), ("life", "lives"),
    ("half", "halves"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("hero", "heroes"),
    ("people", "people"), ("children", "children"),
  ]
}
