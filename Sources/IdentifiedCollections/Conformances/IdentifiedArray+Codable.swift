extension IdentifiedArray: Encodable where Element: Encodable {
  /// Writes the elements like an array.
  ///
  /// - Parameter encoder: What to write to.
  public func encode(to encoder: any Encoder) throws {
    try storage.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Reads the elements like an array.
  ///
  /// - Parameter decoder: What to read from.
  /// - Throws: `DecodingError.dataCorrupted` when two elements have the same identity.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      let index = container.currentIndex
      let element = try container.decode(Element.self)
      if let first = self.index(id: element.id) {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: """
            The element at position \(index) has the identity '\(element.id)' of the one at position \
            \(first). Each element needs an identity of its own.
            """
        )
      }
      append(element)
    }
  }
}
