import IssueReporting
import XCTest

/// What holds in cases of XCTest.
///
/// That an issue fails such a case is proved by the canary: there, XCTest has no expected failures.
final class XCTestCaseTests: XCTestCase {
  func testContext() {
    XCTAssert(isTesting)
    XCTAssertEqual(TestContext.current, .xcTest)
  }

  func testContextOfDetachedTask() async {
    let context = await Task.detached { TestContext.current }.value
    XCTAssertEqual(context, .xcTest)
  }

  func testIdentityIsKnownInTasks() async {
    let id = TestContext.currentTestID
    XCTAssertNotNil(id)
    let isSame = await Task.detached { TestContext.currentTestID == id }.value
    XCTAssert(isSame)
  }

  func testIdentityOfOneCase() {
    identities.insert(TestContext.currentTestID)
  }

  func testIdentityOfAnotherCase() {
    identities.insert(TestContext.currentTestID)
  }

  func testExpectedIssueDoesNotFail() async {
    withExpectedIssue { reportIssue("This one is expected.") }
    await withExpectedIssue {
      await Task.yield()
      throw Mishap()
    }
  }

  func testMissingExpectedIssueIsReported() {
    let reporter = RecordingReporter()
    withIssueReporters([reporter]) {
      withExpectedIssue {}
    }
    XCTAssertEqual(
      reporter.entries.map(\.message), ["An issue was expected, but none was reported."])
  }
}

/// Fails the case in which an identity comes up a second time.
private let identities = CaseIdentities()

private final class CaseIdentities: Sendable {
  private let seen = Lock<Set<RunningTestID?>>([])

  func insert(_ id: RunningTestID?, line: UInt = #line) {
    XCTAssertNotNil(id, line: line)
    XCTAssert(seen.withLock { $0.insert(id).inserted }, line: line)
  }
}
