import IssueReporting
import XCTest

final class XCTestCanary: XCTestCase {
  func testReports() {
    reportIssue("canary in XCTest")
  }

  func testReportsFromDetachedTask() async {
    await Task.detached { reportIssue("canary in a detached task of XCTest") }.value
  }

  func testExpectsAnIssueThatDoesNotCome() {
    withExpectedIssue("canary without issue in XCTest") {}
  }
}
