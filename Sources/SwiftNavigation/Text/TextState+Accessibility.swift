public import Foundation
public import TernUICore

extension TextState {
  /// Which level of heading a text is.
  public enum AccessibilityHeadingLevel: String, Hashable, Sendable {
    case h1, h2, h3, h4, h5, h6, unspecified
  }

  /// What kind of text it is, for those who have it read to them.
  public enum AccessibilityTextContentType: String, Hashable, Sendable {
    case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing
  }

  /// The words that are read out instead of the text, if there are other ones.
  public var accessibilityLabel: String? {
    for modifier in modifiers.reversed() {
      if case .accessibilityLabel(let label) = modifier { return String(state: label) }
    }
    return nil
  }

  /// The text as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> TextState {
    adding(.accessibilityHeading(level))
  }

  /// The text with other words to be read out.
  public func accessibilityLabel(_ label: TextState) -> TextState {
    adding(.accessibilityLabel(label))
  }

  /// The text with other words to be read out, looked up in a table of translations.
  ///
  /// - Parameters:
  ///   - key: The words, which are their own key.
  ///   - tableName: The name of the `.strings` file; `nil` for `Localizable`.
  ///   - bundle: The bundle with the file; `nil` for the main one.
  ///   - comment: A hint for translators.
  public func accessibilityLabel(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) -> TextState {
    accessibilityLabel(TextState(key, tableName: tableName, bundle: bundle, comment: comment))
  }

  /// The text with other words to be read out.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ string: S) -> TextState {
    accessibilityLabel(TextState(string))
  }

  /// The text as one of some kind.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> TextState {
    adding(.accessibilityTextContentType(type))
  }

  /// The text, read out higher or lower.
  public func speechAdjustedPitch(_ value: Double) -> TextState {
    adding(.speechAdjustedPitch(value))
  }

  /// The text, read out with its punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> TextState {
    adding(.speechAlwaysIncludesPunctuation(value))
  }

  /// The text, read out after what is being read, not instead of it.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> TextState {
    adding(.speechAnnouncementsQueued(value))
  }

  /// The text, read out letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> TextState {
    adding(.speechSpellsOutCharacters(value))
  }
}
