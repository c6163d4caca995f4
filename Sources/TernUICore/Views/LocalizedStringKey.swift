internal import FoundationEssentials
import FoundationInternationalization

/// A text with values in it, as a string literal makes it.
///
/// Views show the key as it is; a text that is data is looked up in tables of translations. What sets it
/// apart from a `String` is that an interpolated value may be given a `specifier` or a `format`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The words, without the marks of emphasis.
  package let string: String
  /// The words by their style, where there are marks of emphasis.
  let runs: [TextPart]
  /// What was written, marks and all, where that is not the same.
  private var written: String?
  private var parts: StringInterpolation?

  /// The text, for dumps.
  package var _text: String { string }

  /// The key in tables of translations: what was written, with its marks of emphasis, and with a
  /// placeholder for each value, `%@ has **%lld** birds`.
  package var _key: String { parts?.key ?? written ?? string }

  /// The values in the text, in order.
  package var _values: [String] { parts?.values ?? [] }

  /// A text that is its own key.
  public init(_ value: String) {
    runs = Markdown.parts(of: value)
    string = runs.isEmpty ? value : runs.map(\.string).joined()
    if !runs.isEmpty { written = value }
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    let markdown = stringInterpolation.markdown
    if stringInterpolation.dates.isEmpty {
      self.init(markdown)
    } else {
      let runs = Markdown.parts(of: markdown)
      self.init(
        runs: Self.filling(
          runs.isEmpty ? [TextPart(string: markdown)] : runs, stringInterpolation.dates
        )
      )
    }
    parts = stringInterpolation
  }

  private init(runs: [TextPart]) {
    self.runs = runs
    string = runs.map(\.string).joined()
  }

  /// Puts words that depend on the time in their places.
  private static func filling(_ runs: [TextPart], _ dates: [DateText]) -> [TextPart] {
    var dates = dates[...]
    return runs.flatMap { run in
      var parts: [TextPart] = []
      var run = run
      if run.string.contains(StringInterpolation.datePlace) { run.inflection = nil }
      let pieces = run.string.split(
        separator: StringInterpolation.datePlace, omittingEmptySubsequences: false
      )
      for (index, piece) in pieces.enumerated() {
        if index > 0, let date = dates.popFirst() {
          var part = run
          part.string = date.string(at: Date())
          part.date = date
          parts.append(part)
        }
        if piece.isEmpty { continue }
        var part = run
        part.string = String(piece)
        parts.append(part)
      }
      return parts
    }
  }

  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    lhs.string == rhs.string && lhs.runs == rhs.runs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(runs)
    hasher.combine(string)
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The text, where values have no marks of emphasis.
    fileprivate(set) var markdown = ""
    fileprivate(set) var key = ""
    fileprivate(set) var values: [String] = []
    /// Words that depend on the time.
    fileprivate(set) var dates: [DateText] = []

    /// Stands for such words in the text: a code of no character.
    fileprivate static let datePlace: Character = "\u{F8FE}"

    public init(literalCapacity: Int, interpolationCount: Int) {
      markdown.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      markdown += literal
      key += literal
    }

    /// A value, as `String(describing:)` writes it.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)", as: placeholder(for: Value.self))
    }

    /// A whole number, with its digits in groups as they are where the person is: `1,000`.
    ///
    /// For a number that is a name, such as a year, interpolate a string: `\(String(year))`.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      let words =
        value.magnitude < 1000 ? "\(value)" : IntegerFormatStyle<Value>().format(value)
      append(words, as: placeholder(for: Value.self))
    }

    /// A text, without its style.
    public mutating func appendInterpolation(_ text: Text) {
      append(text.string, as: "%@")
    }

    /// Words that depend on the time.
    mutating func appendInterpolation(_ date: DateText) {
      markdown.append(Self.datePlace)
      key += "%@"
      values.append(date.string(at: Date()))
      dates.append(date)
    }

    private mutating func append(_ value: String, as placeholder: String) {
      markdown += Markdown.escaped(value)
      key += placeholder
      values.append(value)
    }

    /// A number with a format of C's `printf`, such as `%.2f` or `%03d`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, specifier: String
    ) {
      append(FormatSpecifier(specifier).format(Double(value)), as: specifier)
    }

    /// A number with a format of C's `printf`, such as `%.2f` or `%03d`.
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: Value, specifier: String
    ) {
      append(FormatSpecifier(specifier).format(value), as: specifier)
    }
  }
}

/// The placeholder that keys of translations have for values of a type.
private func placeholder<Value>(for type: Value.Type) -> String {
  switch type {
  case is any UnsignedInteger.Type: "%llu"
  case is any BinaryInteger.Type: "%lld"
  case is any BinaryFloatingPoint.Type: "%lf"
  default: "%@"
  }
}
