@testable import ComposableArchitecture
import Foundation
import Testing

/// Effects that send what a publisher publishes.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PublisherEffectTests {
  private let store = Store(initialState: Node.State()) { Node() }
  private let lines = PassthroughSubject<String, Never>()

  private var listen: Effect<Node.Action> {
    .publisher { [lines] in lines.map(Node.Action.log) }
  }

  @Test func sendsWhatIsReadyBeforeSendReturns() {
    let task = store.send(
      .perform { _ in .publisher { ["a", "b"].publisher.map(Node.Action.log) } })
    #expect(store.log == ["a", "b"])
    #expect(store.node.root.effects.isEmpty)
    _ = task
  }

  @Test func sendsAsLongAsThePublisherPublishes() async {
    let task = store.send(.perform { [listen] _ in listen })
    lines.send("a")
    lines.send("b")
    #expect(store.log == ["a", "b"])
    lines.send(completion: .finished)
    await task.finish()
    lines.send("c")
    #expect(store.log == ["a", "b"])
  }

  @Test func subscribesWhenItStarts() {
    let subscriptions = LockIsolated(0)
    let effect = Effect<Node.Action>.publisher {
      Empty<Node.Action, Never>()
        .handleEvents(receiveSubscription: { _ in subscriptions.withValue { $0 += 1 } })
    }
    #expect(subscriptions.value == 0)
    store.send(.perform { _ in effect })
    #expect(subscriptions.value == 1)
  }

  @Test func anIdCancelsTheSubscription() {
    let cancellations = LockIsolated(0)
    store.send(
      .perform { [lines] _ in
        .publisher {
          lines
            .handleEvents(receiveCancel: { cancellations.withValue { $0 += 1 } })
            .map(Node.Action.log)
        }
        .cancellable(id: 1)
      }
    )
    lines.send("a")
    store.send(.perform { _ in .cancel(id: 1) })
    lines.send("b")
    #expect(store.log == ["a"])
    #expect(cancellations.value == 1)
    #expect(store.node.root.isAtRest)
  }

  @Test func theTaskCancelsTheSubscription() async {
    let task = store.send(.perform { [listen] _ in listen })
    await task.cancel()
    lines.send("a")
    #expect(store.log.isEmpty)
  }

  @Test func theSubscriptionGoesWithItsPlace() {
    store.send(.change { $0.child = Node.State() })
    store.send(.child(.presented(.perform { [listen] _ in listen })))
    lines.send("a")
    #expect(store.state.child?.log == ["a"])
    store.send(.child(.dismiss))
    lines.send("b")
    #expect(store.node.root.isAtRest)
    #expect(store.log.isEmpty)
  }

  @Test func thePlaceTakesWhatWasToComeAfterItAlong() {
    store.send(.change { $0.child = Node.State() })
    store.send(
      .child(.presented(.perform { [listen] _ in .concatenate(listen, .send(.log("next"))) }))
    )
    let reported = issues { store.send(.change { $0.child = Node.State(log: ["new"]) }) }
    #expect(reported.isEmpty)
    store.send(.change { $0.child = nil })
    #expect(store.node.root.isAtRest)
  }

  @Test func whatComesAfterItStartsWhenItHasFinished() {
    store.send(.perform { [listen] _ in .concatenate(listen, .send(.log("next"))) })
    lines.send("a")
    lines.send(completion: .finished)
    #expect(store.log == ["a", "next"])
  }

  @Test func anActionOfItsOwnThatCancelsIt() {
    store.send(
      .perform { [lines] _ in
        .publisher { lines.map { _ in .perform { _ in .cancel(id: 1) } } }.cancellable(id: 1)
      }
    )
    lines.send("a")
    #expect(store.node.root.isAtRest)
  }

  @Test func valuesFromOtherThreadsComeInOrder() async {
    let numbers = (0..<200).map { "\($0)" }
    let queue = DispatchQueue(label: "publisher")
    await store.send(
      .perform { _ in
        .publisher { numbers.publisher.receive(on: queue).map(Node.Action.log) }
      }
    )
    .finish()
    #expect(store.log == numbers)
  }

  @Test func theDependenciesOfTheEffectAreThoseOfThePublisher() {
    let store = Store(initialState: Node.State()) {
      Node()
    } withDependencies: {
      $0.uuid = .constant(UUID(0))
    }
    store.send(
      .perform { _ in
        .publisher {
          @Dependency(\.uuid) var uuid
          return Just(Node.Action.log(uuid().uuidString))
        }
      }
    )
    #expect(store.log == ["00000000-0000-0000-0000-000000000000"])
  }

  @Test func anEffectThatIsMappedPublishesToo() {
    store.send(.left(.perform { _ in .publisher { Just(.log("left")) } }))
    #expect(store.left.log == ["left"])
  }

  /// Whether the publisher has finished makes no difference: what it has sent waits its turn.
  @Test(arguments: [true, false])
  func whatItsFirstValueCancelsIsNotHandled(isFinite: Bool) {
    let trace = StoreTrace(of: store, contents: [])
    let rest = isFinite ? Empty().eraseToAnyPublisher() : lines.eraseToAnyPublisher()
    store.send(
      .perform { _ in
        .publisher {
          ["cancel", "late", "later"].publisher.append(rest).map { line in
            guard line == "cancel" else { return .log(line) }
            return .perform { state in
              state.log.append("first")
              return .cancel(id: 1)
            }
          }
        }
        .cancellable(id: 1)
      }
    )
    lines.send("a")
    #expect(store.log == ["first"])
    #expect(trace.lateActionCount == 2)
    #expect(store.node.root.isAtRest)
  }

  @Test func whatIsSentIsHandledWhereAnotherIDIsCancelled() {
    store.send(
      .perform { _ in
        .merge(
          .publisher { ["a", "b"].publisher.map(Node.Action.log) }.cancellable(id: 1),
          .cancel(id: 2), .send(.log("c"))
        )
      }
    )
    #expect(store.log == ["a", "b", "c"])
    #expect(store.node.root.isAtRest)
  }

  @Test func whatComesAfterAPublisherKeepsItsTurn() {
    store.send(
      .perform { _ in
        .concatenate(
          .publisher {
            Just(
              .perform { state in
                state.log.append("a")
                return .send(.log("c"))
              }
            )
          },
          .send(.log("b"))
        )
      }
    )
    #expect(store.log == ["a", "b", "c"])
  }

  @Test func theTestStoreSeesIt() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.start)
    await store.receive(.number(1)) { $0.last = 1 }
    await store.receive(.number(2)) { $0.last = 2 }
  }

  struct Feature: Reducer {
    struct State: Equatable { var last = 0 }
    enum Action: Equatable {
      case start
      case number(Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .publisher { [1, 2].publisher.map(Action.number) }
        case .number(let number):
          state.last = number
          return .none
        }
      }
    }
  }
}
