import Foundation

/// A text that stands in a table of translations.
struct LocalizedText: Equatable, Sendable {
  var key: String
  var table: String?
  var bundle: Bundle?

  /// The translation, or the key where there is none.
  ///
  /// - Parameter locale: The language; `nil` for the one of the process.
  func string(in locale: Locale?) -> String {
    let bundle = bundle ?? .main
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
}
