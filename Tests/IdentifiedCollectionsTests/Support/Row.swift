import IdentifiedCollections
import IssueReporting
import Testing

/// An element of the tests.
struct Row: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var text = ""
}

/// Rows with identities, and nothing else.
func rows(_ ids: Int...) -> IdentifiedArrayOf<Row> {
  IdentifiedArray(uncheckedUniqueElements: ids.map { Row(id: $0) })
}

/// Keeps the messages of issues.
final class Messages: IssueReporter {
  private let log = Lock<[String]>([])

  /// The messages of the issues that a function reports.
  static func of(_ body: () throws -> Void) rethrows -> [String] {
    let messages = Messages()
    try withIssueReporters([messages], operation: body)
    return messages.log.withLock { $0 }
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? ""
    log.withLock { $0.append(text) }
  }
}
