/// A row that a query has returned.
public struct SQLiteRow: Hashable, Sendable {
  let columns: [String: Int]
  /// The values, in the order of the columns.
  public let values: [SQLiteValue]

  /// The value at a position.
  ///
  /// - Parameter position: The position, from zero on.
  public subscript(position: Int) -> SQLiteValue { values[position] }

  /// The value of a column, or `nil` if the row has no such column.
  ///
  /// - Parameter column: The name of the column, as the query gives it.
  public subscript(column: String) -> SQLiteValue? { columns[column].map { values[$0] } }

  /// Decodes the row.
  ///
  /// The properties of a type stand for the columns of their names; a number, a text and the like
  /// stand for the only column. Dates are seconds since 1970, and what no column can hold is JSON.
  ///
  /// - Parameter type: What to decode.
  /// - Returns: The decoded value.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    if values.count == 1, let value = try decodeCell(values[0], as: type, []) {
      return value
    }
    return try Value(from: RowDecoder(row: self))
  }
}
