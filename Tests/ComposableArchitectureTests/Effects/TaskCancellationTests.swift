@testable import ComposableArchitecture
import Testing

/// Work in effects, and outside of them, that an id cancels.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TaskCancellationTests {
  private let store = Store(initialState: Node.State()) { Node() }
  private let work = Work()

  private func run(_ name: String, cancelInFlight: Bool = false) -> Effect<Never> {
    .run { [work] _ in
      await withTaskCancellation(id: 1, cancelInFlight: cancelInFlight) { await work(name) }
    }
  }

  @Test func aReducerCancelsIt() async {
    store.send(.perform { [run] _ in run("a", false).absurd() })
    await reach(work, ["a": 1])
    store.send(.perform { _ in .cancel(id: 1) })
    await reach(work, [:])
  }

  @Test func anotherEffectCancelsIt() async {
    store.send(.perform { [run] _ in run("a", false).absurd() })
    await reach(work, ["a": 1])
    store.send(.perform { _ in .run { _ in Task.cancel(id: 1) } })
    await reach(work, [:])
  }

  @Test func anEffectOfAnotherPlaceDoesNot() async {
    store.send(.left(.perform { [run] _ in run("left", false).absurd() }))
    await reach(work, ["left": 1])
    await store.send(.right(.perform { _ in .run { _ in Task.cancel(id: 1) } })).finish()
    Task.cancel(id: 1)
    await Task.megaYield()
    #expect(work.running == ["left": 1])
    store.send(.perform { _ in .run { _ in Task.cancel(id: 1) } })
    await reach(work, [:])
  }

  @Test func cancelInFlightEndsTheOneBefore() async {
    store.send(.perform { [run] _ in run("a", true).absurd() })
    await reach(work, ["a": 1])
    store.send(.perform { [run] _ in run("b", true).absurd() })
    await reach(work, ["b": 1])
    #expect(work.started == ["a": 1, "b": 1])
  }

  @Test func theEffectGoesOnAfterIt() async {
    let task = store.send(
      .perform { [work] _ in
        .run { send in
          await withTaskCancellation(id: 1) { await work("a") }
          await send(.log("after"))
        }
      }
    )
    await reach(work, ["a": 1])
    store.send(.perform { _ in .cancel(id: 1) })
    await task.finish()
    #expect(store.log == ["after"])
    #expect(store.node.root.isAtRest)
  }

  @Test func itEndsWithItsEffect() async {
    let task = store.send(.perform { [run] _ in run("a", false).absurd() })
    await reach(work, ["a": 1])
    await task.cancel()
    #expect(work.running.isEmpty)
    #expect(store.node.root.isAtRest)
  }

  @Test func givesWhatTheWorkGives() async throws {
    struct Failure: Error, Equatable {}
    let number = await withTaskCancellation(id: 2) { 42 }
    #expect(number == 42)
    await #expect(throws: Failure()) {
      try await withTaskCancellation(id: 2) { throw Failure() }
    }
  }

  @Test func outsideOfEffectsItIsCancelledFromThere() async {
    enum ID { case work }
    let running = Task { [work] in
      await withTaskCancellation(id: ID.work) { await work("outside") }
    }
    await reach(work, ["outside": 1])
    await store.send(.perform { _ in .cancel(id: ID.work) }).finish()
    #expect(work.running == ["outside": 1])
    Task.cancel(id: ID.work)
    await running.value
    #expect(work.running.isEmpty)
  }

  @Test func theTestStoreWaitsForIt() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isTapped in
        guard isTapped else {
          state += 1
          return .none
        }
        return .run { send in
          await withTaskCancellation(id: 1) { await Task.yield() }
          await send(false)
        }
      }
    }
    await store.send(true)
    await store.receive(false) { $0 = 1 }
  }
}
