public import Foundation

extension Text {
  /// A text whose parts have their own style: font, colour, emphasis and links.
  ///
  /// Other attributes say nothing to the back ends of this package.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let parts = attributedContent.runs.map { run -> TextPart in
      var part = TextPart(string: String(attributedContent[run.range].characters))
      let intent: InlinePresentationIntent = run.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { part.style.isBold = true }
      if intent.contains(.emphasized) { part.style.isItalic = true }
      if intent.contains(.code) { part.style.isMonospaced = true }
      if intent.contains(.strikethrough) { part.style.isStruck = true }
      part.style.font = run.font
      part.style.foreground = run.foregroundColor
      part.link = run.link?.absoluteString
      return part
    }
    self.init(parts: parts)
  }
}

/// What the words of a part of a text are: strong, emphasized, code, struck out.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = Self(rawValue: 1)
  public static let stronglyEmphasized = Self(rawValue: 2)
  public static let code = Self(rawValue: 4)
  public static let strikethrough = Self(rawValue: 32)
}

extension AttributeScopes {
  /// The attributes that ``TernUI/Text`` shows, besides links.
  public struct TextAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// The font of a part.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "Tern.Font"
    }

    /// The colour of a part.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "Tern.ForegroundColor"
    }

    /// What the words of a part are.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "Tern.InlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of texts by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TextAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
