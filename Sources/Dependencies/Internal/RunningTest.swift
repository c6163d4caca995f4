import Foundation
import IssueReporting

/// What this module asks about the test that is running: the one place that does.
enum RunningTest {
  /// Whether this process runs tests.
  static let isTesting: Bool =
    CommandLine.arguments.first?.hasSuffix(".xctest") == true
    || CommandLine.arguments.contains("--testing-library")

  /// What tells the running test from others, if it is known.
  static var id: AnyHashable? { nil }
}
