import Combine
import Foundation
import Testing

/// What each operator makes of the values of a publisher that sends at once.
@Suite struct OperatorTests {
  let numbers = [1, 2, 3, 4, 5].publisher
  let failing = [1, 2].publisher.setFailureType(to: Mishap.self).append(
    Fail(error: Mishap.mishap))

  /// Checks values and end with all values asked for at once, and with one at a time.
  func check<P: Publisher>(
    _ publisher: P,
    _ values: [P.Output],
    _ end: String? = "finished",
    sourceLocation: SourceLocation = #_sourceLocation
  ) where P.Output: Equatable {
    for (demand, more) in [
      (Subscribers.Demand.unlimited, Subscribers.Demand.none), (.max(1), .max(1)),
    ] {
      let outcome = publisher.outcome(demand, more: more)
      #expect(outcome.values == values, sourceLocation: sourceLocation)
      #expect(outcome.end == end, sourceLocation: sourceLocation)
      #expect(outcome.violations.isEmpty, sourceLocation: sourceLocation)
    }
    let none = publisher.outcome(.none)
    #expect(none.values.isEmpty, sourceLocation: sourceLocation)
    #expect(none.violations.isEmpty, sourceLocation: sourceLocation)
    let one = publisher.outcome(.max(1))
    #expect(one.values == Array(values.prefix(1)), sourceLocation: sourceLocation)
    #expect(one.violations.isEmpty, sourceLocation: sourceLocation)
  }

  func throwing(_ value: Int) throws -> Int {
    if value == 3 { throw Mishap.mishap }
    return value * 10
  }

  @Test func sources() {
    check(numbers, [1, 2, 3, 4, 5])
    check(Just(1), [1])
    check(Empty<Int, Never>(), [])
    check(Empty<Int, Never>(completeImmediately: false), [], nil)
    check(Fail<Int, Mishap>(error: .mishap), [], "mishap")
    check(Deferred { Just(2) }, [2])
    check(Optional(3).publisher, [3])
    check(Optional<Int>.none.publisher, [])
    check(Result<Int, Mishap>.success(4).publisher, [4])
    check(Result<Int, Mishap>.failure(.other).publisher, [], "other")
    check([Int]().publisher, [])
    check(Future<Int, Mishap> { $0(.success(5)) }, [5])
    check(Future<Int, Mishap> { $0(.failure(.mishap)) }, [], "mishap")
  }

  @Test func transforming() {
    check(numbers.map { $0 * 2 }, [2, 4, 6, 8, 10])
    check(numbers.map { $0 * 2 }.map { $0 + 1 }, [3, 5, 7, 9, 11])
    check(numbers.map(\.description), ["1", "2", "3", "4", "5"])
    check(numbers.map(\.bitWidth, \.description).map { $1 }, ["1", "2", "3", "4", "5"])
    check(numbers.tryMap(throwing), [10, 20], "mishap")
    check(numbers.compactMap { $0 > 3 ? "\($0)" : nil }, ["4", "5"])
    check(numbers.tryCompactMap { $0 == 1 ? nil : try throwing($0) }, [20], "mishap")
    check(numbers.scan(0, +), [1, 3, 6, 10, 15])
    check(numbers.tryScan(0) { $0 + (try throwing($1)) }, [10, 30], "mishap")
    check([1, nil, 3].publisher.replaceNil(with: 0), [1, 0, 3])
    check(
      numbers.first().map { [$0] }.encode(encoder: JSONEncoder())
        .decode(type: [Int].self, decoder: JSONDecoder()),
      [[1]]
    )
  }

  @Test func whatCannotBeDecodedIsTheEnd() {
    let texts = ["[1]", "[1", "[2]"].publisher.map { Data($0.utf8) }
    let outcome = texts.decode(type: [Int].self, decoder: JSONDecoder()).outcome()
    #expect(outcome.values == [[1]])
    #expect(outcome.end?.contains("dataCorrupted") == true)
    #expect(outcome.violations.isEmpty)
  }

