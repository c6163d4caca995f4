import TernUICore

/// How a text looks or sounds.
enum TextModifier: Hashable, Sendable {
  case accessibilityHeading(TextState.AccessibilityHeadingLevel)
  indirect case accessibilityLabel(TextState)
  case accessibilityTextContentType(TextState.AccessibilityTextContentType)
  case baselineOffset(Double)
  case bold(Bool)
  case font(Font?)
  case fontDesign(Font.Design?)
  case fontWeight(Font.Weight?)
  case fontWidth(TextState.FontWidth?)
  case foregroundColor(Color?)
  case italic(Bool)
  case kerning(Double)
  case monospacedDigit
  case speechAdjustedPitch(Double)
  case speechAlwaysIncludesPunctuation(Bool)
  case speechAnnouncementsQueued(Bool)
  case speechSpellsOutCharacters(Bool)
  case strikethrough(Bool, TextState.LineStylePattern, Color?)
  case tracking(Double)
  case underline(Bool, TextState.LineStylePattern, Color?)

  /// The text with as much of this as back ends can show.
  func apply(to text: Text) -> Text {
    switch self {
    case .bold(let isActive): text.bold(isActive)
    case .font(let font): text.font(font)
    case .fontDesign(let design): text.monospaced(design == .monospaced)
    case .fontWeight(let weight): text.fontWeight(weight)
    case .foregroundColor(let color): text.foregroundColor(color)
    case .italic(let isActive): text.italic(isActive)
    case .monospacedDigit: text.monospacedDigit()
    case .strikethrough(let isActive, _, let color): text.strikethrough(isActive, color: color)
    case .underline(let isActive, _, let color): text.underline(isActive, color: color)
    case .accessibilityHeading, .accessibilityLabel, .accessibilityTextContentType,
      .baselineOffset, .fontWidth, .kerning, .speechAdjustedPitch,
      .speechAlwaysIncludesPunctuation, .speechAnnouncementsQueued, .speechSpellsOutCharacters,
      .tracking:
      text
    }
  }

  /// The text between marks that name this.
  func mark(_ text: String) -> String {
    func tag(_ name: String, _ value: Any? = nil) -> String {
      let value = value.map { "=\($0)" } ?? ""
      return "<\(name)\(value)>\(text)</\(name)>"
    }
    switch self {
    case .bold(true): return "**\(text)**"
    case .italic(true): return "*\(text)*"
    case .bold(false): return tag("bold", false)
    case .italic(false): return tag("italic", false)
    case .strikethrough(true, .solid, nil): return "~~\(text)~~"
    case .underline(true, .solid, nil): return "_\(text)_"
    case .strikethrough(let isActive, let pattern, let color):
      return tag("strikethrough", line(isActive, pattern, color))
    case .underline(let isActive, let pattern, let color):
      return tag("underline", line(isActive, pattern, color))
    case .accessibilityHeading(let level): return tag("heading", level)
    case .accessibilityLabel(let label): return tag("label", String(state: label))
    case .accessibilityTextContentType(let type): return tag("content", type)
    case .baselineOffset(let offset): return tag("baselineOffset", offset)
    case .font(let font): return tag("font", font.map { "\($0)" } ?? "nil")
    case .fontDesign(let design): return tag("fontDesign", design?.rawValue ?? "nil")
    case .fontWeight(let weight): return tag("fontWeight", weight?.rawValue ?? "nil")
    case .fontWidth(let width): return tag("fontWidth", width.map { "\($0)" } ?? "nil")
    case .foregroundColor(let color): return tag("color", color.map { "\($0)" } ?? "nil")
    case .kerning(let kerning): return tag("kerning", kerning)
    case .monospacedDigit: return tag("monospacedDigit")
    case .speechAdjustedPitch(let pitch): return tag("pitch", pitch)
    case .speechAlwaysIncludesPunctuation(let value): return tag("punctuation", value)
    case .speechAnnouncementsQueued(let value): return tag("queued", value)
    case .speechSpellsOutCharacters(let value): return tag("spelled", value)
    case .tracking(let tracking): return tag("tracking", tracking)
    }
  }

  private func line(
    _ isActive: Bool, _ pattern: TextState.LineStylePattern, _ color: Color?
  ) -> String {
    isActive ? "\(pattern)" + (color.map { " \($0)" } ?? "") : "false"
  }
}
