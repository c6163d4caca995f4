/// A style of text.
///
/// A back end shows it as well as it can: a terminal knows bold, italic and not much more.
public struct Font: Hashable, Sendable {
  /// The role of a text.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  /// How thick the strokes are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The shape of the letters.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  var name: String
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?

  init(_ name: String, isMonospaced: Bool? = nil) {
    self.name = name
    self.isMonospaced = isMonospaced
  }

  public static let largeTitle = Font("largeTitle")
  public static let title = Font("title")
  public static let title2 = Font("title2")
  public static let title3 = Font("title3")
  public static let headline = Font("headline")
  public static let subheadline = Font("subheadline")
  public static let body = Font("body")
  public static let callout = Font("callout")
  public static let footnote = Font("footnote")
  public static let caption = Font("caption")
  public static let caption2 = Font("caption2")

  /// The font of a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let font = Font(style.rawValue, isMonospaced: design == .monospaced ? true : nil)
    return weight.map(font.weight) ?? font
  }

  /// A font of a size in points: the role whose usual size is nearest.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    let sizes: [(Double, TextStyle)] = [
      (34, .largeTitle), (28, .title), (22, .title2), (20, .title3), (17, .body), (16, .callout),
      (15, .subheadline), (13, .footnote), (12, .caption), (11, .caption2),
    ]
    let nearest = sizes.min { abs($0.0 - size) < abs($1.0 - size) }
    return .system(nearest?.1 ?? .body, design: design, weight: weight)
  }

  /// The font with thick strokes.
  public func bold() -> Font { weight(.bold) }

  /// The font with slanted letters.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with letters of one width.
  public func monospaced() -> Font {
    var font = self
    font.isMonospaced = true
    return font
  }

  /// The font with digits of one width, which in a terminal they have anyway.
  public func monospacedDigit() -> Font { self }

  /// The font with strokes of some thickness.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.isBold = [.semibold, .bold, .heavy, .black].contains(weight)
    return font
  }
}
