import Combine
import Dispatch
import Foundation
import IssueReporting
import Testing

/// The rules that hold between publishers and subscribers, for every operator, whatever a subscriber
/// does while it receives.
@Suite struct LawTests {
  typealias Source = PassthroughSubject<Int, Mishap>
  typealias Built = AnyPublisher<Int, Mishap>

  struct Operator: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var build: @Sendable (_ a: Built, _ b: Source, _ scheduler: ManualScheduler) -> Built

    init<P: Publisher & SendableMetatype>(
      _ name: String,
      _ build: @escaping @Sendable (Built, Source, ManualScheduler) -> P
    ) where P.Output == Int, P.Failure == Mishap {
      testDescription = name
      self.build = { build($0, $1, $2).eraseToAnyPublisher() }
    }
  }

  static let transforming: [Operator] = [
    Operator("map") { a, _, _ in a.map { $0 + 1 } },
    Operator("tryMap") { a, _, _ in
      a.tryMap { if $0 == 7 { throw Mishap.other } else { $0 } }.mapError { $0 as! Mishap }
    },
    Operator("mapError") { a, _, _ in a.mapError { _ in .other } },
    Operator("compactMap") { a, _, _ in a.compactMap { $0 % 3 == 0 ? nil : $0 } },
    Operator("filter") { a, _, _ in a.filter { $0 % 2 == 0 } },
    Operator("removeDuplicates") { a, _, _ in a.map { $0 / 2 }.removeDuplicates() },
    Operator("scan") { a, _, _ in a.scan(0, +) },
    Operator("replaceNil") { a, _, _ in a.map { $0 % 2 == 0 ? nil : $0 }.replaceNil(with: 0) },
    Operator("first") { a, _, _ in a.first() },
    Operator("first(where:)") { a, _, _ in a.first { $0 % 3 == 2 } },
    Operator("last") { a, _, _ in a.last() },
    Operator("prefix") { a, _, _ in a.prefix(3) },
    Operator("prefix(0)") { a, _, _ in a.prefix(0) },
    Operator("prefix(while:)") { a, _, _ in a.prefix { $0 < 6 } },
    Operator("dropFirst") { a, _, _ in a.dropFirst(2) },
    Operator("drop(while:)") { a, _, _ in a.drop { $0 < 3 } },
    Operator("output(in:)") { a, _, _ in a.output(in: 1...3) },
    Operator("reduce") { a, _, _ in a.reduce(0, +) },
    Operator("count") { a, _, _ in a.count() },
    Operator("max") { a, _, _ in a.max() },
    Operator("collect") { a, _, _ in a.collect().map(\.count) },
    Operator("collect(2)") { a, _, _ in a.collect(2).map(\.count) },
    Operator("contains") { a, _, _ in a.contains(4).map { $0 ? 1 : 0 } },
    Operator("allSatisfy") { a, _, _ in a.allSatisfy { $0 < 4 }.map { $0 ? 1 : 0 } },
    Operator("ignoreOutput") { a, _, _ in a.ignoreOutput().map { (_: Never) -> Int in } },
    Operator("replaceEmpty") { a, _, _ in a.filter { $0 > 8 }.replaceEmpty(with: 0) },
    Operator("replaceError") { a, _, _ in
      a.replaceError(with: 0).setFailureType(to: Mishap.self)
    },
    Operator("handleEvents") { a, _, _ in a.handleEvents(receiveOutput: { _ in }) },
    Operator("print") { a, _, _ in a.print("", to: Silence()) },
  ]

  static let combining: [Operator] = [
    Operator("flatMap to one") { a, _, _ in
      a.flatMap { Just($0).setFailureType(to: Mishap.self) }
    },
    Operator("flatMap to many") { a, b, _ in a.flatMap { _ in b.prefix(2) } },
    Operator("flatMap one at a time") { a, b, _ in
      a.flatMap(maxPublishers: .max(1)) { _ in b.prefix(2) }
    },
    Operator("switchToLatest") { a, b, _ in a.map { _ in b }.switchToLatest() },
    Operator("merge") { a, b, _ in a.merge(with: b) },
    Operator("merge of a sequence") { a, b, _ in
      a.merge(with: (0..<3).publisher.setFailureType(to: Mishap.self), b)
    },
    Operator("append") { a, b, _ in a.append(b) },
    Operator("append values") { a, _, _ in a.append(1, 2, 3) },
    Operator("prepend") { a, _, _ in a.prepend(1, 2, 3) },
    Operator("combineLatest") { a, b, _ in a.combineLatest(b) { $0 + $1 } },
    Operator("zip") { a, b, _ in a.zip(b) { $0 + $1 } },
    Operator("zip with itself") { a, _, _ in a.zip(a) { $0 + $1 } },
    Operator("catch") { a, b, _ in a.catch { _ in b } },
    Operator("retry") { a, _, _ in a.retry(2) },
    Operator("drop(untilOutputFrom:)") { a, b, _ in a.drop(untilOutputFrom: b) },
    Operator("prefix(untilOutputFrom:)") { a, b, _ in a.prefix(untilOutputFrom: b) },
    Operator("share") { a, _, _ in a.share() },
    Operator("share, twice") { a, _, _ in
      let shared = a.share()
      return shared.merge(with: shared)
    },
    Operator("multicast") { a, _, _ in a.multicast(subject: Source()).autoconnect() },
    Operator("buffer that drops") { a, b, _ in
      a.merge(with: b).buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
    },
    Operator("buffer that keeps full") { a, _, _ in
      a.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
    },
  ]

  static let timing: [Operator] = [
    Operator("receive(on:)") { a, _, scheduler in a.receive(on: scheduler) },
    Operator("subscribe(on:)") { a, _, scheduler in a.subscribe(on: scheduler) },
    Operator("delay") { a, _, scheduler in a.delay(for: 2, scheduler: scheduler) },
    Operator("debounce") { a, _, scheduler in a.debounce(for: 2, scheduler: scheduler) },
    Operator("throttle, latest") { a, _, scheduler in
      a.throttle(for: 2, scheduler: scheduler, latest: true)
    },
    Operator("throttle, first") { a, _, scheduler in
      a.throttle(for: 2, scheduler: scheduler, latest: false)
    },
    Operator("timeout") { a, _, scheduler in
      a.timeout(3, scheduler: scheduler, customError: { .other })
    },
    Operator("measureInterval") { a, _, scheduler in
      a.measureInterval(using: scheduler).map(\.magnitude)
    },
    Operator("collect by time") { a, _, scheduler in
      a.collect(.byTimeOrCount(scheduler, 2, 3)).map(\.count)
    },
  ]

  static let operators = transforming + combining + timing

  @Test(arguments: operators)
  func holdForASubject(operator: Operator) {
    for seed in 0..<150 {
      let source = Source()
      let play = Play(seed: seed, a: .passthrough(source))
      play.run(`operator`.build(source.eraseToAnyPublisher(), play.b, play.scheduler))
      #expect(play.violations == [], "seed \(seed)")
      if !play.violations.isEmpty { return }
    }
  }

  @Test(arguments: operators)
  func holdForACurrentValue(operator: Operator) {
    for seed in 0..<150 {
      let source = CurrentValueSubject<Int, Mishap>(1)
      let play = Play(seed: seed, a: .current(source))
      play.run(`operator`.build(source.eraseToAnyPublisher(), play.b, play.scheduler))
      #expect(play.violations == [], "seed \(seed)")
      if !play.violations.isEmpty { return }
    }
  }

  @Test(arguments: operators)
  func holdForASequence(operator: Operator) {
    for seed in 0..<150 {
      let play = Play(seed: seed, a: .passthrough(Source()))
      let source = (0..<8).publisher.setFailureType(to: Mishap.self).eraseToAnyPublisher()
      play.run(`operator`.build(source, play.b, play.scheduler))
      #expect(play.violations == [], "seed \(seed)")
      if !play.violations.isEmpty { return }
    }
  }
}

