import IssueReporting

extension Publishers {
  /// A publisher that sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Creates a publisher.
    ///
    /// - Parameter sequence: The elements.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      subscriber.receive(
        subscription: IteratorSubscription(subscriber, first: first, iterator: iterator))
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
  /// A publisher that sends the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// Sends elements as they are asked for.
private final class IteratorSubscription<Downstream: Subscriber, Iterator: IteratorProtocol>:
  Subscription
where Iterator.Element == Downstream.Input {
  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var isSending = false
  }

  private let state: Lock<State>
  // Only who has set `isSending` touches these. One element is read ahead, to know the last one.
  private var next: Downstream.Input?
  private var iterator: Iterator?

  init(_ downstream: Downstream, first: Downstream.Input, iterator: Iterator) {
    state = Lock(State(downstream: downstream))
    next = first
    self.iterator = iterator
  }

  func request(_ demand: Subscribers.Demand) {
    let begins = state.withLock { state in
      state.demand += demand
      guard demand > .none, !state.isSending, state.downstream != nil else { return false }
      state.isSending = true
      return true
    }
    if begins { send() }
  }

  func cancel() {
    let (downstream, isSending) = state.withLock { state in
      defer {
        state.downstream = nil
        state.isSending = true
      }
      return (state.downstream, state.isSending)
    }
    _ = downstream
    // Whoever is sending lets go when he comes back.
    if !isSending { letGo() }
  }

  private func send() {
    var more = Subscribers.Demand.none
    while true {
      let downstream = state.withLock { state -> Downstream? in
        state.demand += more
        guard state.downstream != nil, state.demand > .none else {
          // After a cancellation nobody sends any more.
          state.isSending = state.downstream == nil
          return nil
        }
        state.demand -= .max(1)
        return state.downstream
      }
      guard let downstream else {
        if state.withLock({ $0.downstream == nil }) { letGo() }
        return
      }
      guard let element = next else { return }
      next = iterator?.next()
      more = downstream.receive(element)
      if next == nil {
        let last = state.withLock { $0.downstream.take() }
        letGo()
        last?.receive(completion: .finished)
        return
      }
    }
  }

  private func letGo() {
    next = nil
    iterator = nil
  }
}