  @Test func filtering() {
    check(numbers.filter { $0.isMultiple(of: 2) }, [2, 4])
    check(numbers.filter { $0 > 1 }.filter { $0 < 4 }, [2, 3])
    check(numbers.tryFilter { try throwing($0) > 10 }, [2], "mishap")
    check([1, 1, 2, 2, 1].publisher.removeDuplicates(), [1, 2, 1])
    check([1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }, [1, 2])
    check([1, 1, 3].publisher.tryRemoveDuplicates { try throwing($1) == $0 * 10 }, [1], "mishap")
    check(numbers.first(), [1])
    check(numbers.first { $0 > 2 }, [3])
    check(numbers.first { $0 > 9 }, [])
    check(numbers.tryFirst { try throwing($0) == 20 }, [2])
    check(numbers.prefix(2), [1, 2])
    check(numbers.prefix(0), [])
    check(numbers.prefix(9), [1, 2, 3, 4, 5])
    check(numbers.prefix { $0 < 3 }, [1, 2])
    check(numbers.tryPrefix { try throwing($0) < 20 }, [1])
    check(numbers.dropFirst(), [2, 3, 4, 5])
    check(numbers.dropFirst(4), [5])
    check(numbers.drop { $0 < 3 }, [3, 4, 5])
    check(numbers.tryDrop { try throwing($0) < 20 }, [2, 3, 4, 5])
    check(numbers.output(at: 1), [2])
    check(numbers.output(in: 1...2), [2, 3])
    check(numbers.output(in: 3...), [4, 5])
    check(
      numbers.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)),
      [1, 2, 3, 4, 5])
    check(numbers.prefix(untilOutputFrom: Just(0)), [])
    check(numbers.drop(untilOutputFrom: Just(0)), [1, 2, 3, 4, 5])
    check(numbers.drop(untilOutputFrom: Empty<Int, Never>()), [])
  }

  @Test func reducing() {
    check(numbers.collect(), [[1, 2, 3, 4, 5]])
    check(numbers.collect(2), [[1, 2], [3, 4], [5]])
    check(numbers.count(), [5])
    check(numbers.reduce(0, +), [15])
    check(numbers.tryReduce(0) { $0 + (try throwing($1)) }, [], "mishap")
    check(numbers.last(), [5])
    check(numbers.last { $0 < 3 }, [2])
    check(numbers.tryLast { try throwing($0) < 20 }, [], "mishap")
    check([2, 3, 1].publisher.max(), [3])
    check([2, 3, 1].publisher.min(), [1])
    check([2, 3, 1].publisher.max { $0 > $1 }, [1])
    check([2, 3, 1].publisher.tryMax { $0 < (try throwing($1)) }, [], "mishap")
    check(numbers.contains(2), [true])
    check(numbers.contains(9), [false])
    check(numbers.contains { $0 > 4 }, [true])
    check(numbers.tryContains { try throwing($0) == 20 }, [true])
    check(numbers.allSatisfy { $0 < 9 }, [true])
    check(numbers.allSatisfy { $0 < 3 }, [false])
    check(numbers.tryAllSatisfy { try throwing($0) < 20 }, [false])
    check(failing.collect(), [], "mishap")
    check(failing.last(), [], "mishap")
    #expect(numbers.ignoreOutput().outcome().end == "finished")
    #expect(failing.ignoreOutput().outcome().end == "mishap")
  }

  @Test func combining() {
    check(numbers.append(6, 7), [1, 2, 3, 4, 5, 6, 7])
    check(numbers.prepend(-1, 0), [-1, 0, 1, 2, 3, 4, 5])
    check(numbers.prepend([0]).append(Just(6)), [0, 1, 2, 3, 4, 5, 6])
    check(failing.append(3), [1, 2], "mishap")
    check(numbers.zip([9, 8].publisher) { $0 * 10 + $1 }, [19, 28])
    check(numbers.zip(numbers, numbers) { $0 + $1 + $2 }, [3, 6, 9, 12, 15])
    check(numbers.zip(numbers, numbers, Just(1)) { $0 + $1 + $2 + $3 }, [4])
    check(Just(1).merge(with: Just(2)), [1, 2])
    check(Just(1).merge(with: Optional(2).publisher), [1, 2])
    check(Just(1).merge(with: Optional(2).publisher, [3].publisher), [1, 2, 3])
    check(Publishers.MergeMany([Just(1), Just(2), Just(3)]), [1, 2, 3])
    check(Publishers.MergeMany([Just<Int>]()), [])
    check(numbers.flatMap { Just($0 * 2) }, [2, 4, 6, 8, 10])
    check(
      numbers.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher },
      [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
    check(
      failing.flatMap { Just($0).setFailureType(to: Mishap.self) }, [1, 2], "mishap")
    check(Just(Just(7)).switchToLatest(), [7])
    check(Just(1).combineLatest(Just(2)) { $0 + $1 }, [3])
    check(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }, [6])
    check(Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }, [10])
    check(Just(1).combineLatest(Empty<Int, Never>()) { $0 + $1 }, [])
  }

  @Test func failing_() {
    check(failing, [1, 2], "mishap")
    check(failing.mapError { _ in Mishap.other }, [1, 2], "other")
    check(failing.catch { _ in [8, 9].publisher }, [1, 2, 8, 9])
    check(failing.catch { _ in Fail(error: Mishap.other) }, [1, 2], "other")
    check(failing.tryCatch { _ in Just(3) }, [1, 2, 3])
    check(failing.tryCatch { _ -> Just<Int> in throw Mishap.other }, [1, 2], "other")
    check(failing.replaceError(with: 0), [1, 2, 0])
    check(numbers.replaceEmpty(with: 0), [1, 2, 3, 4, 5])
    check(Empty<Int, Never>().replaceEmpty(with: 0), [0])
    check(Fail<Int, Mishap>(error: .mishap).replaceEmpty(with: 0), [], "mishap")
    check(failing.retry(2), [1, 2, 1, 2, 1, 2], "mishap")
    check(numbers.assertNoFailure(), [1, 2, 3, 4, 5])
  }

  @Test func erasing() {
    check(numbers.eraseToAnyPublisher(), [1, 2, 3, 4, 5])
    check(numbers.eraseToAnyPublisher().eraseToAnyPublisher(), [1, 2, 3, 4, 5])
    check(numbers.handleEvents().print("x", to: Nowhere()), [1, 2, 3, 4, 5])
    check(numbers.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest), [1, 2, 3, 4, 5])
    check(numbers.receive(on: ImmediateScheduler.shared), [1, 2, 3, 4, 5])
    check(numbers.subscribe(on: ImmediateScheduler.shared), [1, 2, 3, 4, 5])
    check(numbers.delay(for: 1, scheduler: ImmediateScheduler.shared), [1, 2, 3, 4, 5])
  }

  struct Nowhere: TextOutputStream {
    func write(_ string: String) {}
  }
}
