import Combine
import CombineSchedulers
import Foundation
import IssueReporting
import Testing

@Suite struct SchedulersTests {
  @Test func immediateSchedulersDoWorkAtOnce() {
    var count = 0
    func use<S: Scheduler>(_ scheduler: S) {
      scheduler.schedule { count += 1 }
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { count += 1 }
      _ = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { count += 1 }
    }
    use(DispatchQueue.immediate)
    use(OperationQueue.immediate)
    use(RunLoop.immediate)
    use(UIScheduler.immediate)
    use(AnySchedulerOf<DispatchQueue>.immediate)
    #expect(count == 15)
  }

  @Test func immediateSchedulersWorkWithOperators() {
    var values: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let scheduler = DispatchQueue.immediate
    let cancellables = [
      subject.debounce(for: .seconds(1), scheduler: scheduler).sink { values.append($0) },
      subject.delay(for: .seconds(1), scheduler: scheduler).sink { values.append($0) },
      subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
        .sink { values.append($0) },
    ]
    subject.send(1)
    #expect(values == [1, 1, 1])
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func unimplementedSchedulersReport() {
    var messages: [String] = []
    let reporter = Reporter()
    withIssueReporters([reporter]) {
      var count = 0
      let scheduler = DispatchQueue.unimplemented("queue of tests")
      scheduler.schedule { count += 1 }
      _ = DispatchQueue.unimplemented.now
      AnySchedulerOf<RunLoop>.unimplemented("loop").schedule { count += 1 }
      UnimplementedSchedulerOf<DispatchQueue>(now: DispatchQueue.immediate.now)
        .schedule { count += 1 }
      #expect(count == 3)
    }
    messages = reporter.messages
    #expect(
      messages
        == [
          "'schedule(options:_:)' of the scheduler 'queue of tests'",
          "'now' of the scheduler 'DispatchQueue'",
          "'schedule(options:_:)' of the scheduler 'loop'",
          "'schedule(options:_:)' of a scheduler",
        ].map {
          """
          \($0) was used, but has no implementation here. Use a test scheduler or an immediate one in \
          its place.
          """
        }
    )
  }

  @Test func erasedSchedulersForward() {
    let test = DispatchQueue.test
    let scheduler = test.eraseToAnyScheduler()
    var log: [String] = []
    scheduler.schedule { log.append("now") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("later") }
    let cancellable = scheduler.schedule(after: scheduler.now, interval: 1) { log.append("tick") }
    test.advance(by: 1)
    #expect(log == ["now", "tick", "later", "tick"])
    cancellable.cancel()
    test.advance(by: 9)
    #expect(log.count == 4)
    #expect(scheduler.now == test.now)
    #expect(AnyScheduler(scheduler).minimumTolerance == 0)
  }

  @MainActor
  @Test func mainActorWorkIsDoneAtOnce() {
    var count = 0
    UIScheduler.shared.schedule { count += 1 }
    AnySchedulerOf<UIScheduler>.shared.schedule { count += 1 }
    #expect(count == 2)
  }

  @Test func otherThreadsReachTheMainActor() async {
    let isMain = await withUnsafeContinuation { continuation in
      DispatchQueue.global().async {
        UIScheduler.shared.schedule {
          MainActor.preconditionIsolated()
          continuation.resume(returning: true)
        }
      }
    }
    #expect(isMain)
  }

  @Test func timersTick() {
    let scheduler = DispatchQueue.test
    var dates: [DispatchQueue.SchedulerTimeType] = []
    let start = scheduler.now
    let cancellable = scheduler.timerPublisher(every: .seconds(1)).autoconnect()
      .sink { dates.append($0) }
    scheduler.advance(by: .seconds(2))
    cancellable.cancel()
    scheduler.advance(by: .seconds(2))
    #expect(dates.map { start.distance(to: $0) } == [.seconds(1), .seconds(2)])
  }

  @MainActor
  @Test func timersAreSequences() async {
    let scheduler = DispatchQueue.test
    let start = scheduler.now
    let timer = scheduler.timer(interval: .seconds(1))
    let task = Task {
      var dates: [DispatchQueue.SchedulerTimeType] = []
      for await date in timer {
        dates.append(date)
        if dates.count == 2 { break }
      }
      return dates
    }
    await scheduler.advance(by: .seconds(2))
    task.cancel()
    #expect(await task.value.map { start.distance(to: $0) } == [.seconds(1), .seconds(2)])
  }

  @Test func sleepIsCancelled() async {
    let scheduler = DispatchQueue.test
    let task = Task { try await scheduler.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func measuresWork() {
    let scheduler = DispatchQueue.test
    let duration = scheduler.measure { scheduler.advance(by: .seconds(3)) }
    #expect(duration == .seconds(3))
  }

  /// Keeps the messages of issues.
  final class Reporter: IssueReporter {
    private let log = Lock<[String]>([])
    var messages: [String] { log.withLock { $0 } }

    func reportIssue(
      _ message: @autoclosure () -> String?,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      let text = message() ?? ""
      log.withLock { $0.append(text) }
    }
  }
}
