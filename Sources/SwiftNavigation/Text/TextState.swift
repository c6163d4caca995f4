import CustomDump
public import Foundation
public import TernUICore

/// Words to read, as data: a text that features hold in their state.
///
/// Unlike a `Text` it can be compared, hashed, sent between isolations and dumped, so that tests can
/// say what a feature shows.
///
/// ```swift
/// AlertState {
///   TextState("Delete the bird?")
/// }
/// ```
public struct TextState: Sendable {
  let storage: TextStorage
  var modifiers: [TextModifier] = []

  init(_ storage: TextStorage) {
    self.storage = storage
  }

  /// A text of a literal, which is looked up in the tables of translations of a bundle.
  ///
  /// A value in the literal is looked up as a placeholder, `%lld` for whole numbers, `%lf` for others and
  /// `%@` for the rest, and put into the translation: `"\(count) birds"` has the key `%lld birds`.
  ///
  /// - Parameters:
  ///   - key: The text, which is its own key.
  ///   - tableName: The name of the `.strings` file; `nil` for `Localizable`.
  ///   - bundle: The bundle with the file; `nil` for the main one.
  ///   - comment: A hint for translators.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
  }

  /// A text of a string, shown as it is.
  ///
  /// - Parameter content: The string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  /// A text of a literal that is never to be translated.
  ///
  /// - Parameter content: The string.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// One text after another.
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    TextState(.joined([lhs, rhs]))
  }
}

extension TextState: Hashable {
  /// Whether two texts read the same and look the same.
  ///
  /// A text that is looked up equals one that is not, if it comes out as that.
  public static func == (lhs: TextState, rhs: TextState) -> Bool {
    lhs.storage == rhs.storage && lhs.modifiers == rhs.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
    hasher.combine(modifiers)
  }
}

extension TextState: CustomDumpRepresentable {
  /// The text, with marks for how it looks.
  public var customDumpValue: Any {
    modifiers.reduce(storage.marked) { $1.mark($0) }
  }
}

extension String {
  /// The words of a text, without how they look.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: The language to look the text up in; `nil` for the one of the process.
  public init(state: TextState, locale: Locale? = nil) {
    self = state.storage.string(in: locale)
  }
}

extension Text {
  /// The view of a text that is data.
  ///
  /// What no back end can show, such as kerning and hints for speech, is left out.
  ///
  /// - Parameter state: The text.
  public init(_ state: TextState) {
    self = state.modifiers.reduce(state.storage.text) { $1.apply(to: $0) }
  }
}
