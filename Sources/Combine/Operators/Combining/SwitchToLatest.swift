import IssueReporting

extension Publishers {
  /// A publisher of the values of the latest of the publishers that come.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// Where the publishers come from.
    public let upstream: Upstream

    /// Creates a publisher.
    ///
    /// - Parameter upstream: Where the publishers come from.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let switching = Switching<S>(subscriber)
      upstream.subscribe(
        Input<P, Failure>(
          onSubscription: switching.begin,
          onValue: { publisher in
            switching.change(to: publisher)
            return .none
          },
          onCompletion: switching.finishOuter
        )
      )
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest of the publishers that come.
  ///
  /// A new one cancels the one before. It ends when this publisher and the latest have ended, or
  /// with
  /// the first failure.
  ///
  /// ```swift
  /// searchText.map { search(for: $0) }.switchToLatest()
  /// ```
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest of the publishers that come.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

/// Keeps track of which publisher is the latest.
private final class Switching<Downstream: Subscriber> {
  private struct State {
    var outer: (any Subscription)?
    /// Counts the publishers; what an old one sends is late.
    var turn = 0
    var isInnerOpen = false
    var isOuterOpen = true
  }

  private let outlet: Outlet<Downstream>
  private let state = Lock(State())

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
  }

  func begin(_ subscription: any Subscription) {
    state.withLock { $0.outer = subscription }
    outlet.handle(
      OutletHandlers(onEnd: { [state] in
        state.withLock { $0.outer.take() }?.cancel()
      }))
    outlet.start()
    subscription.request(.unlimited)
  }

  func change<P: Publisher>(to publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let turn = state.withLock { state in
      state.turn += 1
      state.isInnerOpen = true
      return state.turn
    }
    outlet.detach()?.cancel()
    publisher.subscribe(
      Input<P.Output, P.Failure>(
        onSubscription: { subscription in
          self.outlet.attach(subscription, if: { self.isLatest(turn) })
        },
        onValue: { value in
          self.outlet.send(value, if: { self.isLatest(turn) })
          return .none
        },
        onCompletion: { completion in self.finishInner(completion, turn) }
      )
    )
  }

  func finishOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard case .finished = completion else { return outlet.fail(completion) }
    let isLast = state.withLock { state in
      state.isOuterOpen = false
      return !state.isInnerOpen
    }
    if isLast { outlet.finish() }
  }

  private func finishInner(
    _ completion: Subscribers.Completion<Downstream.Failure>, _ turn: Int
  ) {
    let (isLatest, isLast) = state.withLock { state in
      guard turn == state.turn else { return (false, false) }
      state.isInnerOpen = false
      return (true, !state.isOuterOpen)
    }
    guard isLatest else { return }
    switch completion {
    case .failure: outlet.fail(completion)
    case .finished: if isLast { outlet.finish() }
    }
  }

  private func isLatest(_ turn: Int) -> Bool {
    state.withLock { $0.turn == turn }
  }
}
