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
