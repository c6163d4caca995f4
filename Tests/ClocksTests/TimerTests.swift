import Clocks
import IssueReporting
import Testing

@Suite struct TimerTests {
  private let clock = TestClock()
  private let log = Log()

  @Test func ticksOnceAnInterval() async {
    let task = Task {
      for await _ in clock.timer(interval: .seconds(2)) {
        log.add("\(TestClock<Duration>.Instant().duration(to: clock.now))")
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == [])
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["2.0 seconds"])
    await clock.advance(by: .seconds(4))
    #expect(log.entries == ["2.0 seconds", "4.0 seconds", "6.0 seconds"])
    task.cancel()
    await task.value
  }

  @Test func endsWhenTheTaskIsCancelled() async {
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) { log.add("tick") }
      log.add("end")
    }
    await clock.advance(by: .seconds(1))
    task.cancel()
    await task.value
    #expect(log.entries == ["tick", "end"])
  }

  @Test func losesTheTicksThatALongTurnMisses() async {
    let task = Task {
      var iterator = clock.timer(interval: .seconds(1)).makeAsyncIterator()
      for _ in 1...3 {
        #expect(await iterator.next() != nil)
        log.add("\(TestClock<Duration>.Instant().duration(to: clock.now))")
        if log.entries.count == 1 {
          // From 1 s to 3.5 s: the ticks at 2 s and 3 s come and go.
          try? await clock.sleep(for: .milliseconds(2500))
        }
      }
    }
    await clock.advance(by: .seconds(5))
    task.cancel()
    await task.value
    #expect(log.entries == ["1.0 seconds", "4.0 seconds", "5.0 seconds"])
  }

  @Test func existentialClocksHaveTimers() async {
    let any: any Clock<Duration> = clock
    let task = Task {
      for await _ in any.timer(interval: .seconds(1)) { log.add("tick") }
    }
    await clock.advance(by: .seconds(3))
    #expect(log.entries == ["tick", "tick", "tick"])
    task.cancel()
    await task.value
  }

  @Test func elementsAreInstantsOfOneClock() async {
    let task = Task { () -> Duration? in
      var instants: [AnyClock<Duration>.Instant] = []
      for await instant in clock.timer(interval: .seconds(1)) {
        instants.append(instant)
        if instants.count == 2 { return instants[0].duration(to: instants[1]) }
      }
      return nil
    }
    await clock.advance(by: .seconds(2))
    task.cancel()
    #expect(await task.value == .seconds(1))
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func anIntervalThatIsNotPositiveIsReported(interval: Duration) async {
    let issues = Issues()
    await withIssueReporters([issues]) {
      for await _ in clock.timer(interval: interval) { log.add("tick") }
    }
    #expect(log.entries == [])
    #expect(
      issues.messages == [
        "A timer has the interval '\(interval)', but it must be longer than zero. It never ticks."
      ]
    )
  }
}
