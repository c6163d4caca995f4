import Foundation
import IssueReporting

/// Keeps issues instead of failing the test.
final class Issues: IssueReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var messages_: [String] = []

  var messages: [String] { lock.withLock { messages_ } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? ""
    lock.withLock { messages_.append(text) }
  }
}

/// What tasks wrote down, in order.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var entries_: [String] = []

  var entries: [String] { lock.withLock { entries_ } }

  func add(_ entry: String) { lock.withLock { entries_.append(entry) } }
}
