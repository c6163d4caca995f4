import Clocks
import IssueReporting
import Testing

@Suite struct UnimplementedClockTests {
  private let issues = Issues()

  @Test func reportsEveryUse() async throws {
    let clock = UnimplementedClock(name: "Feature.clock")
    try await withIssueReporters([issues]) {
      let now = clock.now
      _ = clock.minimumResolution
      try await clock.sleep(until: now.advanced(by: .seconds(1)))
    }
    #expect(
      issues.messages
        == ["now", "minimumResolution", "sleep"].map {
          """
          '\($0)' of the clock 'Feature.clock' was used, but has no implementation here. Use a \
          'TestClock' or an 'ImmediateClock' in its place.
          """
        }
    )
  }

  @Test func doesNotWait() async throws {
    let clock = UnimplementedClock()
    let passed = try await withIssueReporters([issues]) {
      let start = clock.now
      try await clock.sleep(for: .seconds(3600))
      return start.duration(to: clock.now)
    }
    #expect(passed == .seconds(3600))
    #expect(issues.messages.first?.contains("UnimplementedClock<Duration>") == true)
  }

  @Test func canDoWhatAnotherClockDoes() async throws {
    let base = TestClock()
    let clock = UnimplementedClock(base)
    let issues = issues
    let task = Task {
      try await withIssueReporters([issues]) { try await clock.sleep(for: .seconds(1)) }
    }
    await base.advance(by: .seconds(1))
    task.cancel()
    try await task.value
    #expect(issues.messages.isEmpty == false)
  }

  @Test func canBeWrittenAsAMember() async throws {
    let clock: any Clock<Duration> = .unimplemented()
    try await withIssueReporters([issues]) { try await clock.sleep(for: .seconds(1)) }
    #expect(issues.messages.isEmpty == false)
  }
}
