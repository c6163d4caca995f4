/// How text looks, as far as somebody said.
package struct TextStyle: Hashable {
  package var font: Font?
  package var foreground: Color?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isUnderlined: Bool?
  package var isStruck: Bool?
  package var isMonospaced: Bool?
  package var lineLimit: Int?
  package var alignment: TextAlignment?
  package var truncation: TextTruncationMode?
  /// The case of letters: none is a case too, in place of one further out.
  package var textCase: Text.Case??
  package var isRedacted: Bool?

  var isEmpty: Bool { self == TextStyle() }

  /// This style, with what it leaves open taken from another.
  func over(_ other: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? other.font,
      foreground: foreground ?? other.foreground,
      isBold: isBold ?? other.isBold,
      isItalic: isItalic ?? other.isItalic,
      isUnderlined: isUnderlined ?? other.isUnderlined,
      isStruck: isStruck ?? other.isStruck,
      isMonospaced: isMonospaced ?? other.isMonospaced,
      lineLimit: lineLimit ?? other.lineLimit,
      alignment: alignment ?? other.alignment,
      truncation: truncation ?? other.truncation,
      textCase: textCase ?? other.textCase,
      isRedacted: isRedacted ?? other.isRedacted
    )
  }

  /// What two styles agree on.
  func common(with other: TextStyle) -> TextStyle {
    func same<Value: Equatable>(_ value: Value?, _ other: Value?) -> Value? {
      value == other ? value : nil
    }
    return TextStyle(
      font: same(font, other.font),
      foreground: same(foreground, other.foreground),
      isBold: same(isBold, other.isBold),
      isItalic: same(isItalic, other.isItalic),
      isUnderlined: same(isUnderlined, other.isUnderlined),
      isStruck: same(isStruck, other.isStruck),
      isMonospaced: same(isMonospaced, other.isMonospaced),
      lineLimit: same(lineLimit, other.lineLimit),
      alignment: same(alignment, other.alignment),
      truncation: same(truncation, other.truncation),
      textCase: same(textCase, other.textCase),
      isRedacted: same(isRedacted, other.isRedacted)
    )
  }

  /// Words in the case of this style.
  func cased(_ string: String) -> String {
    switch textCase ?? nil {
    case .uppercase?: string.uppercased()
    case .lowercase?: string.lowercased()
    case nil: string
    }
  }

  /// A part of a text in this style.
  func run(_ string: String, link: String?) -> TextRun {
    var run = TextRun(cased(string))
    run.isBold = isBold ?? font?.isBold ?? false
    run.isItalic = isItalic ?? font?.isItalic ?? false
    run.isUnderlined = isUnderlined ?? false
    run.isStruck = isStruck ?? false
    run.isMonospaced = isMonospaced ?? font?.isMonospaced ?? false
    run.foreground = foreground?.name
    run.link = link
    return run
  }

  func describe(_ element: inout ElementDescription) {
    if let font { element.add(.font, .string(font.name)) }
    if let foreground { element.add(.foreground, foreground.value) }
    if isBold ?? font?.isBold ?? false { element.add(.isBold, .bool(true)) }
    if isItalic ?? font?.isItalic ?? false { element.add(.isItalic, .bool(true)) }
    if isUnderlined == true { element.add(.isUnderlined, .bool(true)) }
    if isStruck == true { element.add(.isStruck, .bool(true)) }
    if isMonospaced ?? font?.isMonospaced ?? false { element.add(.isMonospaced, .bool(true)) }
    if let lineLimit { element.add(.lineLimit, .int(lineLimit)) }
    if let alignment { element.add(.multilineAlignment, .string(alignment.rawValue)) }
    switch truncation {
    case .head?: element.add(.truncation, .string("head"))
    case .middle?: element.add(.truncation, .string("middle"))
    case .tail?, nil: break
    }
    if isRedacted == true { element.add(.isRedacted, .bool(true)) }
  }
}

/// How the lines of a text are aligned with each other.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}
