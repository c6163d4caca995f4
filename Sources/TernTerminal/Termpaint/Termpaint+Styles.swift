import CTermpaint

extension TerminalColor {
  /// The colour in libtermpaint's encoding.
  ///
  /// What a terminal cannot show, the library brings to the nearest of its colours.
  var termpaint: UInt32 {
    switch self {
    case .standard: return UInt32(TERMPAINT_DEFAULT_COLOR)
    case .palette(let index): return UInt32(TERMPAINT_NAMED_COLOR) + UInt32(index)
    case .rgb(let red, let green, let blue):
      return UInt32(TERMPAINT_RGB_COLOR_OFFSET) | UInt32(red) << 16 | UInt32(green) << 8
        | UInt32(blue)
    }
  }
}

extension CellStyle.Attributes {
  var termpaint: Int32 {
    var bits: Int32 = 0
    if contains(.bold) { bits |= TERMPAINT_STYLE_BOLD }
    if contains(.italic) { bits |= TERMPAINT_STYLE_ITALIC }
    if contains(.underline) { bits |= TERMPAINT_STYLE_UNDERLINE }
    if contains(.strike) { bits |= TERMPAINT_STYLE_STRIKE }
    if contains(.inverse) { bits |= TERMPAINT_STYLE_INVERSE }
    return bits
  }
}
