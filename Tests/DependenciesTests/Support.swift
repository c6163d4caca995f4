import Dependencies
import Foundation
import IssueReporting

/// A dependency whose values tell the context.
enum NameKey: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

/// A dependency without a test value.
struct Weather: DependencyKey, Equatable, Sendable {
  var report = "none"
  static let liveValue = Weather(report: "live")
}

/// A dependency without a live value.
enum TestOnlyKey: TestDependencyKey {
  static let testValue = "only for tests"
}

/// A dependency of an object, made anew at each computation.
final class Token: Sendable {}

enum TokenKey: DependencyKey {
  static var liveValue: Token { Token() }
  static var testValue: Token { Token() }
}

extension DependencyValues {
  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  var weather: Weather {
    get { self[Weather.self] }
    set { self[Weather.self] = newValue }
  }

  var testOnly: String {
    get { self[TestOnlyKey.self] }
    set { self[TestOnlyKey.self] = newValue }
  }

  var token: Token {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}

/// Keeps issues instead of failing the test.
final class Issues: IssueReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var messages_: [String] = []
  private var sites_: [String] = []

  var messages: [String] { lock.withLock { messages_ } }

  /// The file and the line that each issue blames.
  var sites: [String] { lock.withLock { sites_ } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? ""
    lock.withLock {
      messages_.append(text)
      sites_.append("\(fileID):\(line)")
    }
  }
}

/// The issues that some code reports.
func issues(_ body: () throws -> Void) rethrows -> [String] {
  let issues = Issues()
  try withIssueReporters([issues]) { try body() }
  return issues.messages
}

/// The issues that some asynchronous code reports.
func issues(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows -> [String] {
  let issues = Issues()
  try await withIssueReporters([issues]) { try await body() }
  return issues.messages
}
