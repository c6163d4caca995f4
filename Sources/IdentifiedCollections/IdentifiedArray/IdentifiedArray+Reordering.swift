extension IdentifiedArray {
  /// Exchanges two elements.
  ///
  /// - Parameters:
  ///   - i: The position of one.
  ///   - j: The position of the other.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    storage.swapAt(i, j)
    identities.swapAt(i, j)
    identitiesDidChange()
  }

  /// Reverses the order of the elements.
  @inlinable
  public mutating func reverse() {
    permute(Array(storage.indices.reversed()))
  }

  /// Puts the elements into a random order.
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Puts the elements into a random order.
  ///
  /// - Parameter generator: Where the random numbers come from. The same ones give the same order.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    permute(storage.indices.shuffled(using: &generator))
  }

  /// Sorts the elements; those that are equal in order stay as they are.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first element goes before the second.
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    let order = try storage.indices.sorted { try areInIncreasingOrder(storage[$0], storage[$1]) }
    permute(order)
  }

  /// A sorted array of the elements; those that are equal in order stay as they are.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first element goes before the second.
  @inlinable
  public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.sort(by: areInIncreasingOrder)
    return result
  }

  /// Moves the elements that satisfy a predicate behind those that do not.
  ///
  /// - Parameter belongsInSecondPartition: Whether an element goes behind the others.
  /// - Returns: The position of the first element that satisfies the predicate, or the end.
  @inlinable
  @discardableResult
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    var first: [Int] = []
    var second: [Int] = []
    for position in storage.indices {
      if try belongsInSecondPartition(storage[position]) {
        second.append(position)
      } else {
        first.append(position)
      }
    }
    permute(first + second)
    return first.count
  }

  /// Puts the elements into another order.
  ///
  /// - Parameter order: For each new position, the old one.
  @inlinable
  mutating func permute(_ order: [Int]) {
    guard !order.elementsEqual(storage.indices) else { return }
    storage = ContiguousArray(order.lazy.map { [storage] in storage[$0] })
    identities.permute(order)
    identitiesDidChange()
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements; those that are equal in order stay as they are.
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }

  /// A sorted array of the elements; those that are equal in order stay as they are.
  @inlinable
  public func sorted() -> Self {
    sorted(by: <)
  }
}