/// Schedulers that do their work in another order than it was given to them, as concurrent queues may.
@Suite struct OrderTests {
  @Test(arguments: [
    ("receive(on:)", [1, 2, 3]), ("delay", [1, 2, 3]), ("throttle", [1, 2]),
    ("subscribe(on:)", [1, 2, 3]),
  ])
  func staysOnASchedulerThatReverses(name: String, expected: [Int]) {
    let scheduler = ReversingScheduler()
    let source = PassthroughSubject<Int, Mishap>()
    let built: AnyPublisher<Int, Mishap> =
      switch name {
      case "receive(on:)": source.receive(on: scheduler).eraseToAnyPublisher()
      case "delay": source.delay(for: 1, scheduler: scheduler).eraseToAnyPublisher()
      case "throttle":
        source.throttle(for: 1, scheduler: scheduler, latest: false).eraseToAnyPublisher()
      default: source.subscribe(on: scheduler).eraseToAnyPublisher()
      }
    let probe = Probe<Int, Mishap>()
    built.subscribe(probe)
    scheduler.flush()
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)
    scheduler.flush()
    #expect(probe.values == expected)
    #expect(probe.end == "finished")
    #expect(probe.violations.isEmpty)
  }
}

/// A scheduler whose time stands still, and which does the latest work first.
private final class ReversingScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private var works: [() -> Void] = []
  let now = SchedulerTimeType(.init(uptimeNanoseconds: 1))
  let minimumTolerance: SchedulerTimeType.Stride = 0

  func flush() {
    while let work = works.popLast() { work() }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    works.append(action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    works.append(action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    works.append(action)
    return AnyCancellable {}
  }
}

private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}

