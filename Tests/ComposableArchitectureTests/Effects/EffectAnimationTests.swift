import ComposableArchitecture
import Observation
import TernUI
import Testing

/// The changes that an effect's actions make carry its transaction.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectAnimationTests {
  private let store = Store(initialState: Node.State()) { Node() }

  /// The animation with which the log changes next.
  private func nextChange(
    of effect: Effect<Node.Action>
  ) async -> (Animation?, [String]) {
    let seen = LockIsolated<Animation?>(nil)
    withObservationTracking {
      _ = store.log
    } onChange: {
      seen.setValue(Transaction._current.animation)
    }
    await store.send(.perform { _ in effect }).finish()
    return (seen.value, store.log)
  }

  @Test func aSendIsAnimated() async {
    let (animation, log) = await nextChange(of: .send(.log("a"), animation: .easeIn))
    #expect(animation == .easeIn)
    #expect(log == ["a"])
  }

  @Test func aPlainSendIsNot() async {
    let (animation, log) = await nextChange(of: .send(.log("a")))
    #expect(animation == nil)
    #expect(log == ["a"])
  }

  @Test func whatARunSendsIsAnimated() async {
    let (animation, log) = await nextChange(
      of: .run { await $0(.log("a")) }.animation(.easeOut)
    )
    #expect(animation == .easeOut)
    #expect(log == ["a"])
  }

  @Test func whatAPublisherSendsIsAnimated() async {
    let (animation, _) = await nextChange(
      of: .publisher { Just(.log("a")) }.transaction(Transaction(animation: .linear))
    )
    #expect(animation == .linear)
  }

  @Test func everyPartIsAnimated() async {
    let effect = Effect<Node.Action>.merge(
      .concatenate(.none, .send(.log("a"))).cancellable(id: 1), .cancel(id: 2)
    )
    let (animation, log) = await nextChange(of: effect.animation(.easeIn))
    #expect(animation == .easeIn)
    #expect(log == ["a"])
  }
}
