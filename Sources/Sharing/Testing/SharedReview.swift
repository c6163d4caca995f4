import CustomDump

/// One comparison of what a test says with what shared values are.
///
/// While it is current, the shared values that the running task reads are those that the test
/// describes, and what it changes is only its description. So a test may say what it expects through
/// the state it is given or through any other holder of the same values.
package final class SharedReview: @unchecked Sendable {
  /// Which changes the test has to say.
  package enum Scope {
    /// Those that reducers have made since the step before.
    case step
    /// All of them.
    case everything
    /// Those that it wants to.
    case parts
  }

  enum Side {
    /// What the test describes.
    case expected
    /// What is.
    case actual
    /// What was.
    case before
    /// What the test has asserted so far.
    case asserted
  }

  private struct Pair {
    var first: Side
    var second: Side
  }

  @TaskLocal static var current: SharedReview?

  private let changes: SharedChanges
  private let scope: Scope
  private var isDescribing = false
  private var sides: Pair?
  private var isIgnoringShared = false
  /// The side of the value that is being read, if it is known.
  private var side: Side?

  package init(_ changes: SharedChanges, _ scope: Scope) {
    self.changes = changes
    self.scope = scope
    for value in changes.values { value.beginReview(scope) }
  }

  /// Creates what only reads.
  private init(reading side: Side, of changes: SharedChanges) {
    self.changes = changes
    scope = .parts
    self.side = side
  }

  /// Reads what the test has asserted so far.
  static func asserted<R>(_ changes: SharedChanges, _ body: () -> R) -> R {
    $current.withValue(SharedReview(reading: .asserted, of: changes), operation: body)
  }

  /// Reads what is, whatever a test is describing.
  static func outside<R>(_ body: () -> R) -> R {
    $current.withValue(nil, operation: body)
  }

  // MARK: - For the test store

  /// Runs the test's description of what it expects.
  package func describe<R>(_ body: () throws -> R) rethrows -> R {
    isDescribing = true
    defer {
      isDescribing = false
      for value in changes.values { value.endDescription() }
    }
    return try Self.$current.withValue(self, operation: body)
  }

  /// Runs a comparison of the state that the test describes with the state that is.
  package func compare<R>(_ body: () -> R) -> R {
    run(Pair(first: .expected, second: .actual), body)
  }

  /// Runs a comparison of the state that the test describes with the state that was.
  package func compareWithBefore<R>(_ body: () -> R) -> R {
    run(Pair(first: .expected, second: .before), body)
  }

  /// Runs a comparison of the state that was with the state that is.
  package func compareBeforeWithActual<R>(_ body: () -> R) -> R {
    for value in changes.values { value.endDescription() }
    return run(Pair(first: .before, second: .actual), body)
  }

  /// How shared values have changed that the comparison did not come to.
  package var unseenDifferences: [String] { changes.values.compactMap(\.unseenDifference) }

  /// Runs a comparison that takes all shared values for equal.
  package func compareIgnoringShared<R>(_ body: () -> R) -> R {
    isIgnoringShared = true
    defer { isIgnoringShared = false }
    return compare(body)
  }

  private func run<R>(_ sides: Pair, _ body: () -> R) -> R {
    self.sides = sides
    defer { self.sides = nil }
    return Self.$current.withValue(self, operation: body)
  }

  /// Whether a shared value has changed, as far as the test has to say so.
  package var hasChanges: Bool { compare { changes.values.contains(where: \.isChanged) } }

  /// Whether the test has described a shared value as another one than it was.
  package var hasDescribedChanges: Bool { changes.values.contains(where: \.isDescribedAsChanged) }

  /// How shared values differ from what the test describes, in the state or outside of it.
  package var differences: [String] { changes.values.compactMap(\.difference) }

  /// Ends the comparison: what was said is asserted.
  ///
  /// - Parameter isFailure: Whether a failure was reported, which says all there is to say.
  package func end(isFailure: Bool) {
    for value in changes.values { value.endReview(isFailure: isFailure) }
    changes.forgetWhatIsOver()
  }

  // MARK: - For shared values

  /// The comparison that goes on, if one does.
  static var comparison: SharedReview? {
    guard SharedChanges.isInUse, let review = current, review.sides != nil else { return nil }
    return review
  }

  /// Whether two holders have equal values, of which the first belongs to the one state and the
  /// second to the other.
  func areEqual<Value: Equatable>(_ first: () -> Value, _ second: () -> Value) -> Bool {
    guard !isIgnoringShared, let sides else { return true }
    let value = read(sides.first, first)
    return value == read(sides.second, second)
  }

  /// What a holder has in the state that is being dumped.
  func dumped<Value>(_ read: () -> Value) -> Value {
    guard let sides, let side = DumpSide.current else { return read() }
    return self.read(side == .first ? sides.first : sides.second, read)
  }

  private func read<Value>(_ side: Side, _ body: () -> Value) -> Value {
    let outer = self.side
    self.side = side
    defer { self.side = outer }
    return body()
  }

  func value<Value>(of box: ValueBox<Value>) -> Value {
    guard let tracked = changes.tracked(box) else { return box.current }
    if isDescribing { return tracked.descriptionBase }
    // Nobody knows which state a comparison of the author's reads: both have what is.
    guard let side else { return tracked.target }
    return tracked.value(side)
  }

  /// What a holder that refers to another key than before has; `nil` if it does not.
  func value<Value>(of handle: Handle<Value>) -> Value? {
    guard let tracked = changes.tracked(handle) else { return nil }
    if isDescribing { return tracked.descriptionBase }
    guard let side else { return tracked.target }
    return tracked.value(side)
  }

  func describe<Value, Result, Failure: Error>(
    _ box: ValueBox<Value>, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let isNew = changes.tracked(box) == nil
    let tracked = changes.track(box, from: box.current)
    if isNew { tracked.beginReview(scope) }
    var value = tracked.descriptionBase
    defer {
      tracked.describe(value)
      for value in changes.values where value.root === box { value.rootWasDescribed() }
    }
    return try body(&value)
  }
}
