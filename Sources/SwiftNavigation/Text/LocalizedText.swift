import Foundation
import TernUICore

/// A text that stands in a table of translations.
struct LocalizedText: Equatable, Sendable {
  var key: LocalizedStringKey
  var table: String?
  var bundle: Bundle?

  /// The translation, with the values in their places, or the text itself where there is none.
  ///
  /// - Parameter locale: The language; `nil` for the one of the process.
  func string(in locale: Locale?) -> String {
    let translation = translation(in: locale)
    // The key is what a bundle gives where it has no translation.
    guard translation != key._key else { return key._text }
    // A translation may have marks of emphasis, as the text that it stands for.
    let words = LocalizedStringKey(translation)._text
    return key._values.isEmpty ? words : filled(words)
  }

  private func translation(in locale: Locale?) -> String {
    let bundle = bundle ?? .main
    let key = key._key
    guard let locale else { return bundle.localizedString(forKey: key, value: key, table: table) }
    var languages = [locale.identifier]
    if let code = locale.language.languageCode { languages.append(code.identifier) }
    for language in languages {
      guard
        let path = bundle.path(forResource: language, ofType: "lproj"),
        let localized = Bundle(path: path)
      else { continue }
      return localized.localizedString(forKey: key, value: key, table: table)
    }
    return key
  }

  /// The translation with the values in place of its placeholders: `%@`, `%lld`, `%2$@`.
  ///
  /// The values are formatted already, so what a placeholder says beyond its position does not count. One
  /// without a value stays as it is.
  private func filled(_ translation: String) -> String {
    let values = key._values
    var next = 0
    return translation.replacing(
      #/%(?:%|(?:(\d+)\$)?[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|j|t)?[@a-zA-Z])/#
    ) { match -> String in
      if match.output.0 == "%%" { return "%" }
      var position = next
      if let number = match.output.1 {
        position = (Int(number) ?? 0) - 1
      } else {
        next += 1
      }
      return values.indices.contains(position) ? values[position] : String(match.output.0)
    }
  }
}
