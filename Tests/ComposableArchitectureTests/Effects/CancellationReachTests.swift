import ComposableArchitecture
import Testing

/// How far a cancellation reaches, and which ids are mistakes.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CancellationReachTests {
  private let store = Store(initialState: Node.State()) { Node() }
  private let work = Work()

  @Test func theWholeStoreIsReachedOnDemand() async {
    let other = Store(initialState: Node.State()) { Node() }
    let work = work
    store.send(.change { $0.child = Node.State() })
    store.send(.perform { _ in .work("root", work).cancellable(id: 1) })
    store.send(.left(.perform { _ in .work("left", work).cancellable(id: 1) }))
    store.send(.child(.presented(.perform { _ in .work("child", work).cancellable(id: 1) })))
    store.send(.perform { _ in .work("other id", work).cancellable(id: 2) })
    other.send(.perform { _ in .work("other store", work).cancellable(id: 1) })
    await reach(
      work, ["root": 1, "left": 1, "child": 1, "other id": 1, "other store": 1]
    )
    store.send(.right(.perform { _ in .cancel(id: 1, in: .store) }))
    await reach(work, ["other id": 1, "other store": 1])
    _ = other
  }

  @Test func theOtherReachIsThatOfThePlainSpelling() async {
    let work = work
    store.send(.left(.perform { _ in .work("left", work).cancellable(id: 1) }))
    await reach(work, ["left": 1])
    store.send(.right(.perform { _ in .cancel(id: 1, in: .placeAndBelow) }))
    await Task.megaYield()
    #expect(work.running == ["left": 1])
    store.send(.left(.perform { _ in .cancel(id: 1, in: .placeAndBelow) }))
    await reach(work, [:])
  }

  @Test func aCollectionAsAnIdIsReported() {
    let cancelled = issues { _ = Effect<Never>.cancel(id: [1, 2]) }
    #expect(
      cancelled == [
        """
        A collection of type 'Array<Int>' was passed to 'cancel(id:)', which takes it as one id: only \
        an equal collection names the same effects.

        To name several ids, pass them one by one: '.merge(ids.map { .cancel(id: $0) })'. To use the \
        collection as one id, wrap it in a 'struct' that is 'Hashable'.
        """
      ]
    )
    let made = issues { _ = Effect<Never>.run { _ in }.cancellable(id: Set([1])) }
    #expect(made.count == 1)
    #expect(made.first?.contains("'Set<Int>' was passed to 'cancellable(id:)'") == true)
  }

  @Test func aStringAsAnIdIsNone() async {
    let work = work
    let reported = await issues {
      store.send(.perform { _ in .work("a", work).cancellable(id: "search") })
      await reach(work, ["a": 1])
      store.send(.perform { _ in .cancel(id: "search") })
      await reach(work, [:])
    }
    #expect(reported.isEmpty)
  }
}
