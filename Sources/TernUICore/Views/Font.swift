/// A style of text.
///
/// A back end shows it as well as it can: a terminal knows bold, italic and not much more.
public struct Font: Hashable, Sendable {
  /// The role of a text.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The largest title, of a whole screen.
    case largeTitle
    /// A title.
    case title
    /// A title below a title.
    case title2
    /// A title two levels below a title.
    case title3
    /// What introduces a part, in bold.
    case headline
    /// What follows a headline.
    case subheadline
    /// Text to read: the usual font.
    case body
    /// Text that is set apart.
    case callout
    /// A remark at the end.
    case footnote
    /// What a picture or a control is called.
    case caption
    /// A smaller caption.
    case caption2
  }

  /// How thick the strokes are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The thinnest.
    case ultraLight
    /// A little thicker than the thinnest.
    case thin
    /// Thinner than usual.
    case light
    /// As usual.
    case regular
    /// A little thicker than usual.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Thicker than bold.
    case heavy
    /// The thickest.
    case black
  }

  /// The shape of the letters.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The back end's usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters of one width, as in source code.
    case monospaced
  }

  var name: String
  package var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?

  init(_ name: String, isMonospaced: Bool? = nil) {
    self.name = name
    self.isMonospaced = isMonospaced
  }

  /// The largest title, of a whole screen.
  public static let largeTitle = Font("largeTitle")
  /// A title.
  public static let title = Font("title")
  /// A title below a title.
  public static let title2 = Font("title2")
  /// A title two levels below a title.
  public static let title3 = Font("title3")
  /// What introduces a part, in bold.
  public static let headline = Font("headline")
  /// What follows a headline.
  public static let subheadline = Font("subheadline")
  /// Text to read: the usual font.
  public static let body = Font("body")
  /// Text that is set apart.
  public static let callout = Font("callout")
  /// A remark at the end.
  public static let footnote = Font("footnote")
  /// What a picture or a control is called.
  public static let caption = Font("caption")
  /// A smaller caption.
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
