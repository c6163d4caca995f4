import CustomDump
import Sharing

extension TestStore {
  /// Compares a change of the state with what the test expects.
  func assertChange(
    from before: State,
    to after: TestRecorder<State, Action>.Received,
    _ update: ((inout State) throws -> Void)?,
    at site: OperatorSite
  ) {
    assertState(
      from: before,
      to: .init(state: after.state, elementCount: after.elementCount),
      update, mayBeUnchanged: false, at: site
    )
  }

  /// Compares a state with what the test expects.
  ///
  /// - Parameters:
  ///   - before: The state that the test's closure starts from.
  ///   - after: The state as it is.
  ///   - update: Changes the first to the expected one; `nil` if nothing is expected to change.
  ///   - mayBeUnchanged: Whether the closure may leave the state as it is.
  ///   - site: Where the test says so.
  func assertState(
    from before: State,
    to after: TestRecorder<State, Action>.Snapshot,
    _ update: ((inout State) throws -> Void)?,
    mayBeUnchanged: Bool,
    at site: OperatorSite
  ) {
    guard exhaustivity == .on else {
      assertPartially(from: before, to: after, update, at: site)
      return
    }
    let review = SharedReview(recorder.sharedChanges, mayBeUnchanged ? .everything : .step)
    let isAsExpected = isExpected(
      from: before, to: after, update, mayBeUnchanged: mayBeUnchanged, review, at: site
    )
    review.end(isFailure: !isAsExpected)
  }

  /// Compares a state with what the test expects.
  ///
  /// - Returns: Whether they are equal.
  private func isExpected(
    from before: State,
    to after: TestRecorder<State, Action>.Snapshot,
    _ update: ((inout State) throws -> Void)?,
    mayBeUnchanged: Bool,
    _ review: SharedReview,
    at site: OperatorSite
  ) -> Bool {
    let actual = after.state
    var expected = before
    guard
      apply(update, to: &expected, elementCount: after.elementCount, review, at: site)
    else { return false }
    guard review.compare({ expected == actual }) else {
      let isOfShared = review.compareIgnoringShared { expected == actual }
      let isUnexpected = update == nil || (isOfShared && review.hasChanges)
      let title = isUnexpected ? unexpectedChange : mismatch
      reportDifference(title, expected, actual, review, at: site)
      return false
    }
    let differences = review.differences
    guard differences.isEmpty else {
      let title = review.hasChanges ? unexpectedChange : mismatch
      reportDifference(title, differences.joined(separator: "\n"), at: site)
      return false
    }
    let isUnchanged =
      !review.hasDescribedChanges && review.compareWithBefore { expected == before }
    if update != nil, isUnchanged, !mayBeUnchanged {
      site.report(
        """
        Expected state to change, but no change occurred.

        The trailing closure left the state as it is, and so did the action. Leave the closure out, \
        or change the state in it.\(sharedAdvice)
        """
      )
    }
    return true
  }

  /// Sees that what the closure says is true; the rest of the state may be as it is.
  private func assertPartially(
    from before: State,
    to after: TestRecorder<State, Action>.Snapshot,
    _ update: ((inout State) throws -> Void)?,
    at site: OperatorSite
  ) {
    let actual = after.state
    showSkippedChanges(from: before, to: after, update, at: site)
    let review = SharedReview(recorder.sharedChanges, .parts)
    defer { review.end(isFailure: false) }
    var expected = actual
    guard
      apply(update, to: &expected, elementCount: after.elementCount, review, at: site)
    else { return }
    let differences = review.differences
    if review.compare({ expected != actual }) {
      reportDifference(mismatch, expected, actual, review, at: site)
    } else if !differences.isEmpty {
      reportDifference(mismatch, differences.joined(separator: "\n"), at: site)
    }
  }

  private func showSkippedChanges(
    from before: State,
    to after: TestRecorder<State, Action>.Snapshot,
    _ update: ((inout State) throws -> Void)?,
    at site: OperatorSite
  ) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    let review = SharedReview(recorder.sharedChanges, .everything)
    var asserted = before
    // A closure that only makes sense on the state as it is asserts nothing more here.
    withIssueReporters([]) {
      _ = apply(update, to: &asserted, elementCount: after.elementCount, review, at: site)
    }
    let difference = review.compare { diff(asserted, after.state, format: .proportional) }
    guard let difference else { return }
    showSkipped(at: site) {
      "The state changed in ways that were not asserted:\n\(difference)\n(Asserted: −, Actual: +)"
    }
  }

  /// Where a change of shared values is to be asserted that did not happen in this step.
  private var sharedAdvice: String {
    guard recorder.held == nil, !recorder.sharedChanges.isEmpty else { return "" }
    return """
       What the action of an effect did to shared values belongs to the step before, as it was handled \
      there: assert it there, or set 'store.effectActions' to '.held' at the start of the test.
      """
  }

  private var mismatch: String { "A state change does not match expectation: …" }

  private var unexpectedChange: String {
    "State was not expected to change, but a change occurred: …"
  }

  /// Runs the test's closure, with the ids that the elements of stacks had where the feature ran.
  private func apply(
    _ update: ((inout State) throws -> Void)?,
    to state: inout State,
    elementCount: Int,
    _ review: SharedReview,
    at site: OperatorSite
  ) -> Bool {
    let count = StackElementIDs.count
    StackElementIDs.count = elementCount
    defer { StackElementIDs.count = count }
    do {
      try review.describe { try update?(&state) }
      return true
    } catch {
      site.report("The closure that describes the expected state threw an error: \(error)")
      return false
    }
  }

  private func reportDifference(
    _ title: String,
    _ expected: State,
    _ actual: State,
    _ review: SharedReview,
    at site: OperatorSite
  ) {
    let difference = review.compare {
      diff(expected, actual, format: .proportional)
        ?? """
        Expected:
        \(String(customDumping: expected).indented)

        Actual:
        \(String(customDumping: actual).indented)
        """
    }
    reportDifference(title, difference.indented, at: site)
  }

  private func reportDifference(_ title: String, _ difference: String, at site: OperatorSite) {
    site.report(
      """
      \(title)

      \(difference)

      (Expected: −, Actual: +)
      """
    )
  }

  /// Fails for actions that were not received, and takes them as asserted.
  func takeUnreceived(before step: String, at site: OperatorSite) {
    dropLateActions()
    guard recorder.hasPending else { return }
    if exhaustivity == .on {
      reportUnreceived("before \(step)", at: site)
    } else {
      reports.showUnreceived(at: site)
    }
    while recorder.hasPending { skipReceived(through: recorder.pending.count) }
  }

  func reportUnreceived(_ when: String, at site: OperatorSite) {
    reports.reportUnreceived(when, at: site)
  }

  func reportRunningEffects(_ title: String, at site: OperatorSite) {
    reports.reportRunningEffects(title, at: site)
  }

  var runningEffectsDump: String { reports.runningEffectsDump }

  func showSkipped(at site: OperatorSite, _ message: () -> String) {
    reports.showSkipped(at: site, message)
  }
}
