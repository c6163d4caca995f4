import CustomDump

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
    let actual = after.state
    guard exhaustivity == .on else {
      assertPartially(from: before, to: after, update, at: site)
      return
    }

    var expected = before
    guard let update else {
      if expected != actual { reportDifference(unexpectedChange, expected, actual, at: site) }
      return
    }
    guard apply(update, to: &expected, elementCount: after.elementCount, at: site) else { return }
    if expected != actual {
      reportDifference(mismatch, expected, actual, at: site)
    } else if expected == before, !mayBeUnchanged {
      site.report(
        """
        Expected state to change, but no change occurred.

        The trailing closure left the state as it is, and so did the action. Leave the closure out, \
        or change the state in it.
        """
      )
    }
  }

  /// Sees that what the closure says is true; the rest of the state may be as it is.
  private func assertPartially(
    from before: State,
    to after: TestRecorder<State, Action>.Snapshot,
    _ update: ((inout State) throws -> Void)?,
    at site: OperatorSite
  ) {
    let actual = after.state
    if let update {
      var expected = actual
      guard apply(update, to: &expected, elementCount: after.elementCount, at: site) else { return }
      if expected != actual { reportDifference(mismatch, expected, actual, at: site) }
    }
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    var asserted = before
    if let update {
      // A closure that only makes sense on the state as it is asserts nothing more here.
      withIssueReporters([]) {
        _ = apply(update, to: &asserted, elementCount: after.elementCount, at: site)
      }
    }
    guard let difference = diff(asserted, actual, format: .proportional) else { return }
    showSkipped(at: site) {
      "The state changed in ways that were not asserted:\n\(difference)\n(Asserted: −, Actual: +)"
    }
  }

  private var mismatch: String { "A state change does not match expectation: …" }

  private var unexpectedChange: String {
    "State was not expected to change, but a change occurred: …"
  }

  /// Runs the test's closure, with the ids that the elements of stacks had where the feature ran.
  private func apply(
    _ update: (inout State) throws -> Void,
    to state: inout State,
    elementCount: Int,
    at site: OperatorSite
  ) -> Bool {
    let count = StackElementIDs.count
    StackElementIDs.count = elementCount
    defer { StackElementIDs.count = count }
    do {
      try update(&state)
      return true
    } catch {
      site.report("The closure that describes the expected state threw an error: \(error)")
      return false
    }
  }

  private func reportDifference(
    _ title: String, _ expected: State, _ actual: State, at site: OperatorSite
  ) {
    let difference =
      diff(expected, actual, format: .proportional)
        ?? """
        Expected:
        \(String(customDumping: expected).indented)

        Actual:
        \(String(customDumping: actual).indented)
        """
    site.report(
      """
      \(title)

      \(difference.indented)

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
      showSkipped(at: site) {
        "Actions that were received and not asserted:\n\(recorder.pendingDump)"
      }
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
