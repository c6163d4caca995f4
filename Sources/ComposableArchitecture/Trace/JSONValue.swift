import Foundation

/// A value as JSON has it.
enum JSONValue: Codable, Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A whole number too large for the other case.
  case natural(UInt64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .natural(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .natural(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  /// About how many bytes the value takes.
  var byteCount: Int {
    switch self {
    case .null, .bool, .integer, .natural, .number: 8
    case .string(let value): value.utf8.count + 8
    case .array(let values): values.reduce(8) { $0 + $1.byteCount }
    case .object(let values):
      values.reduce(8) { $0 + $1.key.utf8.count + 8 + $1.value.byteCount }
    }
  }
}

extension JSONValue {
  /// The value with the elements of all its arrays in an order of their own.
  var sorted: JSONValue {
    switch self {
    case .array(let values):
      .array(
        values.map { (key: $0.text, value: $0.sorted) }
          .sorted { $0.key < $1.key }.map(\.value))
    case .object(let values): .object(values.mapValues(\.sorted))
    default: self
    }
  }

  /// A text that is the same for the same value.
  private var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .natural(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .array(let values): "[\(values.map(\.text).sorted().joined(separator: ","))]"
    case .object(let values):
      "{\(values.map { "\($0.key.debugDescription):\($0.value.text)" }.sorted().joined(separator: ","))}"
    }
  }
}

extension JSONValue {
  /// Encodes a value; stacks with the ids of their elements.
  init(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.userInfo[.keepsStackElementIDs] = true
    self = try JSONDecoder().decode(JSONValue.self, from: encoder.encode(value))
  }

  /// Decodes what was encoded like that.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[.keepsStackElementIDs] = true
    return try decoder.decode(Value.self, from: JSONEncoder().encode(self))
  }
}

extension CodingUserInfoKey {
  /// Whether stacks are encoded with the ids of their elements, which name them within one run only.
  static let keepsStackElementIDs = CodingUserInfoKey(rawValue: "tern.keepsStackElementIDs")!
}
