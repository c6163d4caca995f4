/// A text with values in it, as a string literal makes it.
///
/// Views show the key as it is; a text that is data is looked up in tables of translations. What sets it
/// apart from a `String` is that an interpolated value may be given a `specifier` or a `format`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The words, without the marks of emphasis.
  let string: String
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
    self.init(stringInterpolation.markdown)
    parts = stringInterpolation
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

    /// A text, without its style.
    public mutating func appendInterpolation(_ text: Text) {
      append(text.string, as: "%@")
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
