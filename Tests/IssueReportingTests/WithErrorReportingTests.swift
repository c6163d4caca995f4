import IssueReporting
import Testing

@Suite struct WithErrorReportingTests {
  @Test func returnsTheResult() async {
    #expect(withErrorReporting { 42 } == 42)
    #expect(await withErrorReporting { await Task { 42 }.value } == 42)
  }

  @Test func reportsTheErrorAndReturnsNil() async {
    let reporter = RecordingReporter()
    await withIssueReporters([reporter]) {
      let result: Int? = withErrorReporting("Saving") { throw Mishap() }
      #expect(result == nil)
      let other: Int? = await withErrorReporting {
        await Task.yield()
        throw Mishap()
      }
      #expect(other == nil)
    }
    #expect(
      reporter.entries == [
        .init(message: "Caught error: mishap (Saving)"), .init(message: "Caught error: mishap"),
      ]
    )
  }

  @Test func reportsToTheGivenReporters() async {
    let reporter = RecordingReporter()
    withErrorReporting(to: [reporter]) { throw Mishap() }
    await withErrorReporting(to: [reporter]) {
      await Task.yield()
      throw Mishap()
    }
    #expect(reporter.entries.count == 2)
  }
}
