/// How many columns text takes on the screen, and what of it can be drawn there.
///
/// This is the only place that knows: the layout, the text fields' cursor and the canvas all ask here,
/// and its numbers are those that libtermpaint counts with.
enum DisplayWidth {
  /// The columns of one scalar: 0 for marks that join the character before them, 2 for wide ones.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F...0x9F).contains(value) ? 0 : 1 }
    if (0x1160...0x11FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return WideScalars.contains(value) ? 2 : 1
    }
  }

  /// The columns of a character as it is drawn (see ``drawn(_:)``); 0 for one that is not seen at all,
  /// as a zero-width space.
  static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 2, isRegionalIndicator(first) { return 2 }
    let width = of(first)
    return width == 0 && first.properties.generalCategory != .format ? 1 : width
  }

  /// The columns of a line of text.
  static func of(_ text: some StringProtocol) -> Int {
    var columns = 0
    for character in text { columns += of(character) }
    return columns
  }

  /// What is drawn for a character, so that every terminal agrees on its width.
  ///
  /// Terminals differ about clusters of several emoji (families, skin tones, variation selectors), so
  /// only their first scalar is drawn. Combining marks stay with their letter, flags stay whole, and
  /// decomposed Hangul is composed. Control characters, which could command the terminal, show as
  /// a replacement character.
  static func drawn(_ character: Character) -> Character {
    if let ascii = character.asciiValue {
      if ascii >= 0x20 && ascii != 0x7F { return character }
      return ascii == 0x09 ? " " : "\u{FFFD}"
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return " " }
    if first.value < 0x20 || (0x7F...0x9F).contains(first.value) { return "\u{FFFD}" }
    guard scalars.count > 1 else { return of(first) == 0 ? "\u{FFFD}" : character }
    if scalars.count == 2, isRegionalIndicator(first) { return character }
    if let syllable = hangulSyllable(scalars) { return syllable }
    guard of(first) > 0 else { return "\u{FFFD}" }
    var kept = String.UnicodeScalarView()
    kept.append(first)
    for scalar in scalars.dropFirst() {
      guard scalar.properties.generalCategory == .nonspacingMark, !isVariationSelector(scalar)
      else { break }
      kept.append(scalar)
    }
    return Character(String(kept))
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// The syllable of a leading consonant, a vowel and maybe a trailing consonant, by the arithmetic of
  /// the Unicode standard (section 3.12).
  private static func hangulSyllable(_ scalars: Character.UnicodeScalarView) -> Character? {
    let values = scalars.map(\.value)
    guard
      values.count == 2 || values.count == 3,
      (0x1100...0x1112).contains(values[0]),
      (0x1161...0x1175).contains(values[1])
    else { return nil }
    var syllable = 0xAC00 + ((values[0] - 0x1100) * 21 + (values[1] - 0x1161)) * 28
    if values.count == 3 {
      guard (0x11A8...0x11C2).contains(values[2]) else { return nil }
      syllable += values[2] - 0x11A7
    }
    return Unicode.Scalar(syllable).map(Character.init)
  }
}
