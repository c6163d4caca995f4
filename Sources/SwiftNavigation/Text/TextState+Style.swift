public import TernUICore

extension TextState {
  /// How wide the letters of a font are.
  public enum FontWidth: String, Hashable, Sendable {
    case compressed, condensed, expanded, standard
  }

  /// What the line under or through a text looks like.
  public enum LineStylePattern: String, Hashable, Sendable {
    case dash, dashDot, dashDotDot, dot, solid
  }

  /// The text with thick strokes.
  public func bold() -> TextState { adding(.bold(true)) }

  /// The text with thick strokes, or explicitly without.
  public func bold(isActive: Bool) -> TextState { adding(.bold(isActive)) }

  /// The text with slanted letters.
  public func italic() -> TextState { adding(.italic(true)) }

  /// The text with slanted letters, or explicitly without.
  public func italic(isActive: Bool) -> TextState { adding(.italic(isActive)) }

  /// The text in a font.
  public func font(_ font: Font?) -> TextState { adding(.font(font)) }

  /// The text in a font of some design.
  public func fontDesign(_ design: Font.Design?) -> TextState { adding(.fontDesign(design)) }

  /// The text with strokes of some thickness.
  public func fontWeight(_ weight: Font.Weight?) -> TextState { adding(.fontWeight(weight)) }

  /// The text with letters of some width.
  public func fontWidth(_ width: FontWidth?) -> TextState { adding(.fontWidth(width)) }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> TextState { adding(.foregroundColor(color)) }

  /// The text with digits of one width.
  public func monospacedDigit() -> TextState { adding(.monospacedDigit) }

  /// The text above or below its line.
  public func baselineOffset(_ baselineOffset: Double) -> TextState {
    adding(.baselineOffset(baselineOffset))
  }

  /// The text with more or less space between letters; ligatures stay.
  public func kerning(_ kerning: Double) -> TextState { adding(.kerning(kerning)) }

  /// The text with more or less space between letters; ligatures are taken apart.
  public func tracking(_ tracking: Double) -> TextState { adding(.tracking(tracking)) }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> TextState {
    adding(.strikethrough(isActive, .solid, color))
  }

  /// The text with a line of some pattern through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil
  ) -> TextState {
    adding(.strikethrough(isActive, pattern, color))
  }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> TextState {
    adding(.underline(isActive, .solid, color))
  }

  /// The text with a line of some pattern under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil
  ) -> TextState {
    adding(.underline(isActive, pattern, color))
  }

  func adding(_ modifier: TextModifier) -> TextState {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}
