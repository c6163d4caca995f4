import Combine
import Dispatch
import Testing

@Suite struct TimingTests {
  let scheduler = ManualScheduler()
  let subject = PassthroughSubject<Int, Mishap>()
  let probe = Probe<Int, Mishap>()

  @Test func delaysValuesAndTheEnd() {
    subject.delay(for: .seconds(2), scheduler: scheduler).subscribe(probe)
    subject.send(1)
    scheduler.advance(by: .seconds(1))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(probe.values == [])
    scheduler.advance(by: .seconds(1))
    #expect(probe.values == [1])
    #expect(probe.end == nil)
    scheduler.advance(by: .seconds(1))
    #expect(probe.values == [1, 2])
    #expect(probe.end == "finished")
  }

  @Test func debouncesUntilItIsQuiet() {
    subject.debounce(for: .seconds(3), scheduler: scheduler).subscribe(probe)
    subject.send(1)
    scheduler.advance(by: .seconds(2))
    subject.send(2)
    scheduler.advance(by: .seconds(2))
    #expect(probe.values == [])
    scheduler.advance(by: .seconds(1))
    #expect(probe.values == [2])
    subject.send(3)
    subject.send(completion: .finished)
    scheduler.advance(by: .seconds(9))
    #expect(probe.values == [2])
    #expect(probe.end == "finished")
  }

  @Test func debounceKeepsOnePieceOfWork() {
    subject.debounce(for: .seconds(3), scheduler: scheduler).subscribe(probe)
    for value in 1...100 { subject.send(value) }
    #expect(scheduler.waiting == 1)
    probe.cancel()
    scheduler.advance(by: .seconds(9))
    #expect(scheduler.waiting == 0)
    #expect(probe.values == [])
  }

  @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
  func throttles(latest: Bool, expected: [Int]) {
    subject.throttle(for: .seconds(3), scheduler: scheduler, latest: latest).subscribe(probe)
    subject.send(1)
    scheduler.advance()
    #expect(probe.values == [1])
    scheduler.advance(by: .seconds(1))
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: .seconds(1))
    #expect(probe.values == [1])
    scheduler.advance(by: .seconds(1))
    #expect(probe.values == Array(expected.prefix(2)))
    subject.send(4)
    subject.send(completion: .finished)
    #expect(probe.end == nil)
    scheduler.advance(by: .seconds(3))
    #expect(probe.values == expected)
    #expect(probe.end == "finished")
  }

  @Test func timesOut() {
    subject.timeout(.seconds(3), scheduler: scheduler).subscribe(probe)
    let failing = Probe<Int, Mishap>()
    subject.timeout(.seconds(3), scheduler: scheduler, customError: { .other }).subscribe(failing)
    scheduler.advance(by: .seconds(2))
    subject.send(1)
    scheduler.advance(by: .seconds(2))
    #expect(probe.end == nil)
    scheduler.advance(by: .seconds(1))
    subject.send(2)
    #expect(probe.values == [1])
    #expect(probe.end == "finished")
    #expect(failing.end == "other")
  }

  @Test func receivesByWayOfTheScheduler() {
    subject.receive(on: scheduler).subscribe(probe)
    subject.send(1)
    subject.send(completion: .failure(.mishap))
    #expect(probe.values == [])
    scheduler.advance()
    #expect(probe.values == [1])
    #expect(probe.end == "mishap")
  }

  @Test func nothingArrivesAfterACancellation() {
    subject.receive(on: scheduler).subscribe(probe)
    subject.send(1)
    probe.cancel()
    scheduler.advance()
    #expect(probe.values == [])
  }

  @Test func subscribesByWayOfTheScheduler() {
    var events: [String] = []
    subject.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("request \($0)") }
    ).subscribe(on: scheduler).subscribe(probe)
    #expect(events == [])
    scheduler.advance()
    #expect(events == ["subscription", "request unlimited"])
    subject.send(1)
    #expect(probe.values == [1])
    probe.cancel()
    subject.send(2)
    #expect(events == ["subscription", "request unlimited"])
    scheduler.advance()
    #expect(events == ["subscription", "request unlimited", "cancel"])
    #expect(probe.values == [1])
  }

  @Test func measuresIntervals() {
    let probe = Probe<DispatchQueue.SchedulerTimeType.Stride, Mishap>()
    subject.measureInterval(using: scheduler).subscribe(probe)
    scheduler.advance(by: .seconds(2))
    subject.send(1)
    scheduler.advance(by: .milliseconds(5))
    subject.send(2)
    #expect(probe.values == [.seconds(2), .milliseconds(5)])
  }

  @Test func collectsByTimeAndCount() {
    let probe = Probe<[Int], Mishap>()
    subject.collect(.byTimeOrCount(scheduler, .seconds(2), 3)).subscribe(probe)
    subject.send(1)
    scheduler.advance(by: .seconds(2))
    for value in 2...5 { subject.send(value) }
    #expect(probe.values == [[1], [2, 3, 4]])
    scheduler.advance(by: .seconds(2))
    scheduler.advance(by: .seconds(2))
    subject.send(6)
    subject.send(completion: .finished)
    #expect(probe.values == [[1], [2, 3, 4], [5], [6]])
    #expect(probe.end == "finished")
  }
}
