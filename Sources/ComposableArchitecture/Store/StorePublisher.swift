import Combine

/// Publishes the state of a store: what it is now, and what it is after each action.
///
/// A property of it publishes that property, whenever it becomes another value:
///
/// ```swift
/// store.publisher.count
///   .sink { label.text = "\($0)" }
///   .store(in: &subscriptions)
/// ```
///
/// Subscribe and receive on the main actor. A subscription keeps the state of the store alive.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  public typealias Output = State
  public typealias Failure = Never

  private let upstream: AnyPublisher<State, Never>

  init(_ upstream: AnyPublisher<State, Never>) {
    self.upstream = upstream
  }

  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == State, S.Failure == Never {
    upstream.subscribe(subscriber)
  }

  /// Publishes a part of the state, whenever it becomes another value.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(upstream.map(keyPath).removeDuplicates().eraseToAnyPublisher())
  }
}

extension Store {
  /// Publishes the state.
  public var publisher: StorePublisher<State> {
    let node = node
    let states = Deferred { assumeMainActor { node.states() } }
    return StorePublisher(states.eraseToAnyPublisher())
  }
}

extension StoreNode {
  /// The current state and the later ones, for one subscriber.
  fileprivate func states() -> AnyPublisher<State, Never> {
    let subject = CurrentValueSubject<State, Never>(withState { $0.pointee })
    let feed = StoreFeed(root) { [self] in
      guard exists else { return }
      subject.send(withState { $0.pointee })
    }
    return
      subject
      .handleEvents(receiveCancel: { assumeMainActor { feed.stop() } })
      .eraseToAnyPublisher()
  }
}
