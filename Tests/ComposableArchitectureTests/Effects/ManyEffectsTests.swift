@testable import ComposableArchitecture
import Foundation
import Testing

/// Behaviour 10: what has ended leaves nothing behind.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ManyEffectsTests {
  /// How often an effect sends: each time costs a few changes of threads, so that the whole number is
  /// for `make soak`.
  let count = ProcessInfo.processInfo.environment["TERN_SOAK"] == nil ? 10_000 : 100_000

  @Test func aStreamOfValuesRunsOneEffect() async {
    let store = Store(initialState: Tally.State()) { Tally() }
    let most = Lock(0)
    let root = store.node.root
    let task = store.send(
      .forward(count: count) {
        MainActor.assumeIsolated { most.withLock { $0 = max($0, root.effects.count) } }
      }
    )
    await task.finish()
    #expect(store.count == count)
    #expect(most.withLock { $0 } == 1)
    #expect(root.isAtRest)
  }

  @Test func effectsThatEachAnswerAtOnceAreNotKept() async {
    let store = Store(initialState: Tally.State()) { Tally() }
    let root = store.node.root
    for _ in 0..<2_000 {
      await store.send(.runOnce).finish()
      #expect(root.effects.isEmpty)
    }
    #expect(store.count == 2_000)
    #expect(root.isAtRest)
  }

  @Test func aChainOfSentActionsKeepsNoEffect() {
    let store = Store(initialState: Tally.State()) { Tally() }
    store.send(.countDown(100_000))
    #expect(store.count == 100_000)
    #expect(store.node.root.isAtRest)
  }

  /// Ways to put many effects together.
  enum Way: CaseIterable {
    case mergeAtOnce, mergeOneByOne, concatenateAtOnce, concatenateOneByOne
  }

  @Test(arguments: Way.allCases)
  func manyEffectsDoNotOverflowTheStack(_ way: Way) {
    let store = Store(initialState: Tally.State()) { Tally() }
    store.send(
      .perform {
        let effects = Array(repeating: Effect<Tally.Action>.send(.counted), count: 20_000)
        switch way {
        case .mergeAtOnce: return .merge(effects)
        case .mergeOneByOne: return effects.reduce(.none) { $0.merge(with: $1) }
        case .concatenateAtOnce: return .concatenate(effects)
        case .concatenateOneByOne: return effects.reduce(.none) { $0.concatenate(with: $1) }
        }
      }
    )
    #expect(store.count == 20_000)
    #expect(store.node.root.isAtRest)
  }

  @Test func effectsThatAreCombinedOneByOneKeepTheirOrder() async {
    let store = Store(initialState: Node.State()) { Node() }
    let task = store.send(
      .perform { _ in
        (0..<200).reduce(.none) { effect, number in
          effect.concatenate(
            with: number.isMultiple(of: 3)
              ? .send(.log("\(number)")) : .run { await $0(.log("\(number)")) })
        }
      }
    )
    await task.finish()
    #expect(store.log == (0..<200).map { "\($0)" })
    #expect(store.node.root.isAtRest)
  }

  @Test func theLastReferenceGoesOnAnotherThreadWhileEffectsRun() async {
    let work = Work()
    let ended = Lock(0)
    for round in 0..<50 {
      let box = Lock<StoreOf<Node>?>(Store(initialState: Node.State()) { Node() })
      box.withLock { $0 }?.send(
        .perform { _ in
          .merge(
            .work("\(round)", work),
            .run { _ in
              await Work.untilCancelled()
              ended.withLock { $0 += 1 }
            }
          )
        }
      )
      await Task.detached { box.withLock { $0 = nil } }.value
    }
    await reach(work, [:])
    while ended.withLock({ $0 }) < 50 { await Task.yield() }
    #expect(ended.withLock { $0 } == 50)
  }

  @Test func aReferenceThatAnEffectHeldLastGoesWhereTheEffectEnds() async {
    let gone = Lock(false)
    let (gate, open) = AsyncStream<Void>.makeStream()
    var store: StoreOf<Node>? = Store(initialState: Node.State()) { Node() }
    weak let weakStore = store
    // Nobody should do so; it must not crash.
    store?.send(
      .perform { [kept = UncheckedSendable(store)] _ in
        .run { _ in
          for await _ in gate { break }
          withExtendedLifetime(kept) {}
          gone.withLock { $0 = true }
        }
      }
    )
    store = nil
    #expect(weakStore != nil)
    open.yield()
    while weakStore != nil || !gone.withLock({ $0 }) { await Task.yield() }
    #expect(weakStore == nil)
  }
}

/// Counts.
@Reducer
private struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case countDown(Int)
    case counted
    case forward(count: Int, onEach: @Sendable () -> Void)
    case perform(() -> Effect<Action>)
    case runOnce
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countDown(let rest):
        guard rest > 0 else { return .none }
        state.count += 1
        return .send(.countDown(rest - 1))
      case .counted:
        state.count += 1
        return .none
      case .forward(let count, let onEach):
        return .run { send in
          let (values, continuation) = AsyncStream<Int>.makeStream()
          for value in 0..<count { continuation.yield(value) }
          continuation.finish()
          for await _ in values {
            await send(.counted)
            await MainActor.run { onEach() }
          }
        }
      case .perform(let perform):
        return perform()
      case .runOnce:
        return .run { await $0(.counted) }
      }
    }
  }
}
