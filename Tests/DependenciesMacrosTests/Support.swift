import Foundation
import IssueReporting

/// Keeps issues instead of failing the test.
final class Issues: IssueReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var issues: [(message: String, file: String)] = []

  var messages: [String] { lock.withLock { issues.map(\.message) } }
  var files: [String] { lock.withLock { issues.map(\.file) } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = (message: message() ?? "", file: "\(fileID)")
    lock.withLock { issues.append(issue) }
  }
}

/// The messages of the issues that code reports.
func issues(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async -> Void
) async -> [String] {
  let issues = Issues()
  await withIssueReporters([issues]) { await operation() }
  return issues.messages
}
