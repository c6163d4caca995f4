import IssueReporting
import Testing

@Suite struct ReportIssueTests {
  @Test func failsTheRunningTestAtTheGivenPlace() {
    let line = UInt(#line) + 2
    withKnownIssue {
      reportIssue("Too cold.")
    } matching: { issue in
      issue.comments == ["Too cold."]
        && issue.sourceLocation?.fileID == "IssueReportingTests/ReportIssueTests.swift"
        && issue.sourceLocation?.filePath == #filePath
        && issue.sourceLocation?.line == Int(line)
        && issue.isFailure
    }
  }

  @Test func failsTheRunningTestWithoutMessage() {
    withKnownIssue {
      reportIssue()
    } matching: { issue in
      issue.comments.isEmpty
    }
  }

  @Test func failsTheRunningTestWithTheError() {
    withKnownIssue {
      reportIssue(Mishap(), "Saving")
    } matching: { issue in
      issue.comments == ["Caught error: mishap (Saving)"]
    }
  }

  @Test func blamesTheLineItIsGiven() {
    let reporter = RecordingReporter()
    withIssueReporters([reporter]) {
      reportIssue("", fileID: "Module/File.swift", filePath: "/File.swift", line: 12, column: 3)
    }
    #expect(reporter.places == ["Module/File.swift:12:3"])
  }

  @Test func failsTheTestFromAChildTask() async {
    await withKnownIssue {
      await withTaskGroup { group in
        group.addTask { reportIssue("From a child.") }
      }
    } matching: { issue in
      issue.comments == ["From a child."]
    }
  }

  @Test func makesNoMessageWhenNobodyListens() {
    withIssueReporters([]) {
      reportIssue(unexpectedMessage())
    }
  }

  private func unexpectedMessage() -> String {
    Issue.record("The message was made.")
    return ""
  }
}
