import ComposableArchitecture

/// Runs something, and returns the messages of the issues that were reported meanwhile.
@MainActor
func issues(
  in operation: @MainActor () async throws -> Void
) async rethrows -> [String] {
  let reporter = IssueCollector()
  try await withIssueReporters([reporter]) { try await operation() }
  return reporter.messages
}

/// Runs something, and returns the messages of the issues that were reported meanwhile.
func issues(in operation: () throws -> Void) rethrows -> [String] {
  let reporter = IssueCollector()
  try withIssueReporters([reporter], operation: operation)
  return reporter.messages
}

/// Keeps the messages of issues, and where they were reported.
final class IssueCollector: IssueReporter {
  private let entries = Lock<[(message: String, line: UInt)]>([])

  var messages: [String] { entries.withLock { $0.map(\.message) } }
  var lines: [UInt] { entries.withLock { $0.map(\.line) } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    entries.withLock { $0.append((message, line)) }
  }
}
