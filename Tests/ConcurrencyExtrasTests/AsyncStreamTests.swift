import ConcurrencyExtras
import IssueReporting
import Testing

@Suite struct AsyncStreamTests {
  @Test func producesTheElementsOfASequence() async {
    let (source, continuation) = AsyncStream<Int>.makeStream()
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    #expect(await elements(of: AsyncStream(source.map { $0 * 2 })) == [2, 4, 6])
  }

  @Test func erasesTheTypeOfASequence() async {
    let (source, continuation) = AsyncStream<Int>.makeStream()
    continuation.yield(1)
    continuation.finish()
    #expect(await elements(of: source.eraseToStream()) == [1])
  }

  @Test func endsAtAnError() async {
    let (source, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    continuation.yield(1)
    continuation.finish(throwing: Mishap())
    #expect(await elements(of: AsyncStream(source)) == [1])
  }

  @Test func takesElementsOnlyAsTheyAreAskedFor() async {
    struct Counter: AsyncSequence, AsyncIteratorProtocol {
      let count: LockIsolated<Int>
      func makeAsyncIterator() -> Counter { self }
      mutating func next() async -> Int? {
        count.withValue {
          $0 += 1
          return $0
        }
      }
    }
    let count = LockIsolated(0)
    let stream = AsyncStream(Counter(count: count))
    #expect(count.value == 0)
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
    #expect(count.value == 2)
  }

  @Test func staysEndedAfterItsSequenceEnded() async {
    struct Restless: AsyncSequence, AsyncIteratorProtocol {
      var count = 0
      func makeAsyncIterator() -> Restless { self }
      mutating func next() async -> Int? {
        count += 1
        return count == 2 ? nil : count
      }
    }
    var iterator = AsyncStream(Restless()).makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
  }

  @Test func reportsASecondTaskThatIteratesAtTheSameTime() async {
    struct Waiting: AsyncSequence, AsyncIteratorProtocol {
      let entered: AsyncStream<Void>.Continuation
      func makeAsyncIterator() -> Waiting { self }
      mutating func next() async -> Int? {
        entered.yield()
        for await _ in AsyncStream<Int>.never {}
        return nil
      }
    }
    let (entries, entered) = AsyncStream<Void>.makeStream()
    let stream = AsyncStream(Waiting(entered: entered))
    let first = Task { await elements(of: stream) }
    for await _ in entries.prefix(1) {}

    await withExpectedIssue {
      #expect(await elements(of: stream) == [])
    }
    first.cancel()
    #expect(await first.value == [])
  }

  @Test func neverProducesNothingUntilCancelled() async {
    let task = Task { await elements(of: AsyncStream<Int>.never) }
    task.cancel()
    #expect(await task.value == [])
  }

  @Test func finishedEndsAtOnce() async {
    #expect(await elements(of: AsyncStream<Int>.finished) == [])
  }
}

func elements<Element: Sendable>(of stream: AsyncStream<Element>) async -> [Element] {
  var elements: [Element] = []
  for await element in stream { elements.append(element) }
  return elements
}
