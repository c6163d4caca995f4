@testable import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DebounceTests {
  private let store = Store(initialState: Node.State()) { Node() }
  private let scheduler = DispatchQueue.test

  private func debounced(_ effect: Effect<Node.Action>) -> Effect<Node.Action> {
    effect.debounce(id: 1, for: 2, scheduler: scheduler)
  }

  @Test func startsWhenNoOtherHasComeForAWhile() {
    store.send(.perform { _ in debounced(.send(.log("a"))) })
    scheduler.advance(by: 1)
    #expect(store.log.isEmpty)
    scheduler.advance(by: 1)
    #expect(store.log == ["a"])
    #expect(store.node.root.isAtRest)
  }

  @Test func anotherOneTakesItsPlace() {
    store.send(.perform { _ in debounced(.send(.log("a"))) })
    scheduler.advance(by: 1)
    store.send(.perform { _ in debounced(.send(.log("b"))) })
    scheduler.advance(by: 1)
    #expect(store.log.isEmpty)
    scheduler.advance(by: 1)
    #expect(store.log == ["b"])
    scheduler.run()
    #expect(store.log == ["b"])
  }

  @Test func anotherOneCancelsWhatRuns() async {
    let work = Work()
    store.send(.perform { _ in debounced(.work("a", work)) })
    await scheduler.advance(by: 2)
    await reach(work, ["a": 1])
    store.send(.perform { _ in debounced(.send(.log("b"))) })
    await reach(work, [:])
    #expect(work.started == ["a": 1])
    await scheduler.advance(by: 2)
    #expect(store.log == ["b"])
  }

  @Test func theIdCancelsWhatWaits() {
    store.send(.perform { _ in debounced(.send(.log("a"))) })
    store.send(.perform { _ in .cancel(id: 1) })
    scheduler.run()
    #expect(store.log.isEmpty)
    #expect(store.node.root.isAtRest)
  }

  @Test func siblingsDoNotDisturbEachOther() {
    let effect: () -> Effect<Leaf.Action> = { [scheduler] in
      .send(.log("x")).debounce(id: 1, for: 2, scheduler: scheduler)
    }
    store.send(.left(.perform { _ in effect() }))
    store.send(.right(.perform { _ in effect() }))
    scheduler.advance(by: 2)
    #expect(store.left.log == ["x"])
    #expect(store.right.log == ["x"])
  }

  @Test func worksInATestStore() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { [scheduler] state, isTapped in
        guard isTapped else {
          state += 1
          return .none
        }
        return .run { await $0(false) }.debounce(id: 1, for: 1, scheduler: scheduler)
      }
    }
    await store.send(true)
    await scheduler.advance(by: 0.5)
    await store.send(true)
    await scheduler.advance(by: 0.5)
    await scheduler.advance(by: 0.5)
    await store.receive(false) { $0 = 1 }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ThrottleTests {
  private let store = Store(initialState: Node.State()) { Node() }
  private let scheduler = DispatchQueue.test

  private func send(_ line: String, latest: Bool = true) {
    store.send(
      .perform { [scheduler] _ in
        .send(.log(line)).throttle(id: 1, for: 2, scheduler: scheduler, latest: latest)
      }
    )
  }

  @Test func theFirstPassesAtOnce() {
    send("a")
    #expect(store.log == ["a"])
    #expect(store.node.root.isAtRest)
  }

  @Test func theLatestOfAnIntervalPassesAtItsEnd() {
    send("a")
    send("b")
    scheduler.advance(by: 1)
    send("c")
    #expect(store.log == ["a"])
    scheduler.advance(by: 1)
    #expect(store.log == ["a", "c"])
    scheduler.run()
    #expect(store.log == ["a", "c"])
  }

  @Test func theFirstOfAnIntervalPassesAtItsEnd() {
    send("a", latest: false)
    send("b", latest: false)
    scheduler.advance(by: 1)
    send("c", latest: false)
    scheduler.advance(by: 1)
    #expect(store.log == ["a", "b"])
  }

  @Test func theNextIntervalBeginsWhenAnActionPasses() {
    send("a")
    send("b")
    scheduler.advance(by: 2)
    #expect(store.log == ["a", "b"])
    scheduler.advance(by: 1)
    send("c")
    #expect(store.log == ["a", "b"])
    scheduler.advance(by: 1)
    #expect(store.log == ["a", "b", "c"])
    scheduler.advance(by: 5)
    send("d")
    #expect(store.log == ["a", "b", "c", "d"])
  }

  @Test func oneEffectWithManyActionsPassesOneInEachInterval() {
    let lines = PassthroughSubject<String, Never>()
    store.send(
      .perform { [scheduler] _ in
        .publisher { lines.map(Node.Action.log) }
          .throttle(id: 1, for: 2, scheduler: scheduler, latest: true)
      }
    )
    for line in ["a", "b", "c"] { lines.send(line) }
    #expect(store.log == ["a"])
    scheduler.advance(by: 2)
    #expect(store.log == ["a", "c"])
    lines.send("d")
    lines.send(completion: .finished)
    #expect(!store.node.root.isAtRest)
    scheduler.advance(by: 2)
    #expect(store.log == ["a", "c", "d"])
    #expect(store.node.root.isAtRest)
  }

  @Test func theIdCancelsWhatWaits() {
    send("a")
    send("b")
    store.send(.perform { _ in .cancel(id: 1) })
    scheduler.run()
    #expect(store.log == ["a"])
    #expect(store.node.root.isAtRest)
  }

  @Test func whatWasCancelledIsNotSentForTheNext() {
    send("a", latest: false)
    send("b", latest: false)
    store.send(.perform { _ in .cancel(id: 1) })
    send("c", latest: false)
    scheduler.run()
    #expect(store.log == ["a", "c"])
  }

  @Test func whatWaitedGoesWithItsRow() {
    func send(_ line: String) {
      store.send(
        .rows(
          .element(
            id: 1,
            action: .perform { [scheduler] _ in
              .send(.log(line)).throttle(id: 1, for: 2, scheduler: scheduler, latest: false)
            }
          )
        )
      )
    }
    store.send(.change { $0.rows = [Line.State(id: 1)] })
    send("a")
    send("b")
    #expect(store.rows[id: 1]?.log == ["a"])
    store.send(.change { $0.rows = [] })
    store.send(.change { $0.rows = [Line.State(id: 1)] })
    send("c")
    scheduler.run()
    #expect(store.rows[id: 1]?.log == ["c"])
  }

  @Test func siblingsDoNotDisturbEachOther() {
    let effect: (String) -> Effect<Leaf.Action> = { [scheduler] line in
      .send(.log(line)).throttle(id: 1, for: 2, scheduler: scheduler, latest: true)
    }
    store.send(.left(.perform { _ in effect("l") }))
    store.send(.right(.perform { _ in effect("r") }))
    #expect(store.left.log == ["l"])
    #expect(store.right.log == ["r"])
  }

  @Test func whatIsOverIsForgotten() {
    for number in 0..<100 {
      store.send(
        .perform { [scheduler] _ in
          .send(.log("")).throttle(id: number, for: 1, scheduler: scheduler, latest: true)
        }
      )
      scheduler.advance(by: 1)
    }
    #expect(store.node.root.throttles.count <= 32)
  }
}
