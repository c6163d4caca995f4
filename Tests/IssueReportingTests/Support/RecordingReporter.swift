import IssueReporting

/// Keeps what it is told.
final class RecordingReporter: IssueReporter {
  struct Entry: Equatable {
    var message: String?
    var isExpected = false
  }

  private let log = Lock<[Entry]>([])
  private let sites = Lock<[String]>([])

  var entries: [Entry] { log.withLock { $0 } }
  var places: [String] { sites.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let entry = Entry(message: message())
    log.withLock { $0.append(entry) }
    sites.withLock { $0.append("\(fileID):\(line):\(column)") }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let entry = Entry(message: message(), isExpected: true)
    log.withLock { $0.append(entry) }
  }
}

/// An error with a text that tests can state.
struct Mishap: Error, CustomStringConvertible {
  var description: String { "mishap" }
}
