import IssueReporting

/// What is known of holders of a shared value that the feature of a test store has let refer to another
/// key.
///
/// The values of both keys may be what they were, and yet the holders have another one. So it is
/// remembered what they had, until the test has asserted what they have.
final class TrackedHandle<Value>: TrackedValue, @unchecked Sendable {
  private let handle: Handle<Value>
  /// What the holders had before, as the test has asserted it.
  private let asserted: Value
  private let site: Lock<Site>
  // During a review, which one task does.
  private var scope = SharedReview.Scope.step
  private var base: Value
  /// What the test says of the value that the holders have now, through them or by itself.
  private var described: Value?
  private var isCompared = false
  private(set) var isOver = false

  init(_ handle: Handle<Value>, asserted: Value, _ site: Site) {
    self.handle = handle
    self.asserted = asserted
    self.site = Lock(site)
    base = asserted
  }

  /// Says that the holders have left for still another key.
  func moved(_ site: Site) {
    self.site.withLock { $0 = site }
  }

  let isRoot = false
  var root: AnyObject { handle.root }

  private var current: Value { SharedReview.outside { handle.target } }

  // MARK: - Unasserted changes

  var isPending: Bool { !isOver && !areKnownToBeEqual(asserted, current) }

  var report: String? {
    let site = site.withLock { $0 }
    return isOver ? nil : unassertedText(asserted, current, site)
  }

  func assertCurrent() {
    isOver = true
  }

  // MARK: - Reviews

  func beginReview(_ scope: SharedReview.Scope) {
    self.scope = scope
    base = scope == .parts ? current : asserted
    described = nil
    isCompared = false
  }

  func rootWasDescribed() {
    described = handle.target
  }

  func endDescription() {}

  var descriptionBase: Value { described ?? base }

  func value(_ side: SharedReview.Side) -> Value {
    switch side {
    case .asserted: return asserted
    case .before: return base
    case .expected:
      isCompared = true
      return descriptionBase
    case .actual:
      isCompared = true
      return target
    }
  }

  /// What a description is compared with: an effect did this, so it may be said at any step from now on.
  var target: Value { described == nil && scope == .step ? base : handle.target }

  var isChanged: Bool { !areKnownToBeEqual(target, base) }

  var isDescribedAsChanged: Bool { described.map { !areKnownToBeEqual($0, base) } ?? false }

  /// How the value differs from its description it says itself.
  var difference: String? { nil }

  /// A trace compares what reducers make of values, not who refers to which.
  var unseenDifference: String? { nil }

  func endReview(isFailure: Bool) {
    if described != nil || (isCompared && scope != .step) { isOver = true }
    described = nil
  }
}
