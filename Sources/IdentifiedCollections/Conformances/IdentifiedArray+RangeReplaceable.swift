extension IdentifiedArray {
  /// Replaces the elements at a range of positions.
  ///
  /// Elements are left out whose identity an element outside of the range has, or one before them
  /// in the collection.
  ///
  /// - Parameters:
  ///   - subrange: The positions of the elements that go.
  ///   - newElements: The elements that come, in order.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    if newElements.isEmpty { return removeSubrange(subrange) }
    if subrange.upperBound == storage.count {
      removeSubrange(subrange)
      return append(contentsOf: newElements)
    }
    var result = self
    result.removeSubrange(subrange.lowerBound..<storage.count)
    let tail = storage[subrange.upperBound...]
    let tailIDs = identities.keys[subrange.upperBound...]
    let taken = Set(tailIDs)
    for element in newElements {
      let id = identify(element)
      if !taken.contains(id) { _ = result.append(element, id) }
    }
    result.storage.append(contentsOf: tail)
    result.identities.keys.append(contentsOf: tailIDs)
    result.identities.rebuild()
    result.identitiesDidChange()
    self = result
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {}
