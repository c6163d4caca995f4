import Combine
import Dispatch
import IssueReporting
import Testing

/// Publishers that several threads use at once; the sanitizer of threads runs these too.
@Suite struct ConcurrencyTests {
  typealias Source = PassthroughSubject<Int, Never>

  static func build(_ name: String, _ a: Source, _ b: Source) -> AnyPublisher<Int, Never> {
    let queue = DispatchQueue.global()
    return switch name {
    case "merge": a.merge(with: b).eraseToAnyPublisher()
    case "flatMap": a.flatMap { _ in b.prefix(3) }.eraseToAnyPublisher()
    case "combineLatest": a.combineLatest(b) { $0 + $1 }.eraseToAnyPublisher()
    case "zip": a.zip(b) { $0 + $1 }.eraseToAnyPublisher()
    case "switchToLatest": a.map { _ in b }.switchToLatest().eraseToAnyPublisher()
    case "prefix": a.prefix(untilOutputFrom: b.dropFirst(200)).eraseToAnyPublisher()
    case "receive": a.receive(on: queue).eraseToAnyPublisher()
    case "share": a.share().merge(with: b.share()).eraseToAnyPublisher()
    case "buffer":
      a.merge(with: b)
        .buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest)
        .eraseToAnyPublisher()
    case "debounce":
      a.debounce(for: .microseconds(50), scheduler: queue).eraseToAnyPublisher()
    case "throttle":
      a.throttle(for: .microseconds(50), scheduler: queue, latest: true).eraseToAnyPublisher()
    default:
      a.timeout(.seconds(100), scheduler: queue).eraseToAnyPublisher()
    }
  }

  /// Four threads send, ask, and at last cancel, while the rules are watched.
  @Test(arguments: [
    "merge", "flatMap", "combineLatest", "zip", "switchToLatest", "prefix", "receive", "share",
    "buffer", "debounce", "throttle", "timeout",
  ])
  func deliversOneAtATime(name: String) {
    for demand in [Subscribers.Demand.unlimited, .max(5)] {
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let probe = Probe<Int, Never>(demand)
      Self.build(name, a, b).subscribe(probe)
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for value in 0..<300 {
          switch thread {
          case 0: a.send(value)
          case 1: b.send(value)
          case 2: if value % 3 == 0 { a.send(-value) } else { probe.request(.max(1)) }
          default: if value == 299 { probe.cancel() } else { probe.request(.max(2)) }
          }
        }
      }
      #expect(probe.violations.isEmpty, "\(name)")
    }
  }

  @Test func switchingLeavesNoneButTheLatest() {
    let queue = DispatchQueue(label: "subscriptions", attributes: .concurrent)
    let outer = PassthroughSubject<Int, Never>()
    let (begun, ended) = (Lock(0), Lock(0))
    let probe = Probe<Int, Never>()
    outer
      .map { _ in
        PassthroughSubject<Int, Never>()
          .handleEvents(
            receiveSubscription: { _ in begun.withLock { $0 += 1 } },
            receiveCancel: { ended.withLock { $0 += 1 } }
          )
          .subscribe(on: queue)
      }
      .switchToLatest()
      .subscribe(probe)
    for value in 0..<2000 { outer.send(value) }
    // All work that was given to the queue, and what that gave to it.
    for _ in 0..<3 { queue.sync(flags: .barrier) {} }
    #expect(begun.withLock { $0 } - ended.withLock { $0 } == 1)
    probe.cancel()
    for _ in 0..<3 { queue.sync(flags: .barrier) {} }
    #expect(begun.withLock { $0 } == ended.withLock { $0 })
  }

  @Test func collectingByTimeKeepsTheOrderAndLosesNothing() {
    let queue = DispatchQueue(label: "timer", attributes: .concurrent)
    for _ in 0..<20 {
      let source = PassthroughSubject<Int, Never>()
      let probe = Probe<[Int], Never>()
      source.collect(.byTimeOrCount(queue, .microseconds(1), 3)).subscribe(probe)
      for value in 0..<300 { source.send(value) }
      source.send(completion: .finished)
      // The timer may be handing out what came before the end.
      queue.sync(flags: .barrier) {}
      #expect(probe.values.flatMap { $0 } == Array(0..<300))
      #expect(probe.violations.isEmpty)
    }
  }

  @Test func allSubscribersSeeOneOrder() {
    let subject = CurrentValueSubject<Int, Never>(-1)
    let probes = (0..<3).map { _ in Probe<Int, Never>() }
    for probe in probes { subject.subscribe(probe) }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for value in 0..<250 { subject.send(thread * 1000 + value) }
    }
    let values = probes[0].values
    #expect(values.count == 1001)
    #expect(Set(values).count == 1001)
    for thread in 0..<4 {
      let own = values.filter { $0 >= 0 && $0 / 1000 == thread }
      #expect(own == own.sorted())
    }
    for probe in probes {
      #expect(probe.values == values)
      #expect(probe.violations.isEmpty)
    }
  }

  @Test func subscribersComeAndGoOnManyThreads() {
    let subject = CurrentValueSubject<Int, Never>(0)
    nonisolated(unsafe) let shared = subject.share()
    let received = Lock(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for value in 0..<200 {
        if thread == 0 {
          subject.send(value)
        } else {
          let probe = Probe<Int, Never>()
          if thread == 1 { subject.subscribe(probe) } else { shared.subscribe(probe) }
          probe.cancel()
          let count = probe.values.count
          received.withLock { $0 += thread == 1 ? min(count, 1) : 0 }
          if !probe.violations.isEmpty { Issue.record("\(probe.violations)") }
        }
      }
    }
    #expect(received.withLock { $0 } == 200)
  }

  @Test func oneResultOfAFuture() async {
    for _ in 0..<50 {
      let future = Future<Int, Never> { promise in
        DispatchQueue.concurrentPerform(iterations: 4) { promise(.success($0)) }
      }
      let first = await future.value
      #expect(future.outcome().values == [first])
    }
  }

  @Test func sequencesSendOnManyThreads() {
    let probe = Probe<Int, Never>(.none)
    (0..<1000).publisher.subscribe(probe)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<250 { probe.request(.max(1)) }
    }
    #expect(probe.values == Array(0..<1000))
    #expect(probe.end == "finished")
    #expect(probe.violations.isEmpty)
  }

  @Test func publishedPropertiesChangeOnManyThreads() {
    final class Model: ObservableObject, @unchecked Sendable {
      @Published var count = 0
    }
    let model = Model()
    let changes = Lock(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for value in 0..<100 {
        if thread < 2 {
          model.count = value
        } else {
          let subscription = model.objectWillChange.sink { changes.withLock { $0 += 1 } }
          let other = model.$count.sink { _ in }
          subscription.cancel()
          other.cancel()
        }
      }
    }
    #expect(model.count == 99)
  }
}
