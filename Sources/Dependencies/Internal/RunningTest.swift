import IssueReporting

/// What this module asks about the test that is running: the one place that does.
enum RunningTest {
  /// Whether this process runs tests.
  static let isTesting = IssueReporting.isTesting

  /// An object that lives as long as the running test, if the current task knows the test.
  static var lifetime: AnyObject? { TestContext.currentTestLifetime }
}
