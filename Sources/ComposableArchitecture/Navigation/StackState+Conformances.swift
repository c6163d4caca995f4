import CustomDump

extension StackState: Equatable where Element: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.ids == rhs.ids && lhs.elementsEqual(rhs)
  }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    for element in self { hasher.combine(element) }
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes the elements.
  ///
  /// They get new ids. Inside of a ``Restored`` value the stack ends before the first that cannot be
  /// decoded.
  public init(from decoder: any Decoder) throws {
    guard let collector = RestorationCollector.current else {
      guard decoder.userInfo[.keepsStackElementIDs] != nil else {
        try self.init([Element](from: decoder))
        return
      }
      self.init()
      let elements = try [IdentifiedElement<Element>](from: decoder)
      guard Set(elements.map(\.id)).count == elements.count else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "Two elements of a stack have the same id."
          )
        )
      }
      replace(0..<0, with: elements.map { ($0.id, $0.element) })
      return
    }
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd {
      do {
        elements.append(try container.decode(Element.self))
      } catch {
        let saved = container.count ?? elements.count + 1
        collector.add(
          error, at: decoder.codingPath, elements: .init(kept: elements.count, saved: saved)
        )
        break
      }
    }
    self.init(elements)
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements, without their ids.
  public func encode(to encoder: any Encoder) throws {
    guard encoder.userInfo[.keepsStackElementIDs] != nil else {
      try Array(self).encode(to: encoder)
      return
    }
    try zip(ids, self).map { IdentifiedElement(id: $0, element: $1) }.encode(to: encoder)
  }
}

/// An element with its id, for recordings.
private struct IdentifiedElement<Element> {
  var id: StackElementID
  var element: Element
}

extension IdentifiedElement: Decodable where Element: Decodable {}
extension IdentifiedElement: Encodable where Element: Encodable {}

extension StackState: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(describing: Array(self)) }
  public var debugDescription: String { String(reflecting: Array(self)) }
}

extension StackState: CustomDumpReflectable {
  /// The elements under their ids.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: zip(ids, self).map { (key: $0, value: $1) },
      displayStyle: .dictionary
    )
  }
}

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}
