import Foundation
import TernUICore

/// What a text says.
enum TextStorage: Sendable {
  case verbatim(String)
  case localized(LocalizedText)
  case joined([TextState])

  func string(in locale: Locale? = nil) -> String {
    switch self {
    case .verbatim(let string): string
    case .localized(let text): text.string(in: locale)
    case .joined(let parts): parts.map { $0.storage.string(in: locale) }.joined()
    }
  }

  var text: Text {
    switch self {
    case .verbatim, .localized:
      Text(verbatim: string())
    case .joined(let parts):
      parts.dropFirst().reduce(parts.first.map { Text($0) } ?? Text(verbatim: "")) {
        $0 + Text($1)
      }
    }
  }

  /// The words, with marks for how the parts look.
  var marked: String {
    guard case .joined(let parts) = self else { return string() }
    return parts.map { part in part.modifiers.reduce(part.storage.marked) { $1.mark($0) } }
      .joined()
  }
}

extension TextStorage: Hashable {
  static func == (lhs: TextStorage, rhs: TextStorage) -> Bool {
    switch (lhs, rhs) {
    case (.joined(let lhs), .joined(let rhs)): lhs == rhs
    case (.joined, _), (_, .joined): false
    case (.localized(let lhs), .localized(let rhs)) where lhs == rhs: true
    default: lhs.string() == rhs.string()
    }
  }

  func hash(into hasher: inout Hasher) {
    if case .joined(let parts) = self {
      hasher.combine(parts)
    } else {
      hasher.combine(string())
    }
  }
}
