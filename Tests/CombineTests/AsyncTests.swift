import Combine
import Testing

@Suite struct AsyncTests {
  @Test func valuesComeOneByOne() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func failuresAreThrown() async {
    var values: [Int] = []
    await #expect(throws: Mishap.mishap) {
      for try await value in [1, 2].publisher.tryMap({ value -> Int in
        if value == 2 { throw Mishap.mishap }
        return value
      }).values {
        values.append(value)
      }
    }
    #expect(values == [1])
  }

  @Test func asksForTheNextWhenItIsWaitedFor() async {
    var requests: [String] = []
    var iterator = [1, 2, 3].publisher
      .handleEvents(receiveRequest: { requests.append("\($0)") })
      .values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
    #expect(requests == ["max(1)", "max(1)"])
  }

  @Test func cancellingTheTaskEndsTheLoop() async {
    let subject = PassthroughSubject<Int, Never>()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      let values = subject.handleEvents(
        receiveCancel: { end.yield() }, receiveRequest: { _ in start.yield() }
      ).values
      for await _ in values { Issue.record("A value came.") }
    }
    for await _ in started { break }
    task.cancel()
    await task.value
    for await _ in ended { break }
  }

  @Test func leavingTheLoopCancels() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    for await value in subject.handleEvents(receiveCancel: { end.yield() }).values {
      #expect(value == 1)
      break
    }
    for await _ in ended { break }
  }

  @Test func futuresHaveAValue() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: Mishap.other) {
      try await Future<Int, Mishap> { $0(.failure(.other)) }.value
    }
    let (promises, promise) = AsyncStream.makeStream(of: Future<Int, Never>.Promise.self)
    let future = Future<Int, Never> { promise.yield($0) }
    let task = Task { await future.value }
    for await promise in promises {
      promise(.success(7))
      promise(.success(8))
      break
    }
    #expect(await task.value == 7)
  }
}
