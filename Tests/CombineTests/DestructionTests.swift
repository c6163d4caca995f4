import Combine
import IssueReporting
import Testing

/// Values are destroyed outside of every lock: what they do then may use the chain that held them.
@Suite struct DestructionTests {
  /// A value that calls a function when it is destroyed.
  final class Value {
    let number: Int
    private let onEnd: () -> Void

    init(_ number: Int, onEnd: @escaping () -> Void) {
      self.number = number
      self.onEnd = onEnd
    }

    deinit { onEnd() }
  }

  typealias Built = AnyPublisher<Int, Never>
  typealias Build = @Sendable (AnyPublisher<Value, Never>, Built, ManualScheduler) -> Built

  static let builds: [(name: String, build: Build)] = [
    ("combineLatest", { a, b, _ in a.combineLatest(b) { $0.number + $1 }.eraseToAnyPublisher() }),
    ("zip", { a, b, _ in a.zip(b) { $0.number + $1 }.eraseToAnyPublisher() }),
    ("merge", { a, b, _ in a.merge(with: a).map(\.number).merge(with: b).eraseToAnyPublisher() }),
    (
      "buffer",
      { a, _, _ in
        a.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).map(\.number)
          .eraseToAnyPublisher()
      }
    ),
    (
      "debounce",
      { a, _, s in a.debounce(for: 1, scheduler: s).map(\.number).eraseToAnyPublisher() }
    ),
    (
      "throttle",
      { a, _, s in
        a.throttle(for: 1, scheduler: s, latest: true).map(\.number).eraseToAnyPublisher()
      }
    ),
    ("delay", { a, _, s in a.delay(for: 1, scheduler: s).map(\.number).eraseToAnyPublisher() }),
    ("collect", { a, _, _ in a.collect(3).map(\.count).eraseToAnyPublisher() }),
    (
      "collect by time",
      { a, _, s in a.collect(.byTime(s, 2)).map(\.count).eraseToAnyPublisher() }
    ),
    ("last", { a, _, _ in a.last().map(\.number).eraseToAnyPublisher() }),
    (
      "removeDuplicates",
      { a, _, _ in a.removeDuplicates(by: ===).map(\.number).eraseToAnyPublisher() }
    ),
    ("share", { a, _, _ in a.share().map(\.number).eraseToAnyPublisher() }),
    (
      "switchToLatest",
      { a, b, _ in
        a.map { value in b.map { $0 + value.number } }.switchToLatest().eraseToAnyPublisher()
      }
    ),
    (
      "flatMap",
      { a, b, _ in
        a.flatMap(maxPublishers: .max(1)) { value in b.prefix(1).map { $0 + value.number } }
          .eraseToAnyPublisher()
      }
    ),
  ]

  @Test(arguments: builds.indices, [false, true])
  func happensOutsideOfEveryLock(index: Int, isCurrent: Bool) {
    let passthrough = PassthroughSubject<Value, Never>()
    let other = PassthroughSubject<Int, Never>()
    let scheduler = ManualScheduler()
    let probe = Probe<Int, Never>(.max(2))
    var destroyed = 0
    // It asks, and sends, by way of the chain.
    let makeValue = { (number: Int) in
      Value(number) {
        destroyed += 1
        probe.request(.max(1))
        other.send(number)
        scheduler.advance()
      }
    }
    func play(_ upstream: AnyPublisher<Value, Never>, _ send: (Value) -> Void) {
      Self.builds[index].build(upstream, other.eraseToAnyPublisher(), scheduler).subscribe(probe)
      for number in 1...6 {
        send(makeValue(number))
        scheduler.advance(by: 1)
        if number % 2 == 0 { other.send(number) }
      }
      probe.cancel()
      scheduler.advance(by: 10)
    }
    if isCurrent {
      // A second one, so that the first is destroyed in the subject too.
      let subject = CurrentValueSubject<Value, Never>(makeValue(0))
      play(subject.eraseToAnyPublisher()) { subject.send($0) }
      #expect(destroyed >= 6)
    } else {
      play(passthrough.eraseToAnyPublisher()) { passthrough.send($0) }
      #expect(destroyed == 6)
    }
    #expect(probe.violations.isEmpty)
  }
}
