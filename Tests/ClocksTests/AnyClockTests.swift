import Clocks
import Testing

@Suite struct AnyClockTests {
  @Test func sleepsOnTheBase() async throws {
    let base = TestClock()
    let clock = AnyClock(base)
    let log = Log()
    let task = Task {
      try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
      log.add("woken")
    }
    await base.advance(by: .milliseconds(999))
    #expect(log.entries == [])
    await base.advance(by: .milliseconds(1))
    #expect(log.entries == ["woken"])
    task.cancel()
    try await task.value
  }

  @Test func measuresAsTheBase() async {
    let base = TestClock(now: .init(offset: .seconds(100)))
    let clock = AnyClock(base)
    let start = clock.now
    await base.advance(by: .seconds(5))
    #expect(start.duration(to: clock.now) == .seconds(5))
    #expect(start < clock.now)
    #expect(start.advanced(by: .seconds(5)) == clock.now)
    #expect(clock.minimumResolution == .zero)
  }

  @Test func hidesAnExistential() async throws {
    let any: any Clock<Duration> = ImmediateClock()
    let clock = AnyClock(any)
    let start = clock.now
    try await clock.sleep(for: .seconds(3))
    #expect(start.duration(to: clock.now) == .seconds(3))
  }
}
