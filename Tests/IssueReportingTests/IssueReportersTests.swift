import IssueReporting
import Testing

@Suite struct IssueReportersTests {
  @Test func tellsEveryReporterInOrder() {
    let first = RecordingReporter()
    let second = RecordingReporter()
    withIssueReporters([first, second]) {
      reportIssue("a")
      reportIssue(Mishap())
    }
    let expected: [RecordingReporter.Entry] = [
      .init(message: "a"), .init(message: "Caught error: mishap"),
    ]
    #expect(first.entries == expected)
    #expect(second.entries == expected)
  }

  @Test func innerReportersReplaceOuterOnes() {
    let outer = RecordingReporter()
    let inner = RecordingReporter()
    withIssueReporters([outer]) {
      withIssueReporters([inner]) { reportIssue("a") }
      reportIssue("b")
    }
    #expect(inner.entries == [.init(message: "a")])
    #expect(outer.entries == [.init(message: "b")])
  }

  @Test func tasksInheritReportersAndDetachedTasksDoNot() async {
    let reporter = RecordingReporter()
    await withIssueReporters([reporter]) {
      await Task { reportIssue("inherited") }.value
      let count = await Task.detached { IssueReporters.current.count }.value
      #expect(count == 1)
      let isDefault = await Task.detached {
        IssueReporters.current.first is RuntimeWarningReporter
      }.value
      #expect(isDefault)
    }
    #expect(reporter.entries == [.init(message: "inherited")])
  }

  @Test func returnsAndThrowsWhatTheOperationDoes() async throws {
    #expect(withIssueReporters([]) { 42 } == 42)
    #expect(await withIssueReporters([]) { await Task { 42 }.value } == 42)
    #expect(throws: Mishap.self) {
      try withIssueReporters([]) { throw Mishap() }
    }
  }

  @MainActor
  @Test func asynchronousOperationStaysOnTheActorOfItsCaller() async {
    var count = 0
    await withIssueReporters([]) {
      await Task.yield()
      count += 1
    }
    #expect(count == 1)
  }

  @Test func reporterWithoutExpectIssueIgnoresExpectedOnes() {
    struct Strict: IssueReporter {
      func reportIssue(
        _ message: @autoclosure () -> String?,
        fileID: StaticString,
        filePath: StaticString,
        line: UInt,
        column: UInt
      ) {
        Issue.record("An expected issue was reported.")
      }
    }
    withIssueReporters([Strict()]) {
      withExpectedIssue { reportIssue("a") }
      withExpectedIssue { reportIssue(Mishap()) }
    }
  }

  @Test func fatalErrorEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withIssueReporters([.fatalError]) { reportIssue("Broken beyond repair.") }
    }
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(output?.contains("Broken beyond repair.") == true)
  }

  @Test func breakpointWarnsAndGoesOnWithoutDebugger() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      withIssueReporters([.breakpoint]) {
        reportIssue("Look here.", fileID: "Module/File.swift", filePath: "", line: 7, column: 1)
      }
    }
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(output?.contains("Module/File.swift:7: warning: Look here.\n") == true)
  }

  @Test func settingReplacesTheReportersOfTheProcess() async {
    await #expect(processExitsWith: .success) {
      let reporter = RecordingReporter()
      IssueReporters.current = [reporter]
      reportIssue("a")
      await Task.detached { reportIssue("b") }.value
      precondition(reporter.entries == [.init(message: "a"), .init(message: "b")])
    }
  }
}
