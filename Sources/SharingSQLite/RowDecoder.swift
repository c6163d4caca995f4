import Foundation

/// Decodes the columns of a row into the properties of a type.
struct RowDecoder: Decoder {
  let row: SQLiteRow
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RowContainer(row: row))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw mismatch([Any].self, [], "a row")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    guard row.values.count == 1 else {
      throw mismatch(Any.self, [], "a row of \(row.values.count) columns")
    }
    return CellDecoder(value: row.values[0], codingPath: [])
  }
}

private struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let row: SQLiteRow
  let codingPath: [any CodingKey] = []

  var allKeys: [Key] { row.columns.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { row[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try cell(key) == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let cell = try cell(key)
    if let value = try decodeCell(cell, as: type, [key]) { return value }
    return try Value(from: CellDecoder(value: cell, codingPath: [key]))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try CellDecoder(value: try cell(key), codingPath: [key]).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try CellDecoder(value: try cell(key), codingPath: [key]).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { RowDecoder(row: row) }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    CellDecoder(value: try cell(key), codingPath: [key])
  }

  private func cell(_ key: Key) throws -> SQLiteValue {
    guard let value = row[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: [],
          debugDescription: """
            The row has no column '\(key.stringValue)', only \(row.columns.keys.sorted()).
            """
        )
      )
    }
    return value
  }
}

/// Decodes the value of one column.
private struct CellDecoder: Decoder, SingleValueDecodingContainer {
  let value: SQLiteValue
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  // What no column can hold is JSON in a text or in bytes.

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try jsonDecoder().container(keyedBy: type)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try jsonDecoder().unkeyedContainer()
  }

  private func jsonDecoder() throws -> any Decoder {
    struct Capture: Decodable {
      var decoder: any Decoder
      init(from decoder: any Decoder) { self.decoder = decoder }
    }
    let data: Data
    switch value {
    case .text(let text): data = Data(text.utf8)
    case .blob(let bytes): data = bytes
    default: throw mismatch(Any.self, codingPath, value.kind)
    }
    return try JSONDecoder().decode(Capture.self, from: data).decoder
  }

  func decodeNil() -> Bool { value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let value = try decodeCell(value, as: type, codingPath) { return value }
    return try Value(from: self)
  }
}

/// Decodes a value of a type that columns have, or returns `nil` if the type is another.
func decodeCell<Value>(
  _ cell: SQLiteValue, as type: Value.Type, _ path: [any CodingKey]
) throws -> Value? {
  switch type {
  case is Bool.Type: return (try cell.integer(Int64.self, path) != 0) as? Value
  case let type as any (FixedWidthInteger & Decodable).Type:
    return try cell.integer(type, path) as? Value
  case is Double.Type: return try cell.number(path) as? Value
  case is Float.Type: return Float(try cell.number(path)) as? Value
  case is String.Type: return try cell.string(path) as? Value
  case is Date.Type: return Date(timeIntervalSince1970: try cell.number(path)) as? Value
  case is Data.Type:
    guard case .blob(let data) = cell else { throw mismatch(Data.self, path, cell.kind) }
    return data as? Value
  case is URL.Type:
    guard let url = URL(string: try cell.string(path)) else {
      throw mismatch(URL.self, path, "'\(try cell.string(path))'")
    }
    return url as? Value
  default: return nil
  }
}

extension SQLiteValue {
  /// What kind of value it is, for messages.
  fileprivate var kind: String {
    switch self {
    case .null: "NULL"
    case .integer: "an integer"
    case .real: "a floating-point number"
    case .text: "a text"
    case .blob: "a blob"
    }
  }

  fileprivate func integer<Integer: FixedWidthInteger>(
    _ type: Integer.Type, _ path: [any CodingKey]
  ) throws -> Integer {
    guard case .integer(let integer) = self else { throw mismatch(type, path, kind) }
    guard let value = Integer(exactly: integer) else { throw mismatch(type, path, "\(integer)") }
    return value
  }

  fileprivate func number(_ path: [any CodingKey]) throws -> Double {
    switch self {
    case .integer(let integer): return Double(integer)
    case .real(let real): return real
    default: throw mismatch(Double.self, path, kind)
    }
  }

  fileprivate func string(_ path: [any CodingKey]) throws -> String {
    guard case .text(let text) = self else { throw mismatch(String.self, path, kind) }
    return text
  }
}

private func mismatch(_ type: Any.Type, _ path: [any CodingKey], _ found: String) -> DecodingError {
  .typeMismatch(
    type,
    DecodingError.Context(
      codingPath: path, debugDescription: "Expected '\(type)', but found \(found)."
    )
  )
}
