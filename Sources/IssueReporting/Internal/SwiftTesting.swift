/// Swift Testing as this process has it loaded, reached without linking it.
///
/// An app must not load a test library because it uses this package, so nothing here imports
/// `Testing`. Its types and functions are found at run time by their mangled names, which are part
/// of its stable binary interface.
enum SwiftTesting {
  /// The functions of Swift Testing, or `nil` when it is not loaded.
  static let loaded: (any SwiftTestingFunctions.Type)? = {
    guard
      SwiftTestingSymbols.found != nil,
      let comment = _typeByName("7Testing7CommentV") as? any RawRepresentable.Type,
      let location = _typeByName("7Testing14SourceLocationV"),
      let issue = _typeByName("7Testing5IssueV"),
      let test = _typeByName("7Testing4TestV"),
      let testCase = _typeByName("7Testing4TestV4CaseV")
    else { return nil }

    // Each step opens one type, so that the last one has all of them as generic parameters.
    typealias Functions = any SwiftTestingFunctions.Type
    func open<Comment: RawRepresentable>(comment: Comment.Type) -> Functions? {
      guard Comment.RawValue.self == String.self else { return nil }
      func open<Location>(location: Location.Type) -> Functions {
        func open<Issue>(issue: Issue.Type) -> Functions {
          func open<Test>(test: Test.Type) -> Functions {
            func open<Case>(testCase: Case.Type) -> Functions {
              OpenedSwiftTesting<Comment, Location, Issue, Test, Case>.self
            }
            return _openExistential(testCase, do: open(testCase:))
          }
          return _openExistential(test, do: open(test:))
        }
        return _openExistential(issue, do: open(issue:))
      }
      return _openExistential(location, do: open(location:))
    }
    return _openExistential(comment, do: open(comment:))
  }()
}

/// What this module uses of Swift Testing.
protocol SwiftTestingFunctions: SendableMetatype {
  /// The running test of the current task, a value of the type `Test`.
  static var currentTest: Any? { get }

  /// The running test case of the current task, a value of the type `Test.Case`.
  static var currentCase: Any? { get }

  /// An object that lives as long as the running test case of the current task, and what it started.
  static var currentLifetime: AnyObject? { get }

  /// Records a failure of the running test, or of the whole run when the task belongs to no test.
  ///
  /// - Parameters:
  ///   - message: What was wrong.
  ///   - site: The line to blame.
  static func record(_ message: String?, at site: Site)

  /// Runs a function whose issues do not fail the test; the test fails when there are none.
  ///
  /// - Parameters:
  ///   - message: Why issues are expected.
  ///   - isIntermittent: Whether it is fine that no issue is recorded.
  ///   - site: The line to blame when no issue is recorded.
  ///   - body: The function.
  static func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    at site: Site,
    _ body: () throws -> Void
  )

  /// Runs a function whose issues do not fail the test; the test fails when there are none.
  ///
  /// - Parameters:
  ///   - message: Why issues are expected.
  ///   - isIntermittent: Whether it is fine that no issue is recorded.
  ///   - isolation: The actor to run on.
  ///   - site: The line to blame when no issue is recorded.
  ///   - body: The function.
  static func withKnownIssue(
    _ message: String?,
    isIntermittent: Bool,
    isolation: isolated (any Actor)?,
    at site: Site,
    _ body: () async throws -> Void
  ) async
}

/// The code of the functions of Swift Testing that this module calls.
struct SwiftTestingSymbols: @unchecked Sendable {
  static let found = SwiftTestingSymbols()

  let currentTest: ThickFunction
  let currentCase: ThickFunction
  let makeLocation: ThickFunction
  let record: ThickFunction
  let withKnownIssue: ThickFunction
  let withKnownIssueAsync: ThickFunction

  private init?() {
    guard
      let currentTest = ThickFunction(symbol: "$s7Testing4TestV7currentACSgvgZ"),
      let currentCase = ThickFunction(symbol: "$s7Testing4TestV4CaseV7currentAESgvgZ"),
      let makeLocation = ThickFunction(
        symbol: "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC"),
      let record = ThickFunction(
        symbol: "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ"),
      let withKnownIssue = ThickFunction(
        symbol: "$s7Testing14withKnownIssue_14isIntermittent14sourceLocation_yAA7CommentVSg_Sb"
          + "AA06SourceH0VyyKXEtF"),
      let withKnownIssueAsync = ThickFunction(
        symbol: "$s7Testing14withKnownIssue_14isIntermittent9isolation14sourceLocation_y"
          + "AA7CommentVSg_SbScA_pSgYiAA06SourceI0VyyYaKXEtYaFTu")
    else { return nil }
    self.currentTest = currentTest
    self.currentCase = currentCase
    self.makeLocation = makeLocation
    self.record = record
    self.withKnownIssue = withKnownIssue
    self.withKnownIssueAsync = withKnownIssueAsync
  }
}
