import Combine
import CombineSchedulers
import Foundation
import IssueReporting
import Testing

@Suite struct TestSchedulerTests {
  let scheduler = DispatchQueue.test

  @Test func doesWorkWhenItIsDue() {
    var log: [Int] = []
    for (second, number) in [(2, 3), (1, 1), (2, 4), (1, 2)] {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(second))) {
        log.append(number)
      }
    }
    scheduler.schedule { log.append(0) }
    #expect(log == [])
    scheduler.advance()
    #expect(log == [0])
    scheduler.advance(by: .milliseconds(999))
    #expect(log == [0])
    scheduler.advance(by: .milliseconds(1))
    #expect(log == [0, 1, 2])
    scheduler.advance(by: .seconds(9))
    #expect(log == [0, 1, 2, 3, 4])
    #expect(DispatchQueue.test.now.distance(to: scheduler.now) == .seconds(10))
  }

  @Test func workThatSchedulesHasItsTurnInTime() {
    var log: [String] = []
    let start = scheduler.now
    func note(_ name: String) {
      log.append("\(name) \(start.distance(to: scheduler.now).magnitude)")
    }
    scheduler.schedule(after: start.advanced(by: .nanoseconds(1))) {
      note("a")
      scheduler.schedule { note("b") }
      scheduler.schedule(after: scheduler.now.advanced(by: .nanoseconds(2))) { note("c") }
    }
    scheduler.schedule(after: start.advanced(by: .nanoseconds(2))) { note("d") }
    scheduler.advance(by: .nanoseconds(5))
    #expect(log == ["a 1", "b 1", "d 2", "c 3"])
  }

  @Test func repeatsUntilItIsCancelled() {
    var count = 0
    var cancellable: (any Cancellable)?
    cancellable = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
      count += 1
      if count == 3 { cancellable?.cancel() }
    }
    scheduler.advance()
    #expect(count == 1)
    scheduler.advance(by: .seconds(1))
    #expect(count == 2)
    scheduler.advance(by: .seconds(9))
    #expect(count == 3)
  }

  @Test func runsToTheEnd() {
    var log: [Int] = []
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(100))) {
      log.append(1)
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(100))) { log.append(2) }
    }
    scheduler.run()
    #expect(log == [1, 2])
  }

  @Test func reportsTimersWithoutEnd() {
    let cancellable = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {}
    withExpectedIssue { scheduler.run() }
    cancellable.cancel()
    scheduler.run()
  }

  @Test(arguments: [0, -1])
  func reportsIntervalsInWhichNoTimePasses(seconds: Int) {
    var count = 0
    withExpectedIssue {
      let cancellable = scheduler.schedule(after: scheduler.now, interval: .seconds(seconds)) {
        count += 1
      }
      cancellable.cancel()
      let timer = scheduler.timerPublisher(every: .seconds(seconds)).autoconnect()
        .sink { _ in count += 1 }
      scheduler.advance(by: .seconds(1))
      scheduler.run()
      timer.cancel()
    }
    #expect(count == 0)
  }

  @Test func controlsOperators() {
    var values: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.debounce(for: .seconds(1), scheduler: scheduler)
      .sink { values.append($0) }
    subject.send(1)
    scheduler.advance(by: .milliseconds(500))
    subject.send(2)
    scheduler.advance(by: .milliseconds(500))
    #expect(values == [])
    scheduler.advance(by: .milliseconds(500))
    #expect(values == [2])
    cancellable.cancel()
  }

  @MainActor
  @Test func letsTasksRun() async throws {
    var log: [Int] = []
    let task = Task {
      for second in 1...3 {
        try await scheduler.sleep(for: .seconds(1))
        log.append(second)
      }
    }
    await scheduler.advance(by: .seconds(2))
    #expect(log == [1, 2])
    await scheduler.run()
    #expect(log == [1, 2, 3])
    task.cancel()
    try await task.value
  }

  @Test func testSchedulersOfAllKinds() {
    var count = 0
    let queue = OperationQueue.test
    queue.schedule(after: queue.now.advanced(by: .seconds(1))) { count += 1 }
    queue.advance(by: .seconds(1))
    let loop = RunLoop.test
    loop.schedule(after: loop.now.advanced(by: .seconds(1))) { count += 1 }
    loop.advance(by: .seconds(1))
    let main = UIScheduler.test
    main.schedule(after: main.now.advanced(by: .seconds(1))) { count += 1 }
    main.advance(by: .seconds(1))
    #expect(count == 3)
  }
}
