/// A text with values in it, as a string literal makes it.
///
/// There are no translation tables yet: the key is the text. What sets it apart from a `String` is
/// that an interpolated value may be given a `specifier` or a `format`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let string: String

  /// The text, for dumps.
  package var _text: String { string }

  /// A text that is its own key.
  public init(_ value: String) {
    string = value
  }

  public init(stringLiteral value: String) {
    string = value
  }

  public init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var string = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      string += literal
    }

    /// A value, as `String(describing:)` writes it.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      string += "\(value)"
    }

    /// A text, without its style.
    public mutating func appendInterpolation(_ text: Text) {
      string += text.string
    }

    /// A number with a format of C's `printf`, such as `%.2f` or `%03d`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, specifier: String
    ) {
      string += FormatSpecifier(specifier).format(Double(value))
    }

    /// A number with a format of C's `printf`, such as `%.2f` or `%03d`.
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: Value, specifier: String
    ) {
      string += FormatSpecifier(specifier).format(Int(value))
    }
  }
}
