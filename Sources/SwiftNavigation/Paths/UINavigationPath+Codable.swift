import Foundation
import IssueReporting

extension UINavigationPath {
  /// A path in the form that is saved.
  ///
  /// It is a list of two texts an element: the name of its type, and its value as JSON. Renaming a type
  /// makes paths unreadable that were saved before.
  public struct CodableRepresentation: Codable, Equatable, @unchecked Sendable {
    let elements: [Saved]

    struct Saved: Equatable {
      var type: any (Codable & Hashable).Type
      var name: String
      var value: AnyHashable

      static func == (lhs: Saved, rhs: Saved) -> Bool {
        lhs.type == rhs.type && lhs.value == rhs.value
      }
    }

    init?(_ elements: [Element]) {
      var saved: [Saved] = []
      for element in elements {
        guard let value = element.value.base as? any Codable & Hashable else { return nil }
        let type = Swift.type(of: value)
        guard let name = _mangledTypeName(type), Self.type(named: name) == type else {
          reportIssue(
            """
            A path with an element of type '\(type)' cannot be saved: the type is private, and cannot be \
            found by its name. Make it 'internal'.
            """
          )
          return nil
        }
        saved.append(Saved(type: type, name: name, value: element.value))
      }
      self.elements = saved
    }

    /// Reads a path that was saved.
    ///
    /// - Throws: `DecodingError` when an element's type is not in the program, or its value is of another
    ///   shape.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [Saved] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = Self.type(named: name) else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "The program has no codable type '\(name)' for an element of a path."
          )
        }
        let json = try container.decode(String.self)
        elements.append(Saved(type: type, name: name, value: try Self.value(of: type, json)))
      }
      self.elements = elements
    }

    /// Saves the path.
    ///
    /// - Throws: `EncodingError` when an element cannot be encoded.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.value.base as? any Codable else { continue }
        try container.encode(element.name)
        let json = try JSONEncoder().encode(value)
        try container.encode(String(decoding: json, as: UTF8.self))
      }
    }

    /// The type of a mangled name.
    ///
    /// Only plain names reach the runtime: in others a byte may stand for an address.
    private static func type(named name: String) -> (any (Codable & Hashable).Type)? {
      let isPlain = name.utf8.count <= 4096 && name.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      return isPlain ? _typeByName(name) as? any (Codable & Hashable).Type : nil
    }

    private static func value<Value: Codable & Hashable>(
      of type: Value.Type, _ json: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }
  }
}
