import CustomDump
import IssueReporting

/// What is known of the changes of a shared value, whatever its type.
protocol TrackedValue: AnyObject, Sendable {
  /// The object in which the value is.
  var root: AnyObject { get }
  /// Whether it is the value in that object, not what holders of it had before.
  var isRoot: Bool { get }
  /// Whether nothing is left to remember.
  var isOver: Bool { get }
  /// Whether there are changes that the test has not asserted.
  var isPending: Bool { get }
  /// What to say of them.
  var report: String? { get }
  /// Takes the current value as asserted.
  func assertCurrent()

  /// Begins a comparison of what the test says with what is.
  ///
  /// - Parameter scope: Which changes the test has to say.
  func beginReview(_ scope: SharedReview.Scope)
  /// Says that the test has described the object in which the value is.
  func rootWasDescribed()
  /// Decides what the value is to be compared with, now that the test has said what it expects.
  func endDescription()
  /// Whether the value has changed, as far as the test has to say so.
  var isChanged: Bool { get }
  /// Whether the test has described the value as another one than it was.
  var isDescribedAsChanged: Bool { get }
  /// How the value differs from what the test has described, if it has.
  var difference: String? { get }
  /// How it has changed, if the comparison did not come to it.
  var unseenDifference: String? { get }
  /// Ends the comparison.
  ///
  /// - Parameter isFailure: Whether a failure was reported, which says all there is to say.
  func endReview(isFailure: Bool)
}

/// Whether two values are equal, as far as anybody can tell.
func areKnownToBeEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  if let isEqual = equality(of: Value.self) { return isEqual(first, second) }
  return diff(first, second) == nil
}

/// What to say of a change that the test has not asserted; `nil` if it is none.
func unassertedText<Value>(_ asserted: Value, _ current: Value, _ site: Site) -> String? {
  guard !areKnownToBeEqual(asserted, current) else { return nil }
  return """
    Tracked changes to 'Shared<\(Value.self)>@\(site.fileID):\(site.line)' but failed to \
    assert: …

    \(differenceText(asserted, current, indent: "  "))

    (Before: −, After: +)

    Call 'Shared<\(Value.self)>.assert' to exhaustively test these changes, or call 'skipChanges' \
    to ignore them.
    """
}

private func differenceText<Value>(_ first: Value, _ second: Value, indent: String) -> String {
  let text =
    diff(first, second, format: .proportional)
    ?? "− \(String(customDumping: first))\n+ \(String(customDumping: second))"
  return indent + text.replacing("\n", with: "\n" + indent)
}

/// What is known of the changes of a value in a box.
final class TrackedBox<Value>: TrackedValue, @unchecked Sendable {
  private struct State {
    /// The value as the test has asserted it.
    var asserted: Value
    /// The value after the last change of it that a reducer made since then.
    var reduced: Value?
  }

  private let box: ValueBox<Value>
  private let state: Lock<State>
  let isRoot = true
  let isOver = false
  // During a review, which one task does.
  private var scope = SharedReview.Scope.step
  private var base: Value
  private var described: Value?
  private(set) var target: Value
  private var isCompared = false

  init(_ box: ValueBox<Value>, asserted: Value) {
    self.box = box
    state = Lock(State(asserted: asserted, reduced: nil))
    base = asserted
    target = asserted
  }

  // MARK: - Changes

  func changed(to value: Value, byReducer isReducer: Bool) {
    guard isReducer else { return }
    update { $0.reduced = value }
  }

  /// Says that somebody else than the feature made a change.
  func changedOutside(from old: Value, to new: Value) {
    guard areKnownToBeEqual(asserted, old) else { return }
    update { state in
      state.asserted = new
      state.reduced = nil
    }
  }

  func assertCurrent() {
    let current = box.current
    update { state in
      state.asserted = current
      state.reduced = nil
    }
  }

  /// Changes the state; the old one is destroyed outside of the lock.
  private func update(_ body: (inout State) -> Void) {
    _ = state.withLock { state in
      let old = state
      body(&state)
      return old
    }
  }

  private var asserted: Value { state.withLock { $0.asserted } }

  // MARK: - Unasserted changes

  var isPending: Bool { !areKnownToBeEqual(asserted, box.current) }

  var report: String? { unassertedText(asserted, box.current, box.site) }

  // MARK: - Reviews

  func beginReview(_ scope: SharedReview.Scope) {
    self.scope = scope
    base = scope == .parts ? box.current : asserted
    described = nil
    target = base
    isCompared = false
  }

  var root: AnyObject { box }

  var descriptionBase: Value { described ?? base }

  func rootWasDescribed() {}

  func describe(_ value: Value) {
    described = value
  }

  func endDescription() {
    let current = box.current
    guard scope == .step else {
      target = current
      return
    }
    // What an effect did may be said at any step from now on, what a reducer did must be said now.
    let due = state.withLock { $0.reduced } ?? asserted
    let isOfEffect = described.map { !areKnownToBeEqual($0, due) } ?? false
    target = isOfEffect ? current : due
  }

  func value(_ side: SharedReview.Side) -> Value {
    switch side {
    case .expected:
      isCompared = true
      return descriptionBase
    case .actual:
      isCompared = true
      return target
    case .before:
      return base
    case .asserted:
      return asserted
    }
  }

  var isChanged: Bool { !areKnownToBeEqual(target, base) }

  var isDescribedAsChanged: Bool { described.map { !areKnownToBeEqual($0, base) } ?? false }

  var difference: String? {
    guard let described, !areKnownToBeEqual(described, target) else { return nil }
    return differenceText(described, target, indent: "    ")
  }

  var unseenDifference: String? {
    guard !isCompared, !areKnownToBeEqual(base, target) else { return nil }
    let name = "Shared<\(Value.self)>@\(box.site.fileID):\(box.site.line)"
    return "  \(name)\n\(differenceText(base, target, indent: "  "))"
  }

  func endReview(isFailure: Bool) {
    let hasReduced = state.withLock { $0.reduced != nil }
    if isCompared || described != nil || (isFailure && hasReduced) {
      let target = target
      update { state in
        state.asserted = target
        state.reduced = nil
      }
    }
    described = nil
    base = target
  }
}
