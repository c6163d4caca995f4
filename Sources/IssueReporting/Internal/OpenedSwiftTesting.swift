/// The functions of Swift Testing over its opened types.
///
/// The generic parameters are the types `Comment`, `SourceLocation`, `Issue`, `Test` and
/// `Test.Case`, known only at run time.
struct OpenedSwiftTesting<Comment: RawRepresentable, Location, Issue, Test, Case> {
  private struct CurrentTest {
    let call: () -> Test?
  }

  private struct CurrentCase {
    let call: () -> Case?
  }

  private struct MakeLocation {
    // An initializer owns its arguments, unlike other functions.
    let call: (consuming String, consuming String, _ line: Int, _ column: Int) -> Location
  }

  private struct Record {
    let call: (Comment?, Location) -> Issue
  }

  private struct WithKnownIssue {
    let call: (Comment?, _ isIntermittent: Bool, Location, () throws -> Void) -> Void
  }

  private struct WithKnownIssueAsync {
    let call:
      (
        Comment?, _ isIntermittent: Bool, isolated (any Actor)?, Location, () async throws -> Void
      ) async -> Void
  }

  private static var symbols: SwiftTestingSymbols {
    guard let symbols = SwiftTestingSymbols.found else {
      preconditionFailure("The types of Swift Testing were opened without its functions.")
    }
    return symbols
  }

  private static func comment(_ message: String?) -> Comment? {
    (message as? Comment.RawValue).flatMap(Comment.init(rawValue:))
  }

  private static func location(_ site: Site) -> Location {
    symbols.makeLocation.cast(to: MakeLocation.self).call(
      "\(site.fileID)", "\(site.filePath)", Int(site.line), Int(site.column))
  }
}

extension OpenedSwiftTesting: SwiftTestingFunctions {
  static var currentTest: Any? {
    symbols.currentTest.cast(to: CurrentTest.self).call()
  }

  static var currentCase: Any? {
    symbols.currentCase.cast(to: CurrentCase.self).call()
  }

  static var currentLifetime: AnyObject? {
    SwiftTestingLifetime.current(of: [Case.self, Test.self])
  }

  static func record(_ message: String?, at site: Site) {
    _ = symbols.record.cast(to: Record.self).call(comment(message), location(site))
  }

  static func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    at site: Site,
    _ body: () throws -> Void
  ) {
    symbols.withKnownIssue.cast(to: WithKnownIssue.self).call(
      comment(message), isIntermittent, location(site), body)
  }

  static func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    isolation: isolated (any Actor)?,
    at site: Site,
    _ body: () async throws -> Void
  ) async {
    await symbols.withKnownIssueAsync.cast(to: WithKnownIssueAsync.self).call(
      comment(message), isIntermittent, isolation, location(site), body)
  }
}
