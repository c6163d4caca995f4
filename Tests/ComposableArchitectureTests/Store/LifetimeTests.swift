@testable import ComposableArchitecture
import Testing

/// Who keeps what alive.
@MainActor
@Suite struct LifetimeTests {
  @Test func effectsDoNotKeepTheStoreAlive() async {
    let work = Work()
    var store: StoreOf<Node>? = Store(initialState: Node.State()) { Node() }
    weak let weakStore = store
    weak let weakRoot = store?.node.root
    let task = store?.send(.perform { _ in .work("a", work) })
    await reach(work, ["a": 1])
    store = nil
    #expect(weakStore == nil)
    #expect(weakRoot == nil)
    await reach(work, [:])
    await task?.finish()
  }

  @Test func teardownOffTheMainActorCancelsEffects() async {
    let work = Work()
    let box = Lock<StoreOf<Node>?>(Store(initialState: Node.State()) { Node() })
    box.withLock { $0 }?.send(.perform { _ in .work("a", work) })
    await reach(work, ["a": 1])
    await Task.detached { box.withLock { $0 = nil } }.value
    await reach(work, [:])
  }

  @Test func aChildKeepsTheRootAlive() {
    var store: StoreOf<Node>? = Store(initialState: Node.State()) { Node() }
    weak let weakRoot = store?.node.root
    var child = store?.scope(state: \.left, action: \.left)
    store = nil
    #expect(weakRoot != nil)
    child?.send(.log("a"))
    #expect(child?.log == ["a"])
    child = nil
    #expect(weakRoot == nil)
  }

  @Test func stateGoesWithTheStore() {
    let gone = Lock(0)
    var store: Store<DeinitProbe, Void>? = Store(
      initialState: DeinitProbe { gone.withLock { $0 += 1 } }
    ) {
      EmptyReducer()
    }
    #expect(store != nil)
    #expect(gone.withLock { $0 } == 0)
    store = nil
    #expect(gone.withLock { $0 } == 1)
  }

  @Test func finishedEffectsLeaveNothing() async {
    let store = Store(initialState: Node.State()) { Node() }
    for _ in 0..<100 {
      await store.send(
        .perform { _ in
          .concatenate(.run { _ in }, .run { _ in }).cancellable(id: 1, cancelInFlight: true)
        }
      )
      .finish()
    }
    let root = store.node.root
    #expect(root.effects.isEmpty)
    #expect(root.isAtRest)
  }

  @Test func whatAnEffectCapturesGoesWhenItEnds() async {
    let gone = Lock(false)
    let store = Store(initialState: Node.State()) { Node() }
    await store.send(
      .perform { _ in
        let probe = DeinitProbe { gone.withLock { $0 = true } }
        return .run { _ in withExtendedLifetime(probe) {} }
      }
    )
    .finish()
    while !gone.withLock({ $0 }) { await Task.yield() }
    #expect(gone.withLock { $0 })
  }

  @Test func aSendKeptAfterTheStoreHasGoneDoesNothing() async {
    let kept = Lock<Send<Node.Action>?>(nil)
    var store: StoreOf<Node>? = Store(initialState: Node.State()) { Node() }
    await store?.send(.perform { _ in .run { send in kept.withLock { $0 = send } } }).finish()
    store = nil
    let reported = issues { kept.withLock { $0 }?(.log("late")) }
    #expect(reported.isEmpty)
  }
}
