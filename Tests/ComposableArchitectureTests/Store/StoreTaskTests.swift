import ComposableArchitecture
import Testing

@MainActor
@Suite struct StoreTaskTests {
  @Test func finishWaitsForEffectsAndForThoseOfTheirActions() async {
    let store = Store(initialState: Node.State()) { Node() }
    await store.send(
      .perform { _ in
        .run { send in
          await Task.yield()
          await send(
            .perform { _ in
              .run { send in
                await Task.yield()
                await send(.log("inner"))
              }
            }
          )
        }
      }
    )
    .finish()
    #expect(store.log == ["inner"])
  }

  @Test func finishOfAnActionWithoutEffectsReturns() async {
    let store = Store(initialState: Node.State()) { Node() }
    let task = store.send(.log("a"))
    await task.finish()
    await task.cancel()
    #expect(!task.isCancelled)
  }

  @Test func cancelEndsTheEffectsOfThatActionOnly() async {
    let store = Store(initialState: Node.State()) { Node() }
    let work = Work()
    let first = store.send(.perform { _ in .work("first", work) })
    let second = store.send(.perform { _ in .work("second", work) })
    await reach(work, ["first": 1, "second": 1])
    #expect(!first.isCancelled)
    await first.cancel()
    #expect(first.isCancelled)
    #expect(!second.isCancelled)
    #expect(work.running == ["second": 1])
    await second.cancel()
    #expect(work.running.isEmpty)
  }

  @Test func cancelReachesTheEffectsThatEffectsLedTo() async {
    let store = Store(initialState: Node.State()) { Node() }
    let work = Work()
    let task = store.send(
      .perform { _ in .send(.perform { _ in .work("inner", work) }) }
    )
    await reach(work, ["inner": 1])
    await task.cancel()
    #expect(work.running.isEmpty)
  }

  @Test func whatStartsAfterCancelIsCancelledToo() async {
    let store = Store(initialState: Node.State()) { Node() }
    let work = Work()
    let task = store.send(
      .perform { _ in .concatenate(.work("first", work), .work("second", work)) }
    )
    await reach(work, ["first": 1])
    await task.cancel()
    #expect(work.started == ["first": 1])
  }

  @Test func theEffectsEndWithTheTaskThatWaitsForThem() async {
    let store = Store(initialState: Node.State()) { Node() }
    let work = Work()
    let waiter = Task { await store.send(.perform { _ in .work("a", work) }).finish() }
    await reach(work, ["a": 1])
    waiter.cancel()
    await waiter.value
    #expect(work.running.isEmpty)
  }
}
