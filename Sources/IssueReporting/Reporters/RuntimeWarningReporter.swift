extension IssueReporter where Self == RuntimeWarningReporter {
  /// Fails the running test; in a run, writes a warning to standard error.
  public static var runtimeWarning: Self { RuntimeWarningReporter() }
}

/// Fails the running test; in a run, writes a warning to standard error.
///
/// The warning has the form that compilers use, so that editors and continuous integration can find
/// the line:
///
/// ```
/// Features/Counter.swift:12: warning: There is no child with the identity 42.
/// ```
///
/// Use ``IssueReporter/runtimeWarning`` to make one.
public struct RuntimeWarningReporter: IssueReporter {
  init() {}

  public func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    let message = message()
    guard let context = TestContext.current else {
      warn(message, at: site)
      return
    }
    switch context {
    case .swiftTesting:
      record(message, at: site)
    case .xcTest:
      fail(message, at: site)
    }
  }

  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    let message = message()
    if let library = SwiftTesting.loaded, library.currentTest != nil {
      // The library itself knows here that the issue is expected.
      library.record(message, at: site)
    } else {
      writeToStandardError("\(fileID):\(line): note: Expected: \(message ?? noMessage)")
    }
  }

  private func record(_ message: String?, at site: Site) {
    guard let library = SwiftTesting.loaded else {
      cannotFail(message, at: site, library: "Swift Testing")
    }
    if library.currentTest == nil {
      // The failure of a run is printed with less care than that of a test.
      warn(message, at: site)
    }
    library.record(message, at: site)
  }

  private func fail(_ message: String?, at site: Site) {
    guard let library = XCTestLibrary.loaded else {
      cannotFail(message, at: site, library: "XCTest")
    }
    if library.currentCase == nil {
      // Between its cases XCTest ignores failures.
      warn(message, at: site)
    }
    library.record(message ?? noMessage, at: site)
  }

  /// Ends the process: a run that passes although a test failed would be worse.
  private func cannotFail(_ message: String?, at site: Site, library: String) -> Never {
    warn(message, at: site)
    Swift.fatalError(
      """
      This issue cannot fail the running test: the loaded \(library) has not the functions that \
      this package calls. Use the toolchain that the package is made for.
      """
    )
  }

  private func warn(_ message: String?, at site: Site) {
    writeToStandardError("\(site.fileID):\(site.line): warning: \(message ?? noMessage)")
  }
}

/// What is said about an issue that comes without a message.
let noMessage = "An issue was reported."
