import IssueReporting

private struct MergingState {
  /// The upstreams that are asked for one value at a time.
  var sources: [Int: any Subscription] = [:]
  /// The upstreams that were asked for all values.
  var unlimited: [Int: any Subscription] = [:]
  var nextTag = 1
  /// How many upstreams, or things that may bring some, have not ended.
  var open = 0
  var isDone = false
}

/// The base of operators that subscribe to several upstreams at once, and send on what each sends.
///
/// When the downstream has asked for all values, so does this. Otherwise each upstream is asked for
/// one
/// value at a time, and for the next when that has been delivered.
final class Merging<Downstream: Subscriber> {
  let outlet: Outlet<Downstream>
  private let state = Lock(MergingState())

  /// Creates it; ``enter()`` must come before the first upstream, and ``leave()`` after the last.
  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
    outlet.handle(
      OutletHandlers(
        onDelivery: { [state] tag in state.withLock { $0.sources[tag] }?.request(.max(1)) },
        onEnd: { [state] in
          let sources = state.withLock { state in
            defer { (state.sources, state.unlimited) = ([:], [:]) }
            state.isDone = true
            return Array(state.sources.values) + state.unlimited.values
          }
          for source in sources { source.cancel() }
        }
      )
    )
  }

  /// Something begins without which this does not end.
  func enter() {
    state.withLock { $0.open += 1 }
  }

  /// Something has ended; the last one ends all.
  func leave() {
    let isLast = state.withLock { state in
      state.open -= 1
      return state.open == 0
    }
    if isLast { outlet.finish() }
  }

  /// Subscribes to an upstream.
  ///
  /// - Parameters:
  ///   - publisher: The upstream.
  ///   - onFinish: Called when it has ended.
  func add<P: Publisher>(_ publisher: P, onFinish: (() -> Void)? = nil)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let tag = state.withLock { state in
      state.open += 1
      defer { state.nextTag += 1 }
      return state.nextTag
    }
    publisher.subscribe(
      Input<P.Output, P.Failure>(
        onSubscription: { self.begin($0, tag: tag) },
        onValue: { [outlet] value in
          outlet.send(value, tag: tag)
          return .none
        },
        onCompletion: { completion in
          _ = self.state.withLock { state in
            state.unlimited.removeValue(forKey: tag) ?? state.sources.removeValue(forKey: tag)
          }
          switch completion {
          case .finished:
            onFinish?()
            self.leave()
          case .failure:
            self.outlet.fail(completion)
          }
        }
      )
    )
  }

  /// Keeps the subscription of something that brings upstreams, to cancel it in the end.
  ///
  /// - Returns: Whether it is still wanted.
  func keep(_ subscription: any Subscription) -> Bool {
    let isWelcome = state.withLock { state in
      if !state.isDone { state.unlimited[0] = subscription }
      return !state.isDone
    }
    if !isWelcome { subscription.cancel() }
    return isWelcome
  }

  /// Asks what ``keep(_:)`` has kept for more.
  func requestKept(_ demand: Subscribers.Demand) {
    state.withLock { $0.unlimited[0] }?.request(demand)
  }

  private func begin(_ subscription: any Subscription, tag: Int) {
    let isUnlimited = outlet.demand == .unlimited
    let isWelcome = state.withLock { state in
      guard !state.isDone else { return false }
      if isUnlimited {
        state.unlimited[tag] = subscription
      } else {
        state.sources[tag] = subscription
      }
      return true
    }
    guard isWelcome else { return subscription.cancel() }
    subscription.request(isUnlimited ? .unlimited : .max(1))
  }
}
