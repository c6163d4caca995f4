/// Runs a function of which an issue is expected.
///
/// Issues that the function reports, and an error that it throws, do not fail the test. When there
/// is none the test fails, at this line. In tests of Swift Testing failed expectations count as
/// issues too.
///
/// ```swift
/// @Test func unknownChild() {
///   withExpectedIssue {
///     parent.remove(id: 42)
///   }
/// }
/// ```
///
/// - Parameters:
///   - message: Why an issue is expected.
///   - isIntermittent: Whether it is fine that none is reported.
///   - fileID: The source file to blame when none is reported.
///   - filePath: The path of that file.
///   - line: The line to blame.
///   - column: The column to blame.
///   - body: The function.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) {
  let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = IssueExpectation()
  if let library = IssueExpectation.judge {
    library.withKnownIssue(message, isIntermittent: isIntermittent, at: site) {
      try IssueExpectation.$current.withValue(expectation, operation: body)
    }
    return
  }
  IssueExpectation.$current.withValue(expectation) {
    do {
      try body()
    } catch {
      reportIssue(error, message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
  expectation.conclude(message, isIntermittent: isIntermittent, at: site)
}

/// Runs an asynchronous function of which an issue is expected.
///
/// - Parameters:
///   - message: Why an issue is expected.
///   - isIntermittent: Whether it is fine that none is reported.
///   - isolation: The actor to run on, that of the caller by default.
///   - fileID: The source file to blame when none is reported.
///   - filePath: The path of that file.
///   - line: The line to blame.
///   - column: The column to blame.
///   - body: The function.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () async throws -> Void
) async {
  let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = IssueExpectation()
  if let library = IssueExpectation.judge {
    await library.withKnownIssue(
      message, isIntermittent: isIntermittent, isolation: isolation, at: site
    ) {
      try await IssueExpectation.$current.withValue(
        expectation, operation: body, isolation: isolation)
    }
    return
  }
  await IssueExpectation.$current.withValue(
    expectation,
    operation: {
      do {
        try await body()
      } catch {
        reportIssue(error, message, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    },
    isolation: isolation
  )
  expectation.conclude(message, isIntermittent: isIntermittent, at: site)
}

extension IssueExpectation {
  /// Swift Testing, when the issues of the current task reach it.
  ///
  /// It then decides whether there was one, because it also sees failed expectations.
  fileprivate static var judge: (any SwiftTestingFunctions.Type)? {
    guard let library = SwiftTesting.loaded, library.currentTest != nil,
      IssueReporters.current.contains(where: { $0 is RuntimeWarningReporter })
    else { return nil }
    return library
  }

  /// Reports that no issue was reported, unless that is fine.
  fileprivate func conclude(_ message: String?, isIntermittent: Bool, at site: Site) {
    guard !isMet, !isIntermittent else { return }
    reportIssue(
      "An issue was expected, but none was reported.\(message.map { " (\($0))" } ?? "")",
      fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
  }
}
