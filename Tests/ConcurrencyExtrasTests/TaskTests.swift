import ConcurrencyExtras
import Testing

@Suite struct TaskTests {
  @Test func neverThrowsWhenCancelled() async {
    let task = Task { try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func neverStandsForAnyResult() async {
    let fetch: @Sendable (Int) async throws -> String = { _ in try await Task.never() }
    let send: @Sendable () async throws -> Void = { try await Task.never() }
    let task = Task {
      await #expect(throws: CancellationError.self) { try await fetch(1) }
      await #expect(throws: CancellationError.self) { try await send() }
      try await Task.never()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellableValueReturnsTheValue() async throws {
    #expect(await Task { 42 }.cancellableValue == 42)
    let failing = Task<Int, any Error> { throw Mishap() }
    await #expect(throws: Mishap.self) { try await failing.cancellableValue }
  }

  @Test func cancellableValueCancelsTheTask() async {
    let inner = Task { () -> Bool in
      for await _ in AsyncStream<Int>.never {}
      return Task.isCancelled
    }
    let throwing = Task<Int, any Error> { try await Task.never() }
    let outer = Task {
      _ = try? await throwing.cancellableValue
      return await inner.cancellableValue
    }
    outer.cancel()
    #expect(await outer.value)
    #expect(throwing.isCancelled)
    #expect(inner.isCancelled)
  }

  @Test func megaYieldReturns() async {
    await Task.megaYield()
    await Task.megaYield(count: 0)
    await Task.megaYield(count: -1)
  }

  @Test func resultKeepsValueAndError() async {
    let success = await Result { await Task { 42 }.value }
    #expect(success == .success(42))
    let failure = await Result { () async throws -> Int in
      await Task.yield()
      throw Mishap()
    }
    #expect(throws: Mishap.self) { try failure.get() }
    let typed: Result<Int, Mishap> = await Result { () async throws(Mishap) -> Int in
      throw Mishap()
    }
    #expect(typed == .failure(Mishap()))
  }

  @Test func resultTakesFunctionsOfAnyIsolation() async {
    let fetch: @Sendable (Int) async throws -> Int = { $0 * 2 }
    let result: Result<Int, any Error> = await Result { try await fetch(21) }
    #expect((try? result.get()) == 42)
    let same: Result<Int, any Error> = await Result { @MainActor in try await fetch(21) }
    #expect((try? same.get()) == 42)
    let value: Result<Int, any Error> = await Result { await Task { 42 }.value }
    #expect((try? value.get()) == 42)
  }

  @MainActor
  @Test func resultStaysOnTheActorOfItsCaller() async {
    var count = 0
    _ = await Result {
      await Task.yield()
      count += 1
    }
    #expect(count == 1)
  }
}
