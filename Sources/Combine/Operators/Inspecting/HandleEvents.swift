import IssueReporting

extension Publishers {
  /// A publisher that tells of what happens at a place of a chain.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Called with the subscription.
    public let receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public let receiveOutput: ((Output) -> Void)?
    /// Called with the end.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when it is cancelled.
    public let receiveCancel: (() -> Void)?
    /// Called when values are asked for.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - upstream: Where the values come from.
    ///   - receiveSubscription: Called with the subscription.
    ///   - receiveOutput: Called with each value.
    ///   - receiveCompletion: Called with the end.
    ///   - receiveCancel: Called when it is cancelled.
    ///   - receiveRequest: Called when values are asked for.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Telling(subscriber, self))
    }
  }
}

extension Publisher {
  /// Tells of what happens at this place, before it goes on.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called with the subscription.
  ///   - receiveOutput: Called with each value.
  ///   - receiveCompletion: Called with the end.
  ///   - receiveCancel: Called when it is cancelled.
  ///   - receiveRequest: Called when values are asked for.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }
}

private final class Telling<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private struct State {
    var downstream: Downstream?
    var events: Publishers.HandleEvents<Upstream>?
    var upstream: (any Subscription)?
  }

  private let state: Lock<State>

  init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
    state = Lock(State(downstream: downstream, events: events))
  }

  func receive(subscription: any Subscription) {
    let (downstream, events) = state.withLock {
      state -> (Downstream?, Publishers.HandleEvents<Upstream>?) in
      guard state.upstream == nil, let downstream = state.downstream else { return (nil, nil) }
      state.upstream = subscription
      return (downstream, state.events)
    }
    guard let downstream else { return subscription.cancel() }
    events?.receiveSubscription?(subscription)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let (downstream, events) = state.withLock { ($0.downstream, $0.events) }
    guard let downstream else { return .none }
    events?.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > .none { events?.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let old = takeState()
    old.events?.receiveCompletion?(completion)
    old.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, events) = state.withLock { ($0.upstream, $0.events) }
    events?.receiveRequest?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    let old = takeState()
    old.events?.receiveCancel?()
    old.upstream?.cancel()
  }

  /// Takes out everything, so that it is destroyed outside of the lock.
  private func takeState() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
