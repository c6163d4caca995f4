/// A text with values in it, as a string literal makes it.
///
/// Views show the key as it is; a text that is data is looked up in tables of translations. What sets it
/// apart from a `String` is that an interpolated value may be given a `specifier` or a `format`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let string: String
  private var parts: StringInterpolation?

  /// The text, for dumps.
  package var _text: String { string }

  /// The key in tables of translations: the text with a placeholder for each value, `%@ has %lld birds`.
  package var _key: String { parts?.key ?? string }

  /// The values in the text, in order.
  package var _values: [String] { parts?.values ?? [] }

  /// A text that is its own key.
  public init(_ value: String) {
    string = value
  }

  public init(stringLiteral value: String) {
    string = value
  }

  public init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
    parts = stringInterpolation
  }

  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    lhs.string == rhs.string
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var string = ""
    fileprivate(set) var key = ""
    fileprivate(set) var values: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      string += literal
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
      string += value
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
      append(FormatSpecifier(specifier).format(Int(value)), as: specifier)
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
