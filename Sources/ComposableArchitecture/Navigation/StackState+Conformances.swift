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
  /// They get new ids.
  public init(from decoder: any Decoder) throws {
    try self.init([Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements, without their ids.
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}

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