/// One play of events in an order that a number decides: values, ends, requests, time and
/// cancellations, from outside and from inside of what is received.
private final class Play: Subscriber {
  typealias Input = Int
  typealias Failure = Mishap

  enum First {
    case passthrough(LawTests.Source)
    case current(CurrentValueSubject<Int, Mishap>)
  }

  let a: First
  let b = LawTests.Source()
  let scheduler = ManualScheduler()
  private(set) var violations: [String] = []

  private var random: UInt64
  private var subscription: (any Subscription)?
  private var asked = Subscribers.Demand.none
  private var received = 0
  private var hasBegun = false
  private var hasEnded = false
  private var wantsNothing = false
  private var isCancelled = false
  private var depth = 0
  private var next = 1
  private var budget = 60

  init(seed: Int, a: First) {
    self.a = a
    random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  func run(_ publisher: LawTests.Built) {
    publisher.subscribe(self)
    for _ in 0..<25 { act() }
    cancel()
    scheduler.advance(by: 100)
  }

  /// Cancels, now or as soon as there is something to cancel.
  private func cancel() {
    wantsNothing = true
    guard let subscription else { return }
    isCancelled = true
    subscription.cancel()
  }

  private func draw(_ count: UInt64) -> UInt64 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (random >> 33) % count
  }

  /// Does one thing.
  private func act() {
    guard budget > 0 else { return }
    budget -= 1
    switch draw(22) {
    case 0..<8:
      next += 1
      switch a {
      case .passthrough(let subject): subject.send(next)
      case .current(let subject): subject.send(next)
      }
    case 8..<12:
      next += 1
      b.send(next)
    case 12..<16:
      request(draw(4) == 0 ? .unlimited : .max(Int(draw(3)) + 1))
    case 16..<19:
      scheduler.advance(by: .nanoseconds(Int(draw(3))))
    case 19:
      end(draw(3) == 0 ? .failure(.mishap) : .finished, first: true)
    case 20:
      end(draw(3) == 0 ? .failure(.mishap) : .finished, first: false)
    default:
      // Rarely, so that most plays go on.
      guard draw(4) == 0 else { return }
      cancel()
    }
  }

  private func end(_ completion: Subscribers.Completion<Mishap>, first: Bool) {
    guard first else { return b.send(completion: completion) }
    switch a {
    case .passthrough(let subject): subject.send(completion: completion)
    case .current(let subject): subject.send(completion: completion)
    }
  }

  private func request(_ demand: Subscribers.Demand) {
    guard let subscription else { return }
    asked += demand
    subscription.request(demand)
  }

  private func enter(_ name: String) {
    if depth > 0 { violations.append("\(name) while receiving") }
    if hasEnded { violations.append("\(name) after the end") }
    if isCancelled { violations.append("\(name) after the cancellation") }
    depth += 1
  }

  func receive(subscription: any Subscription) {
    if hasBegun { violations.append("a second subscription") }
    enter("subscription")
    hasBegun = true
    self.subscription = subscription
    depth -= 1
    if wantsNothing { return cancel() }
    request(.max(Int(draw(3)) + 1))
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    enter("value \(input)")
    if !hasBegun { violations.append("value before the subscription") }
    received += 1
    if let asked = asked.max, received > asked {
      violations.append("value \(received), but \(asked) were asked for")
    }
    for _ in 0..<draw(3) { act() }
    let more = Subscribers.Demand.max(Int(draw(2)))
    asked += more
    depth -= 1
    return more
  }

  func receive(completion: Subscribers.Completion<Mishap>) {
    enter("completion")
    if !hasBegun { violations.append("completion before the subscription") }
    hasEnded = true
    act()
    depth -= 1
  }
}
