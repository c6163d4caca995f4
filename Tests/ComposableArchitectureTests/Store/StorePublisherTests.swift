import ComposableArchitecture
import Testing

@MainActor
@Suite struct StorePublisherTests {
  private let store = Store(initialState: Node.State(log: ["0"])) { Node() }

  @Test func publishesTheStateNowAndAfterEachAction() {
    var counts: [Int] = []
    let subscription = store.publisher.sink { counts.append($0.log.count) }
    store.send(.log("1"))
    store.send(.log("2"))
    store.send(.change { _ in })
    #expect(counts == [1, 2, 3, 3])
    subscription.cancel()
    store.send(.log("3"))
    #expect(counts == [1, 2, 3, 3])
  }

  @Test func aPropertyIsPublishedWhenItBecomesAnother() {
    var logs: [[String]] = []
    let subscription = store.publisher.log.sink { logs.append($0) }
    store.send(.change { _ in })
    store.send(.left(.log("left")))
    store.send(.log("1"))
    #expect(logs == [["0"], ["0", "1"]])
    _ = subscription
  }

  @Test func aPropertyOfAPropertyIsPublished() {
    var logs: [[String]] = []
    let subscription = store.publisher.left.log.sink { logs.append($0) }
    store.send(.log("1"))
    store.send(.left(.log("left")))
    #expect(logs == [[], ["left"]])
    _ = subscription
  }

  @Test func whatASubscriberSendsComesInTurn() {
    var counts: [Int] = []
    let subscription = store.publisher.log.sink { [store] log in
      counts.append(log.count)
      if log.count < 4 { store.send(.log("more")) }
    }
    #expect(counts == [1, 2, 3, 4])
    _ = subscription
  }

  @Test func aChildThatIsGonePublishesNothingMore() throws {
    store.send(.change { $0.child = Node.State(log: ["a"]) })
    let child = try #require(store.scope(state: \.child, action: \.child.presented))
    var logs: [[String]] = []
    let subscription = child.publisher.log.sink { logs.append($0) }
    store.send(.child(.presented(.log("b"))))
    store.send(.child(.dismiss))
    store.send(.log("c"))
    #expect(logs == [["a"], ["a", "b"]])
    _ = subscription
  }

  @Test func eachSubscriberHasItsOwn() {
    let publisher = store.publisher.log
    store.send(.log("1"))
    var first: [Int] = []
    var second: [Int] = []
    let one = publisher.sink { first.append($0.count) }
    store.send(.log("2"))
    let two = publisher.sink { second.append($0.count) }
    store.send(.log("3"))
    #expect(first == [2, 3, 4])
    #expect(second == [3, 4])
    _ = (one, two)
  }

  @Test func aSubscriptionThatIsGoneHoldsNothing() async {
    let isGone = LockIsolated(false)
    do {
      let probe = DeinitProbe { isGone.setValue(true) }
      let store = Store(initialState: 0) {
        Reduce<Int, Void> { state, _ in
          _ = probe
          state += 1
          return .none
        }
      }
      var numbers: [Int] = []
      let subscription = store.publisher.sink { numbers.append($0) }
      store.send(())
      #expect(numbers == [0, 1])
      subscription.cancel()
    }
    await Task.megaYield()
    #expect(isGone.value)
  }
}
