import IssueReporting

/// What this module asks about the test that is running: the one place that does.
enum RunningTest {
  /// Whether this process runs tests.
  static let isTesting = IssueReporting.isTesting

  /// What tells the running test from others, if the current task knows it.
  static var id: AnyHashable? { TestContext.currentTestID }
}
