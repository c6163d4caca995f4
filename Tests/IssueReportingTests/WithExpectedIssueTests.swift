import IssueReporting
import Testing

@Suite struct WithExpectedIssueTests {
  @Test func passesWhenAnIssueIsReported() async {
    withExpectedIssue { reportIssue("a") }
    withExpectedIssue { throw Mishap() }
    await withExpectedIssue {
      await Task.yield()
      reportIssue("b")
    }
  }

  @Test func passesWhenAnExpectationFails() {
    withExpectedIssue { #expect(Bool(false)) }
  }

  @Test func failsWhenNoIssueIsReported() async {
    let line = Int(#line) + 2
    withKnownIssue {
      withExpectedIssue("Why") {}
    } matching: { issue in
      guard case .knownIssueNotRecorded = issue.kind else { return false }
      return issue.sourceLocation?.line == line
    }
    await withKnownIssue {
      await withExpectedIssue { await Task.yield() }
    } matching: { issue in
      guard case .knownIssueNotRecorded = issue.kind else { return false }
      return true
    }
  }

  @Test func passesWithoutIssueWhenIntermittent() async {
    withExpectedIssue(isIntermittent: true) {}
    await withExpectedIssue(isIntermittent: true) { await Task.yield() }
  }

  @Test func tellsReportersThatTheIssueWasExpected() async {
    let reporter = RecordingReporter()
    await withIssueReporters([reporter]) {
      withExpectedIssue { reportIssue("a") }
      withExpectedIssue { throw Mishap() }
      await withExpectedIssue {
        await Task.yield()
        throw Mishap()
      }
      reportIssue("b")
    }
    #expect(
      reporter.entries == [
        .init(message: "a", isExpected: true),
        .init(message: "Caught error: mishap", isExpected: true),
        .init(message: "Caught error: mishap", isExpected: true),
        .init(message: "b"),
      ]
    )
  }

  @Test func tellsReportersThatNoIssueWasReported() async {
    let reporter = RecordingReporter()
    await withIssueReporters([reporter]) {
      withExpectedIssue {}
      withExpectedIssue("Why") {}
      withExpectedIssue(isIntermittent: true) {}
      await withExpectedIssue { await Task.yield() }
    }
    #expect(
      reporter.entries.map(\.message) == [
        "An issue was expected, but none was reported.",
        "An issue was expected, but none was reported. (Why)",
        "An issue was expected, but none was reported.",
      ]
    )
  }

  @MainActor
  @Test func asynchronousBodyStaysOnTheActorOfItsCaller() async {
    var count = 0
    await withExpectedIssue {
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
      reportIssue()
    }
    #expect(count == 1)
  }
}
