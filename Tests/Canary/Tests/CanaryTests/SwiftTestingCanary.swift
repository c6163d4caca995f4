import IssueReporting
import Testing

@Suite struct SwiftTestingCanary {
  @Test func reports() {
    reportIssue("canary in Swift Testing")
  }

  @Test func reportsFromDetachedTask() async {
    await Task.detached { reportIssue("canary in a detached task of Swift Testing") }.value
  }

  @Test func expectsAnIssueThatDoesNotCome() {
    withExpectedIssue("canary without issue in Swift Testing") {}
  }
}
