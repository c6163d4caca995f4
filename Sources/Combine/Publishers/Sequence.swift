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

private struct IteratorState {
  var isOpen = true
  var demand = Subscribers.Demand.none
  var isSending = false
}

private enum IteratorTurn {
  case value
  case rest
  case end
}

/// Sends elements as they are asked for.
private final class IteratorSubscription<Downstream: Subscriber, Iterator: IteratorProtocol>:
  Subscription
where Iterator.Element == Downstream.Input {
  private let state = Lock(IteratorState())
  // Only who has set `isSending` touches these. One element is read ahead, to know the last one.
  @exclusivity(unchecked) private var downstream: Downstream?
  @exclusivity(unchecked) private var next: Downstream.Input?
  @exclusivity(unchecked) private var iterator: Iterator?

  init(_ downstream: Downstream, first: Downstream.Input, iterator: Iterator) {
    self.downstream = downstream
    next = first
    self.iterator = iterator
  }

  func request(_ demand: Subscribers.Demand) {
    let begins = state.withLock { state in
      state.demand += demand
      guard demand > .none, !state.isSending, state.isOpen else { return false }
      state.isSending = true
      return true
    }
    if begins { send() }
  }

  func cancel() {
    let isSending = state.withLock { state in
      defer {
        state.isOpen = false
        state.isSending = true
      }
      return state.isSending
    }
    // Whoever is sending lets go when he comes back.
    if !isSending { letGo() }
  }

  private func send() {
    guard let downstream else { return }
    var more = Subscribers.Demand.none
    while true {
      let turn = state.withLock { state -> IteratorTurn in
        state.demand += more
        guard state.isOpen else { return .end }
        guard state.demand > .none else {
          state.isSending = false
          return .rest
        }
        state.demand -= .max(1)
        return .value
      }
      guard case .value = turn else {
        if case .end = turn { letGo() }
        return
      }
      guard let element = next else { return }
      next = iterator?.next()
      more = downstream.receive(element)
      if next == nil {
        let isOpen = state.withLock { state in
          defer { state.isOpen = false }
          return state.isOpen
        }
        letGo()
        if isOpen { downstream.receive(completion: .finished) }
        return
      }
    }
  }

  private func letGo() {
    downstream = nil
    next = nil
    iterator = nil
  }
}
