import Clocks
import Foundation
import IssueReporting
import Testing

/// Each test ends its tasks before it waits for them: one that is not woken fails, and does not hang.
@Suite struct TestClockTests {
  private let clock = TestClock()
  private let log = Log()

  @Test func timeStandsStill() async throws {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      log.add("woken")
    }
    await clock.advance(by: .milliseconds(999))
    #expect(log.entries == [])
    #expect(clock.now == .init(offset: .milliseconds(999)))
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["woken"])
    task.cancel()
    try await task.value
  }

  @Test(arguments: 0..<20)
  func seesTasksThatWereJustStarted(_: Int) async throws {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(1))
      log.add("woken")
    }
    await clock.advance(by: .seconds(2))
    #expect(log.entries == ["woken"])
    task.cancel()
    try await task.value
  }

  @Test func seesTasksStartedByTasks() async throws {
    let task = Task {
      try await Task {
        try await Task {
          try await clock.sleep(for: .seconds(1))
          log.add("woken")
        }.value
      }.value
    }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["woken"])
    task.cancel()
    try await task.value
  }

  /// However long the main queue takes to get to a task: here, longer than anybody waits for one that
  /// does not come back.
  @Test(.enabled(if: getenv("TERN_SOAK") != nil))
  func waitsForABusyMainQueue() async {
    await #expect(processExitsWith: .success) {
      let clock = TestClock()
      let log = Log()
      let task = Task { @MainActor in
        let start = ContinuousClock.now
        while ContinuousClock.now - start < .seconds(10) {}
        try await clock.sleep(for: .seconds(1))
        log.add("woken")
      }
      await clock.advance(by: .seconds(1))
      precondition(log.entries == ["woken"], "The clock went on without the task.")
      task.cancel()
      try await task.value
    }
  }

  @Test func wakesInTheOrderOfDeadlines() async throws {
    let deadlines = [5, 1, 4, 2, 3]
    let task = Task {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for deadline in deadlines {
          group.addTask {
            try await clock.sleep(for: .seconds(deadline))
            log.add("\(deadline) at \(clock.now.duration(from: .zero))")
          }
        }
        try await group.waitForAll()
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(log.entries == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
    await clock.advance(by: .seconds(2))
    #expect(log.entries.suffix(2) == ["4 at 4.0 seconds", "5 at 5.0 seconds"])
    task.cancel()
    try await task.value
  }

  @Test func everyStepOfALoopRuns() async throws {
    let task = Task {
      for tick in 1...5 {
        try await clock.sleep(for: .seconds(1))
        log.add("\(tick) at \(clock.now.duration(from: .zero))")
      }
    }
    await clock.advance(by: .seconds(5))
    #expect(log.entries == (1...5).map { "\($0) at \($0).0 seconds" })
    task.cancel()
    try await task.value
  }

  @Test func advancesToAnInstant() async throws {
    await clock.advance(to: .init(offset: .seconds(3)))
    #expect(clock.now == .init(offset: .seconds(3)))
    await clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now == .init(offset: .seconds(3)))
    let late = TestClock(now: .init(offset: .seconds(10)))
    #expect(late.now == .init(offset: .seconds(10)))
  }

  @Test func deadlinesThatHavePassedDoNotWait() async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    try await clock.sleep(for: .zero)
    #expect(clock.now == .init(offset: .seconds(5)))
  }

  @Test func sleepsCanBeCancelled() async {
    let task = Task {
      do {
        try await clock.sleep(for: .seconds(1))
        log.add("woken")
      } catch {
        log.add("\(error)")
      }
    }
    await clock.advance(by: .zero)
    task.cancel()
    await task.value
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["CancellationError()"])
  }

  @Test func tasksThatAreCancelledDoNotSleep() async {
    let task = Task {
      await withTaskCancellationHandler {
        // Wait for the cancellation, so that the sleep surely begins after it.
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
      }
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellationAtTheSameTimeAsWakingResumesOnce() async {
    for _ in 0..<200 {
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      let cancel = Task.detached { task.cancel() }
      await clock.advance(by: .seconds(1))
      await cancel.value
      // Either answer is right; none, or two, would hang or crash.
      _ = await task.result
    }
  }

  @Test func checksSuspension() async throws {
    try await clock.checkSuspension()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    let error = await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(
      error?.description == "Expected no task to sleep on the clock, but 1 task is asleep."
    )
    await clock.advance(by: .seconds(1))
    try await clock.checkSuspension()
    task.cancel()
    try await task.value
  }

  @Test func runsUntilNobodySleeps() async throws {
    let task = Task {
      for seconds in [1, 60, 3600] { try await clock.sleep(for: .seconds(seconds)) }
    }
    await clock.run(timeout: .seconds(Int.max))
    #expect(clock.now == .init(offset: .seconds(3661)))
    task.cancel()
    try await task.value
  }

  @Test func runReportsATimerWithoutEnd() async {
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) {}
    }
    let issues = Issues()
    await withIssueReporters([issues]) {
      await clock.run(timeout: .milliseconds(20))
    }
    #expect(issues.messages.count == 1)
    #expect(
      issues.messages.first?.contains("'TestClock.run' ended after 0.02 seconds, while 1 task is")
        == true
    )
    task.cancel()
    await task.value
  }

  @Test func otherDurationsThanTheStandardLibrarys() async throws {
    let clock = TestClock(now: TestClock<Ticks>.Instant(offset: Ticks(5)))
    let task = Task { try await clock.sleep(for: Ticks(2)) }
    await clock.advance(by: Ticks(2))
    task.cancel()
    try await task.value
    #expect(clock.now.duration(to: .init(offset: Ticks(10))) == Ticks(3))
  }
}

extension TestClock<Duration>.Instant {
  fileprivate static var zero: Self { Self(offset: .zero) }

  fileprivate func duration(from other: Self) -> Duration { other.duration(to: self) }
}

/// A duration that counts steps.
struct Ticks: DurationProtocol, Hashable {
  var count: Int

  init(_ count: Int) { self.count = count }

  static var zero: Self { Self(0) }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
  static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.count + rhs.count) }
  static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.count - rhs.count) }
  static func * (lhs: Self, rhs: Int) -> Self { Self(lhs.count * rhs) }
  static func / (lhs: Self, rhs: Int) -> Self { Self(lhs.count / rhs) }
  static func / (lhs: Self, rhs: Self) -> Double { Double(lhs.count) / Double(rhs.count) }
}
