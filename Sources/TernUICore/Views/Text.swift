internal import FoundationEssentials

/// Words to read.
///
/// ```swift
/// Text("\(count) birds")
///   .bold()
/// ```
public struct Text: Equatable, Sendable {
  package var string: String
  var style = TextStyle()
  /// The parts, where they differ in style.
  private var parts: [TextPart] = []

  /// A text of words that depend on the time.
  init(_ date: DateText) {
    let now = date.string(at: Date())
    string = now
    parts = [TextPart(string: now, date: date)]
  }

  /// A text of parts.
  package init(parts: [TextPart]) {
    string = parts.map(\.string).joined()
    self.parts = parts
  }

  /// How long after a time the words are others; `nil` if they stay.
  func change(after now: Date) -> TimeInterval? {
    parts.compactMap { $0.date?.change(after: now) }.min()
  }

  /// Whether words of it depend on the time.
  var followsTime: Bool { parts.contains { $0.date != nil } }

  /// The text with the words of a time, and for a language.
  private func at(_ environment: EnvironmentValues) -> Text {
    guard parts.contains(where: \.depends) else { return self }
    let now = environment.timelineClock.now()
    let calendar = environment.calendar
    let locale = environment.locale
    var text = self
    for (index, part) in parts.enumerated() {
      if let date = part.date {
        text.parts[index].string = date.string(at: now, in: calendar, locale: locale)
      } else if let inflection = part.inflection {
        text.parts[index].string = inflection.string(in: locale)
      }
    }
    text.string = text.parts.map(\.string).joined()
    return text
  }

  /// A text of a literal, with values in it.
  ///
  /// Marks in the literal give parts of it a style: `*emphasis*`, `**strong**`, `` `code` ``,
  /// `~~strike~~`, `[link](https://…)`.
  public init(_ key: LocalizedStringKey) {
    string = key.string
    parts = key.runs
  }

  /// A text of a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// A text of a literal that is never to be translated.
  public init(verbatim content: String) {
    string = content
  }

  /// One text after another, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = Text(verbatim: lhs.string + rhs.string)
    if lhs.style == rhs.style, lhs.parts.isEmpty, rhs.parts.isEmpty {
      text.style = lhs.style
    } else {
      text.parts = lhs.styledParts + rhs.styledParts
    }
    return text
  }

  private var styledParts: [TextPart] {
    if parts.isEmpty { return [TextPart(string: string, style: style)] }
    return parts.map { part in
      var part = part
      part.style = part.style.over(style)
      return part
    }
  }

  /// What all parts have in common, for back ends that show a text in one style.
  private var commonStyle: TextStyle {
    let styles = styledParts.map(\.style)
    return styles.dropFirst().reduce(styles.first ?? style) { $0.common(with: $1) }
  }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

extension Text {
  /// The text with thick strokes.
  public func bold() -> Text { bold(true) }

  /// The text with thick strokes, or explicitly without.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }

  /// The text with slanted letters.
  public func italic() -> Text { italic(true) }

  /// The text with slanted letters, or explicitly without.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = isActive }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruck = isActive }
  }

  /// The text with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { self }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// The text with strokes of some thickness.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.isBold = weight.map { Font.body.weight($0).isBold ?? false } }
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color } }

  /// The text in a colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled { $0.foreground = style._color }
  }
}

extension Text: ElementView {
  public typealias Body = Never
  package typealias Content = EmptyView

  package var kind: ElementKind { .text }

  package func describe(_ element: inout ElementDescription) {
    if parts.isEmpty { return describeWords(&element) }
    at(element.environment).describeWords(&element)
  }

  /// The words with the style that they have in common, for who draws them by hand.
  package func drawn(
    in environment: EnvironmentValues
  ) -> (string: String, foreground: Color?, isBold: Bool) {
    let text = at(environment)
    let style = text.commonStyle.over(environment.text)
    return (environment.text.cased(text.string), style.foreground, style.isBold == true)
  }

  private func describeWords(_ element: inout ElementDescription) {
    let inherited = element.environment.text
    element.add(.text, .string(inherited.textCase == nil ? string : inherited.cased(string)))
    // Words of a date alone are the text.
    if parts.count == 1, parts[0].date != nil {
      parts[0].style.over(style).over(inherited).describe(&element)
    } else if !parts.allSatisfy(\.isPlain) {
      commonStyle.over(inherited).describe(&element)
      element.add(
        .runs, .runs(styledParts.map { $0.style.over(inherited).run($0.string, link: $0.link) })
      )
    } else if style.isEmpty {
      if !inherited.isEmpty { inherited.describe(&element) }
    } else {
      style.over(inherited).describe(&element)
    }
  }

  package func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
  {
    let links = parts.map(\.link)
    guard links.contains(where: { $0 != nil }) else { return nil }
    let openURL = node.environment.openURL
    return { event in
      guard case .openLink(_, let index) = event, links.indices.contains(index),
        let link = links[index], let url = URL(string: link)
      else { return }
      openURL(url)
    }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TextNode(view: view, in: context)
  }
}
