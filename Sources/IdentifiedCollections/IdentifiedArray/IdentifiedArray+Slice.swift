import IssueReporting

extension IdentifiedArray {
  /// Some neighbouring elements, which have positions and are found by these alone.
  public typealias SubSequence = ArraySlice<Element>

  /// The elements at a range of positions.
  ///
  /// Getting them costs nothing; what changes them copies them first, and puts them back at once. So
  /// they may be put into another order:
  ///
  /// ```swift
  /// todos[0..<3].sort { $0.title < $1.title }
  /// ```
  ///
  /// Elements that are set may be more or fewer than there were. Those are left out whose identity an
  /// element outside of the range has, or one before them; this is reported as an issue.
  ///
  /// - Parameter bounds: The positions.
  @inlinable
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { storage[bounds] }
    set {
      let expected = storage.count - bounds.count + newValue.count
      replaceSubrange(bounds, with: newValue)
      if storage.count != expected { reportTakenIdentities(expected - storage.count, bounds) }
    }
  }

  /// Calls a closure with the elements as memory.
  ///
  /// Generic algorithms do so: one that writes elements back one by one would give each for a moment
  /// an identity that another has.
  ///
  /// - Parameter body: Reads the elements.
  /// - Returns: What the closure returns.
  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try storage.withContiguousStorageIfAvailable(body)
  }

  /// Calls a closure with the elements as memory, to change them or put them into another order.
  ///
  /// Afterwards, elements are left out whose identity one before them has; this is reported as an issue.
  /// It costs a look at each identity.
  ///
  /// - Parameter body: Changes the elements.
  /// - Returns: What the closure returns.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    defer { identitiesMayHaveChanged() }
    return try storage.withContiguousMutableStorageIfAvailable(body)
  }

  /// Looks at elements of which any may have become another one.
  @usableFromInline
  mutating func identitiesMayHaveChanged() {
    guard !zip(storage, identities.keys).allSatisfy({ identify($0) == $1 }) else { return }
    let elements = storage
    storage.removeAll(keepingCapacity: true)
    identities.removeAll(keepingCapacity: true)
    for element in elements { _ = append(element, identify(element)) }
    identitiesDidChange()
    let missing = elements.count - storage.count
    if missing > 0 { reportTakenIdentities(missing, elements.indices) }
  }

  @usableFromInline
  func reportTakenIdentities(_ count: Int, _ bounds: Range<Int>) {
    reportIssue(
      """
      \(count) of the elements that were set at the positions \(bounds) of '\(Self.self)' were left \
      out, for others have their identities. Each element needs an identity of its own.
      """
    )
  }
}
