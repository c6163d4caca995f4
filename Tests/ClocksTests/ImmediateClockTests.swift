import Clocks
import Testing

@Suite struct ImmediateClockTests {
  @Test func sleepsMoveTimeAndEnd() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(5))
    try await clock.sleep(for: .seconds(3600))
    #expect(clock.now == .init(offset: .seconds(3605)))
  }

  @Test func deadlinesThatHavePassedLeaveTimeAsItIs() async throws {
    let clock = ImmediateClock(now: .init(offset: .seconds(10)))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    #expect(clock.now == .init(offset: .seconds(10)))
  }

  @Test func cancelledTasksDoNotSleep() async {
    let clock = ImmediateClock()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now == .init(offset: .zero))
  }

  @Test func canBeWrittenAsAMember() async throws {
    let clock: some Clock<Duration> = .immediate
    try await clock.sleep(for: .seconds(3600))
  }
}
