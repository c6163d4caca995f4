extension IdentifiedArray {
  /// Removes the element that has the identity of another one.
  ///
  /// - Parameter element: The element whose identity to look for.
  /// - Returns: The element that was removed, or `nil` when none has the identity.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }

  /// Removes the element with an identity.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The element that was removed, or `nil` when none has the identity.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    identities.firstIndex(of: id).map { remove(at: $0) }
  }

  /// Removes the element at a position.
  ///
  /// - Parameter position: Where the element is.
  /// - Returns: The element.
  @inlinable
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    willRemove(CollectionOfOne(position))
    let element = storage.remove(at: position)
    identities.remove(at: position)
    identitiesDidChange()
    return element
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the storage, for elements to come.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !isEmpty else { return }
    willRemove(storage.indices)
    storage.removeAll(keepingCapacity: keepCapacity)
    identities.removeAll(keepingCapacity: keepCapacity)
    identitiesDidChange()
  }

  /// Removes the elements that satisfy a predicate.
  ///
  /// - Parameter shouldBeRemoved: Whether to remove an element.
  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    let kept = try storage.indices.filter { try !shouldBeRemoved(storage[$0]) }
    keep(kept)
  }

  /// Removes the first element, which must be there.
  ///
  /// - Returns: The element.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  /// Removes elements from the start.
  ///
  /// - Parameter n: How many. So many must be there.
  @inlinable
  public mutating func removeFirst(_ n: Int) {
    removeSubrange(0..<n)
  }

  /// Removes the last element, which must be there.
  ///
  /// - Returns: The element.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    remove(at: storage.count - 1)
  }

  /// Removes elements from the end.
  ///
  /// - Parameter n: How many. So many must be there.
  @inlinable
  public mutating func removeLast(_ n: Int) {
    removeSubrange((storage.count - n)..<storage.count)
  }

  /// Removes the elements at a range of positions.
  ///
  /// - Parameter bounds: The positions.
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    guard !bounds.isEmpty else { return }
    willRemove(bounds)
    storage.removeSubrange(bounds)
    identities.keys.removeSubrange(bounds)
    identities.rebuild()
    identitiesDidChange()
  }

  /// Removes the elements at a range of positions.
  ///
  /// - Parameter bounds: The positions.
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// An array of the elements that satisfy a predicate.
  ///
  /// - Parameter isIncluded: Whether to include an element.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }

  /// Removes the elements whose positions are not in an ascending list.
  @inlinable
  mutating func keep(_ positions: [Int]) {
    guard positions.count != storage.count else { return }
    willKeep(positions)
    storage = ContiguousArray(positions.lazy.map { [storage] in storage[$0] })
    identities.keys = ContiguousArray(positions.lazy.map { [keys = identities.keys] in keys[$0] })
    identities.rebuild()
    identitiesDidChange()
  }
}
