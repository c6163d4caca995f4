import Combine
import Testing

/// Operators on publishers that send when the test says so.
@Suite struct CombiningTests {
  let a = PassthroughSubject<Int, Mishap>()
  let b = PassthroughSubject<Int, Mishap>()

  @Test func mergesAsValuesCome() {
    let probe = Probe<Int, Mishap>()
    a.merge(with: b).subscribe(probe)
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    b.send(4)
    #expect(probe.end == nil)
    b.send(completion: .finished)
    #expect(probe.values == [1, 2, 3, 4])
    #expect(probe.end == "finished")
    #expect(probe.violations == [])
  }

  @Test func mergeFailsWithTheFirstFailure() {
    let probe = Probe<Int, Mishap>()
    var cancelled = 0
    a.merge(with: b.handleEvents(receiveCancel: { cancelled += 1 })).subscribe(probe)
    a.send(completion: .failure(.mishap))
    b.send(1)
    #expect(probe.values == [])
    #expect(probe.end == "mishap")
    #expect(cancelled == 1)
  }

  @Test func mergeRespectsDemand() {
    let probe = Probe<Int, Never>(.max(3))
    [1, 2, 3].publisher.merge(with: [11, 12, 13].publisher.map { $0 }).subscribe(probe)
    #expect(probe.values == [1, 2, 3])
    probe.request(.max(2))
    #expect(probe.values == [1, 2, 3, 11, 12])
    probe.request(.unlimited)
    #expect(probe.values == [1, 2, 3, 11, 12, 13])
    #expect(probe.end == "finished")
    #expect(probe.violations == [])
  }

  @Test func combinesTheLatest() {
    let probe = Probe<[Int], Mishap>()
    a.combineLatest(b) { [$0, $1] }.subscribe(probe)
    a.send(1)
    a.send(2)
    b.send(10)
    b.send(11)
    a.send(completion: .finished)
    b.send(12)
    #expect(probe.end == nil)
    b.send(completion: .finished)
    #expect(probe.values == [[2, 10], [2, 11], [2, 12]])
    #expect(probe.end == "finished")
  }

  @Test func latestGivesWayUntilItIsAskedFor() {
    let probe = Probe<[Int], Mishap>(.none)
    a.combineLatest(b) { [$0, $1] }.subscribe(probe)
    a.send(1)
    b.send(10)
    a.send(2)
    #expect(probe.values == [])
    probe.request(.max(1))
    #expect(probe.values == [[2, 10]])
    b.send(completion: .failure(.mishap))
    #expect(probe.end == "mishap")
    #expect(probe.violations == [])
  }

  @Test func zipsInOrder() {
    let probe = Probe<[Int], Mishap>()
    a.zip(b) { [$0, $1] }.subscribe(probe)
    a.send(1)
    a.send(2)
    b.send(10)
    a.send(completion: .finished)
    #expect(probe.values == [[1, 10]])
    #expect(probe.end == nil)
    b.send(20)
    #expect(probe.values == [[1, 10], [2, 20]])
    #expect(probe.end == "finished")
    #expect(probe.violations == [])
  }

  @Test func switchesToTheLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Mishap>, Mishap>()
    let probe = Probe<Int, Mishap>(.max(2))
    outer.switchToLatest().subscribe(probe)
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    b.send(4)
    #expect(probe.values == [1, 3])
    probe.request(.max(1))
    b.send(5)
    outer.send(completion: .finished)
    #expect(probe.end == nil)
    b.send(completion: .finished)
    #expect(probe.values == [1, 3, 5])
    #expect(probe.end == "finished")
    #expect(probe.violations == [])
  }

  @Test func flattensSoManyAtATime() {
    let probe = Probe<Int, Mishap>()
    var made: [Int] = []
    [0, 1, 2].publisher.setFailureType(to: Mishap.self)
      .flatMap(maxPublishers: .max(1)) { index in
        made.append(index)
        return [a, b, a][index]
      }
      .subscribe(probe)
    #expect(made == [0])
    b.send(9)
    a.send(1)
    a.send(completion: .finished)
    #expect(made == [0, 1])
    b.send(2)
    b.send(completion: .finished)
    #expect(made == [0, 1, 2])
    #expect(probe.values == [1, 2])
    #expect(probe.end == "finished")
  }

  @Test func sendsAFailureAfterTheValuesBeforeIt() {
    let probe = Probe<Int, Mishap>(.max(1))
    a.prefix(untilOutputFrom: b).append(Fail(error: .other)).subscribe(probe)
    a.send(1)
    b.send(0)
    #expect(probe.values == [1])
    #expect(probe.end == "other")
  }

  @Test func goesOnWithTheDemandThatIsLeft() {
    let probe = Probe<Int, Never>(.max(3))
    [1, 2].publisher.append([3, 4].publisher).subscribe(probe)
    #expect(probe.values == [1, 2, 3])
    probe.request(.max(5))
    #expect(probe.values == [1, 2, 3, 4])
    #expect(probe.end == "finished")
    #expect(probe.violations == [])
  }

  @Test func retriesWithoutGrowingTheStack() {
    var attempts = 0
    let failing = Deferred { () -> Result<Int, Mishap>.Publisher in
      attempts += 1
      return .init(attempts < 50_000 ? .failure(.mishap) : .success(attempts))
    }
    #expect(failing.retry(.max).outcome().values == [50_000])
  }

  @Test func bufferKeepsWhatItHasRoomFor() {
    let newest = Probe<Int, Mishap>(.none)
    let oldest = Probe<Int, Mishap>(.none)
    let error = Probe<Int, Mishap>(.none)
    a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(newest)
    a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(oldest)
    a.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .other }).subscribe(error)
    for value in 1...3 { a.send(value) }
    #expect(error.end == "other")
    for probe in [newest, oldest] { probe.request(.max(1)) }
    a.send(4)
    for probe in [newest, oldest] { probe.request(.unlimited) }
    a.send(completion: .finished)
    #expect(newest.values == [1, 2, 4])
    #expect(oldest.values == [2, 3, 4])
    #expect(newest.end == "finished")
    #expect(newest.violations + oldest.violations == [])
  }
}
