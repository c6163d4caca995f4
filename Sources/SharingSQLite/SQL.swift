/// A statement with its values.
///
/// ```swift
/// try database.execute("UPDATE users SET name = \(name) WHERE id = \(id)")
/// ```
///
/// What is interpolated is a value, never a part of the statement: no text can change what it means.
public struct SQL: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text, with a question mark for each value.
  public var text: String
  /// The values.
  public var values: [SQLiteValue]

  /// Creates a statement.
  ///
  /// - Parameters:
  ///   - text: The text, with a question mark for each value.
  ///   - values: The values.
  public init(_ text: String, _ values: [SQLiteValue] = []) {
    self.text = text
    self.values = values
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.text, stringInterpolation.values)
  }

  /// A statement that is being put together.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var values: [SQLiteValue] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value.
    ///
    /// - Parameter value: The value.
    public mutating func appendInterpolation(_ value: some SQLiteBindable) {
      text += "?"
      values.append(value.sqliteValue)
    }

    /// Adds a part of the statement, such as the name of a table.
    ///
    /// - Parameter text: The part. It must not come from outside the program.
    public mutating func appendInterpolation(raw text: String) {
      self.text += text
    }
  }
}
