import ConcurrencyExtras
import Testing

@Suite struct AsyncThrowingStreamTests {
  @Test func producesTheElementsAndTheErrorOfASequence() async {
    let (source, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    continuation.yield(1)
    continuation.yield(2)
    continuation.finish(throwing: Mishap())
    let stream = source.map { $0 * 2 }.eraseToThrowingStream()
    #expect(await elements(of: stream) == Ending([2, 4], Mishap()))
  }

  @Test func producesTheElementsOfAStreamThatCannotFail() async {
    let (source, continuation) = AsyncStream<Int>.makeStream()
    continuation.yield(1)
    continuation.finish()
    #expect(await elements(of: AsyncThrowingStream(source)) == Ending([1], nil))
  }

  @Test func neverProducesNothingUntilCancelled() async {
    let task = Task { await elements(of: AsyncThrowingStream<Int, any Error>.never) }
    task.cancel()
    #expect(await task.value == Ending([], nil))
  }

  @Test func finishedEndsAtOnce() async {
    #expect(await elements(of: AsyncThrowingStream<Int, any Error>.finished()) == Ending([], nil))
    #expect(
      await elements(of: AsyncThrowingStream<Int, any Error>.finished(throwing: Mishap()))
        == Ending([], Mishap()))
  }
}

struct Ending: Equatable {
  var elements: [Int]
  var error: Mishap?

  init(_ elements: [Int], _ error: Mishap?) {
    self.elements = elements
    self.error = error
  }
}

private func elements(of stream: AsyncThrowingStream<Int, any Error>) async -> Ending {
  var elements: [Int] = []
  do {
    for try await element in stream { elements.append(element) }
    return Ending(elements, nil)
  } catch {
    #expect(error is Mishap)
    return Ending(elements, error as? Mishap)
  }
}
