/// How the characters of a cell look.
struct CellStyle: Hashable, Sendable {
  struct Attributes: OptionSet, Hashable, Sendable {
    var rawValue: UInt8

    static let bold = Attributes(rawValue: 1)
    static let italic = Attributes(rawValue: 2)
    static let underline = Attributes(rawValue: 4)
    static let strike = Attributes(rawValue: 8)
    static let inverse = Attributes(rawValue: 16)
  }

  var foreground = TerminalColor.standard
  var background = TerminalColor.standard
  var attributes: Attributes = []

  static let plain = CellStyle()

  func with(_ attributes: Attributes) -> CellStyle {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }

  func with(foreground: TerminalColor) -> CellStyle {
    var style = self
    style.foreground = foreground
    return style
  }
}
