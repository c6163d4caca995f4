extension OrderedIDs {
  /// Whether each of these identities is among others.
  ///
  /// - Parameter other: The identities to look into.
  public func isSubset(of other: Set<ID>) -> Bool {
    count <= other.count && keys.allSatisfy(other.contains)
  }

  /// Whether each of these identities is among others.
  ///
  /// - Parameter other: The identities to look into.
  public func isSubset(of other: Self) -> Bool {
    count <= other.count && keys.allSatisfy(other.contains)
  }

  /// Whether each of some identities is among these.
  ///
  /// - Parameter other: The identities to look for.
  public func isSuperset(of other: some Sequence<ID>) -> Bool {
    other.allSatisfy(contains)
  }

  /// Whether none of some identities is among these.
  ///
  /// - Parameter other: The identities to look for.
  public func isDisjoint(with other: some Sequence<ID>) -> Bool {
    !other.contains(where: contains)
  }

  /// The identities that are also among others.
  ///
  /// - Parameter other: The other identities.
  public func intersection(_ other: some Sequence<ID>) -> Set<ID> {
    Set(other.lazy.filter(contains))
  }

  /// These identities and others.
  ///
  /// - Parameter other: The other identities.
  public func union(_ other: some Sequence<ID>) -> Set<ID> {
    Set(keys).union(other)
  }

  /// The identities that are not among others.
  ///
  /// - Parameter other: The other identities.
  public func subtracting(_ other: some Sequence<ID>) -> Set<ID> {
    Set(keys).subtracting(other)
  }
}
