extension IdentifiedArray {
  /// Appends an element, unless one with its identity is there.
  ///
  /// - Parameter item: The element.
  /// - Returns: Whether it was appended, and where the element with its identity is.
  @inlinable
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    let id = identify(item)
    if let position = identities.firstIndex(of: id) { return (false, position) }
    storage.append(item)
    identities.append(id)
    identitiesDidChange()
    return (true, storage.count &- 1)
  }

  /// Appends the elements of a sequence whose identities are not there yet.
  ///
  /// - Parameter newElements: The elements, in order.
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    reserveCapacity(count + newElements.underestimatedCount)
    let old = storage.count
    for element in newElements { _ = append(element, identify(element)) }
    if storage.count != old { identitiesDidChange() }
  }

  /// Inserts an element, unless one with its identity is there.
  ///
  /// - Parameters:
  ///   - item: The element.
  ///   - position: Where it goes.
  /// - Returns: Whether it was inserted, and where the element with its identity is.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ item: Element, at position: Int
  ) -> (inserted: Bool, index: Int) {
    let id = identify(item)
    if let position = identities.firstIndex(of: id) { return (false, position) }
    storage.insert(item, at: position)
    identities.insert(id, at: position)
    identitiesDidChange()
    return (true, position)
  }

  /// Replaces the element at a position with one that has the same identity.
  ///
  /// An element with another identity takes the place as it does through the subscript.
  ///
  /// - Parameters:
  ///   - item: The element.
  ///   - position: Where it goes.
  /// - Returns: The element that was there.
  @inlinable
  @discardableResult
  public mutating func update(_ item: Element, at position: Int) -> Element {
    let old = storage[position]
    self[position] = item
    return old
  }

  /// Replaces the element that has the identity of another one, or appends that.
  ///
  /// - Parameter item: The element.
  /// - Returns: The element that was replaced, or `nil` when it was appended.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    updateOrInsert(item, at: storage.count).originalMember
  }

  /// Replaces the element that has the identity of another one, or inserts that.
  ///
  /// - Parameters:
  ///   - item: The element.
  ///   - position: Where it goes when no element has its identity.
  /// - Returns: The element that was replaced, or `nil` when it was inserted, and where it is.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element, at position: Int
  ) -> (originalMember: Element?, index: Int) {
    let id = identify(item)
    if let position = identities.firstIndex(of: id) {
      let old = storage[position]
      storage[position] = item
      return (old, position)
    }
    storage.insert(item, at: position)
    identities.insert(id, at: position)
    identitiesDidChange()
    return (nil, position)
  }

  /// Makes room for a number of elements.
  ///
  /// - Parameter minimumCapacity: How many elements there will be.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    guard minimumCapacity > storage.capacity else { return }
    // An exact demand at every small addition would copy the elements each time.
    let capacity = Swift.max(minimumCapacity, storage.isEmpty ? 0 : storage.capacity * 2)
    storage.reserveCapacity(capacity)
    identities.reserveCapacity(capacity)
  }

  /// Appends an element, and leaves the generation to the caller.
  @inlinable
  mutating func append(_ element: Element, _ id: ID) -> Bool {
    if identities.contains(id) { return false }
    storage.append(element)
    identities.append(id)
    return true
  }
}
