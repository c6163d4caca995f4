import IssueReporting
import Testing

@Suite struct WithIssueContextTests {
  @Test func movesTheBlame() async {
    let reporter = RecordingReporter()
    await withIssueReporters([reporter]) {
      withIssueContext(fileID: "A/A.swift", filePath: "", line: 1, column: 2) {
        reportIssue()
        reportIssue(Mishap())
      }
      await withIssueContext(fileID: "B/B.swift", filePath: "", line: 3, column: 4) {
        await Task.yield()
        reportIssue()
      }
      reportIssue(fileID: "C/C.swift", line: 5, column: 6)
    }
    #expect(
      reporter.places == ["A/A.swift:1:2", "A/A.swift:1:2", "B/B.swift:3:4", "C/C.swift:5:6"])
  }
}
