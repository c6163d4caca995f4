public import Foundation

/// A value as a database keeps it.
public enum SQLiteValue: Hashable, Sendable {
  /// No value.
  case null
  /// An integer.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// A text. It may hold any character, also zeros.
  case text(String)
  /// Bytes.
  case blob(Data)
}

/// A type whose values can stand in a statement, see ``SQL``.
public protocol SQLiteBindable {
  /// The value as a database keeps it.
  var sqliteValue: SQLiteValue { get }
}

extension SQLiteValue: SQLiteBindable {
  public var sqliteValue: SQLiteValue { self }
}

extension Int: SQLiteBindable {
  public var sqliteValue: SQLiteValue { .integer(Int64(self)) }
}

extension Int64: SQLiteBindable {
  public var sqliteValue: SQLiteValue { .integer(self) }
}

extension Bool: SQLiteBindable {
  /// One or zero.
  public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }
}

extension Double: SQLiteBindable {
  public var sqliteValue: SQLiteValue { .real(self) }
}

extension String: SQLiteBindable {
  public var sqliteValue: SQLiteValue { .text(self) }
}

extension Data: SQLiteBindable {
  public var sqliteValue: SQLiteValue { .blob(self) }
}

extension Date: SQLiteBindable {
  /// The seconds since 1970.
  public var sqliteValue: SQLiteValue { .real(timeIntervalSince1970) }
}

extension URL: SQLiteBindable {
  /// The text of the URL.
  public var sqliteValue: SQLiteValue { .text(absoluteString) }
}

extension UUID: SQLiteBindable {
  /// The text of the identifier.
  public var sqliteValue: SQLiteValue { .text(uuidString) }
}

extension Optional: SQLiteBindable where Wrapped: SQLiteBindable {
  public var sqliteValue: SQLiteValue { self?.sqliteValue ?? .null }
}
