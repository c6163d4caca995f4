/// Counts the issues of one `withExpectedIssue`.
final class IssueExpectation: Sendable {
  /// The innermost expectation around the current task.
  @TaskLocal static var current: IssueExpectation?

  private let count = Lock(0)

  var isMet: Bool { count.withLock { $0 > 0 } }

  func meet() {
    count.withLock { $0 += 1 }
  }
}
