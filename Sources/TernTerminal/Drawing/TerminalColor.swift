/// A colour of a cell: the terminal's own, one of its sixteen, or an exact one.
enum TerminalColor: Hashable, Sendable {
  case standard
  /// One of the sixteen colours that the terminal's user has chosen.
  case palette(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  static let gray = TerminalColor.palette(8)
  static let accent = TerminalColor.palette(4)
  static let destructive = TerminalColor.palette(1)

  /// The colour of a name or of `#RRGGBB`, or `nil` for anything else.
  ///
  /// Names that the sixteen colours have go there, so that they suit the terminal's theme.
  init?(name: String) {
    if let color = Self.named[name] {
      self = color
      return
    }
    guard name.utf8.first == UInt8(ascii: "#"), name.utf8.count == 7 else { return nil }
    let digits = name.dropFirst()
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
    self = .rgb(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF)
    )
  }

  private static let named: [String: TerminalColor] = [
    "primary": .standard, "clear": .standard, "secondary": .gray, "tertiary": .gray,
    "quaternary": .gray, "gray": .gray, "black": .palette(0), "white": .palette(15),
    "red": .palette(1), "green": .palette(2), "yellow": .palette(3), "blue": .palette(4),
    "accentColor": .accent, "accent": .accent, "tint": .accent, "purple": .palette(5),
    "cyan": .palette(6), "teal": .palette(6),
    "orange": .rgb(red: 0xFF, green: 0x95, blue: 0x00),
    "mint": .rgb(red: 0x00, green: 0xC7, blue: 0xBE),
    "indigo": .rgb(red: 0x58, green: 0x56, blue: 0xD6),
    "pink": .rgb(red: 0xFF, green: 0x2D, blue: 0x55),
    "brown": .rgb(red: 0xA2, green: 0x84, blue: 0x5E),
  ]
}
