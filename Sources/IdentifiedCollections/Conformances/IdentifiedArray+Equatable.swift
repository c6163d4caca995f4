extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether two arrays have equal elements in the same order.
  ///
  /// It costs nothing when one is an unchanged copy of the other.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage == rhs.storage
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

// The identity of an element is read by a key path or a property, which are the same from any thread.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}
