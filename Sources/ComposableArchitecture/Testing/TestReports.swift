import CustomDump
import Foundation

/// What a test store says of actions and effects that the test has not asserted.
///
/// It outlives the store for as long as its end is checked.
@MainActor
struct TestReports<State, Action> {
  let root: Root<State, Action>
  let recorder: TestRecorder<State, Action>
  let exhaustivity: Exhaustivity

  /// Fails for what a test has left at its end.
  func checkCompletion(at site: OperatorSite) {
    if recorder.hasPending {
      if exhaustivity == .on {
        reportUnreceived("by the end of the test", at: site)
      } else {
        showUnreceived(at: site)
      }
    }
    for report in recorder.sharedChanges.reports {
      if exhaustivity == .on {
        site.report(report)
      } else {
        showSkipped(at: site) { report }
      }
    }
    guard !root.effects.isEmpty else { return }
    if exhaustivity == .on {
      reportRunningEffects("There are effects that still run at the end of the test", at: site)
    } else {
      showSkipped(at: site) { "Effects that still run:\n\(runningEffectsDump)" }
    }
  }

  func reportUnreceived(_ when: String, at site: OperatorSite) {
    let count = recorder.pending.count
    site.report(
      """
      Effects sent \(count == 1 ? "an action that was" : "\(count) actions that were") not received \
      \(when): …

      \(recorder.pendingDump.indented)

      Assert each with 'store.receive', pass over them with 'store.skipReceivedActions()', or set \
      'store.exhaustivity' to '.off'.
      """
    )
  }

  func reportRunningEffects(_ title: String, at site: OperatorSite) {
    site.report(
      """
      \(title): …

      \(runningEffectsDump.indented)

      • If an effect waits for a clock or a scheduler, advance it so that the effect can end.

      • If an effect runs until its feature goes, end it: await the 'cancel()' of the task that \
      'store.send' returned, or 'store.skipInFlightEffects()'.

      • If an effect needs more time, pass a longer 'timeout' to 'store.finish'.
      """
    )
  }

  /// Reports, unless the test does not want to be told everything, that effects go on for ever.
  func reportRestlessness(at site: OperatorSite) {
    guard exhaustivity == .on else { return }
    site.report(
      """
      There are effects that never rest: they go on, and wait for nothing that a test controls. …

      \(runningEffectsDump.indented)

      The test goes on without waiting for them, so that how far they have come may differ from run to \
      run. This can happen when:

      • An effect repeats itself by an immediate clock or scheduler, which lets no time pass. Use a \
      'TestClock', and advance it.

      • An effect answers its own action, for ever, or looks again and again for a change. Let it wait \
      for the change.
      """
    )
  }

  var runningEffectsDump: String {
    let actions = root.effects.values.compactMap { $0.action.map(debugCaseOutput) }.sorted()
    return actions.map { "• of the action \($0)" }.joined(separator: "\n")
  }

  func showUnreceived(at site: OperatorSite) {
    showSkipped(at: site) {
      "Actions that were received and not asserted:\n\(recorder.pendingDump)"
    }
  }

  func showSkipped(at site: OperatorSite, _ message: () -> String) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    SkippedAssertions.show("\(site.fileID):\(site.line): note: Skipped assertions. \(message())\n")
  }
}

/// Where test stores print what was not asserted.
enum SkippedAssertions {
  @TaskLocal static var show: @Sendable (String) -> Void = { text in
    FileHandle.standardError.write(Data(text.utf8))
  }
}

extension String {
  var indented: String {
    "    " + replacing("\n", with: "\n    ")
  }
}
