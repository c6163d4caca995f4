import Combine
import Foundation
import IssueReporting
import Testing

@Suite struct SubscriberTests {
  @Test func sinkCallsItsFunctionsUntilTheEnd() {
    let subject = PassthroughSubject<Int, Mishap>()
    var log: [String] = []
    let cancellable = subject.sink {
      log.append("\($0)")
    } receiveValue: {
      log.append("\($0)")
    }
    subject.send(1)
    subject.send(completion: .failure(.mishap))
    subject.send(2)
    #expect(log == ["1", "failure(CombineTests.Mishap.mishap)"])
    cancellable.cancel()
  }

  @Test func demandsThatAreTooLargeToCountAreWithoutLimit() throws {
    let most = Subscribers.Demand.max(.max)
    #expect(most.max == .max)
    for demand in [most + .max(1), most + 1, most * 2, most + most] {
      #expect(demand == .unlimited)
      #expect(demand.max == nil)
      #expect(demand.description == "unlimited")
      #expect(demand - 1 == .unlimited)
    }
    let json = try JSONEncoder().encode([most, .max(3), .unlimited])
    let read = try JSONDecoder().decode([Subscribers.Demand].self, from: json)
    #expect(read == [most, .max(3), .unlimited])
    let large = Data(#"[{"count": 9223372036854775808}]"#.utf8)
    #expect(try JSONDecoder().decode([Subscribers.Demand].self, from: large) == [.unlimited])
  }

  @Test func sinkEndsWhenNobodyHoldsIt() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &cancellables)
    subject.send(1)
    cancellables = []
    subject.send(2)
    #expect(values == [1])
    var list: [AnyCancellable] = []
    subject.sink { values.append($0) }.store(in: &list)
    subject.send(3)
    #expect(values == [1, 3])
  }

  @Test func assignWritesToAProperty() {
    final class Box {
      var value = 0
    }
    weak var weakBox: Box?
    let subject = PassthroughSubject<Int, Never>()
    var cancellable: AnyCancellable?
    do {
      let box = Box()
      weakBox = box
      cancellable = subject.assign(to: \.value, on: box)
    }
    subject.send(7)
    #expect(weakBox?.value == 7)
    subject.send(completion: .finished)
    #expect(weakBox == nil)
    _ = cancellable
  }

  @Test func cancelsOnce() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
    _ = AnyCancellable { count += 1 }
    #expect(count == 2)
  }

  @Test func cancellingInTheMeantimeIsTheEnd() {
    var values: [Int] = []
    var cancellable: AnyCancellable?
    let subject = PassthroughSubject<Int, Never>()
    cancellable = subject.append(9).sink { value in
      values.append(value)
      if value == 2 { cancellable?.cancel() }
    }
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(values == [1, 2])
  }

  @Test func everyOperatorLetsGoWhenItIsCancelled() {
    final class Token {}
    let other = PassthroughSubject<Int, Never>()
    let scheduler = ManualScheduler()
    let builds: [(String, (AnyPublisher<Int, Never>, Token) -> AnyPublisher<Int, Never>)] = [
      (
        "compactMap",
        { p, t in
          p.compactMap { [t] in
            _ = t; return $0
          }.eraseToAnyPublisher()
        }
      ),
      (
        "map",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }.eraseToAnyPublisher()
        }
      ),
      (
        "reduce",
        { p, t in
          p.reduce(0) { [t] in
            _ = t; return $0 + $1
          }.eraseToAnyPublisher()
        }
      ),
      (
        "flatMap",
        { p, t in
          p.flatMap { [t] in
            _ = t; return Just($0)
          }.eraseToAnyPublisher()
        }
      ),
      (
        "merge",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }.merge(with: other).eraseToAnyPublisher()
        }
      ),
      (
        "zip",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }.zip(other) { $0 + $1 }.eraseToAnyPublisher()
        }
      ),
      (
        "combineLatest",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }.combineLatest(other) { $0 + $1 }.eraseToAnyPublisher()
        }
      ),
      (
        "append",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }.append(1).eraseToAnyPublisher()
        }
      ),
      (
        "switchToLatest",
        { p, t in
          p.map { [t] in
            _ = t; return Just($0)
          }.switchToLatest().eraseToAnyPublisher()
        }
      ),
      (
        "debounce",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }
          .debounce(for: 1, scheduler: scheduler).eraseToAnyPublisher()
        }
      ),
      (
        "throttle",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }
          .throttle(for: 1, scheduler: scheduler, latest: true).eraseToAnyPublisher()
        }
      ),
      (
        "timeout",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }
          .timeout(1, scheduler: scheduler).eraseToAnyPublisher()
        }
      ),
      (
        "receive",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }.receive(on: scheduler).eraseToAnyPublisher()
        }
      ),
      (
        "share",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }.share().eraseToAnyPublisher()
        }
      ),
      (
        "handleEvents",
        { p, t in p.handleEvents(receiveOutput: { [t] _ in _ = t }).eraseToAnyPublisher() }
      ),
      (
        "retry",
        { p, t in
          p.map { [t] in
            _ = t; return $0
          }.retry(1).eraseToAnyPublisher()
        }
      ),
    ]
    for (name, build) in builds {
      let source = PassthroughSubject<Int, Never>()
      weak var token: Token?
      let cancellable: AnyCancellable
      do {
        let new = Token()
        token = new
        cancellable = build(source.eraseToAnyPublisher(), new).sink { _ in }
      }
      source.send(1)
      #expect(token != nil, "\(name)")
      cancellable.cancel()
      scheduler.advance(by: 10)
      #expect(token == nil, "\(name)")
    }
  }

  @Test func demandsAddUp() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(1) + .max(2) == 3)
    #expect(Demand.max(1) - 2 == 0)
    #expect(Demand.unlimited - .max(2) == .unlimited)
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.max(2) * 3 == 6)
    #expect(Demand.max(.max) * 3 == .unlimited)
    #expect(Demand.unlimited > 5)
    #expect(Demand.none < .max(1))
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.max(3).description == "max(3)")
    #expect(Demand.unlimited.description == "unlimited")
    withExpectedIssue { #expect(Demand.max(-1) == .none) }
  }

  @Test func secondSubscriptionsAreRefused() {
    final class Spy: Subscription {
      var isCancelled = false
      func request(_ demand: Subscribers.Demand) {}
      func cancel() { isCancelled = true }
    }
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let (first, second) = (Spy(), Spy())
    sink.receive(subscription: first)
    sink.receive(subscription: second)
    #expect(!first.isCancelled)
    #expect(second.isCancelled)
  }

  @Test func eventsAreTold() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(.max(1), more: .max(1))
    subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("value \($0)") },
      receiveCompletion: { _ in log.append("end") },
      receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") }
    ).subscribe(probe)
    subject.send(5)
    subject.send(completion: .finished)
    probe.cancel()
    #expect(log == ["subscription", "request max(1)", "value 5", "request max(1)", "end"])
  }

  @Test func printsWhatHappens() {
    final class Log: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let log = Log()
    _ = Just(1).print("just", to: log).outcome()
    #expect(
      log.text.split(separator: "\n").dropFirst() == [
        "just: request unlimited", "just: receive value: (1)", "just: receive finished",
      ]
    )
  }

  @Test func assertNoFailureReports() {
    withExpectedIssue {
      let outcome = Fail<Int, Mishap>(error: .mishap).assertNoFailure("x").outcome()
      #expect(outcome.end == "finished")
    }
  }

  @Test func countsBelowZeroAreReported() {
    let numbers = [1, 2].publisher
    withExpectedIssue { #expect(numbers.prefix(-1).outcome().values == []) }
    withExpectedIssue { #expect(numbers.dropFirst(-1).outcome().values == [1, 2]) }
    withExpectedIssue { #expect(numbers.output(at: -1).outcome().values == [1]) }
    withExpectedIssue { #expect(numbers.output(in: -2..<2).outcome().values == [1, 2]) }
    withExpectedIssue { #expect(numbers.output(in: -2 ..< -1).outcome().values == []) }
    withExpectedIssue { #expect(numbers.collect(0).outcome().values == [[1], [2]]) }
    for size in [0, -1] {
      withExpectedIssue {
        let full = numbers.buffer(size: size, prefetch: .keepFull, whenFull: .dropNewest).outcome()
        #expect(full.values == [1, 2])
        #expect(full.end == "finished")
      }
    }
    withExpectedIssue {
      let none = numbers.buffer(size: -1, prefetch: .byRequest, whenFull: .dropNewest).outcome()
      #expect(none.values == [1, 2])
    }
  }
}
