import IssueReporting

/// Receives values for an asynchronous sequence, one when one is waited for.
///
/// The end of its life is that of the subscription.
final class Inbox<Output, Failure: Error>: @unchecked Sendable {
  typealias Answer = Result<Output?, Failure>
  private typealias Continuation = UnsafeContinuation<Unchecked<Answer>, Never>

  private struct State {
    var subscription: (any Subscription)?
    /// What was asked for before there was a subscription.
    var demand = Subscribers.Demand.none
    var waiting: [Continuation] = []
    var values = Queue<Output>()
    var completion: Subscribers.Completion<Failure>?
  }

  private let state = Lock(State())

  deinit {
    state.withLock { $0.subscription.take() }?.cancel()
  }

  /// What receives; it does not hold the inbox.
  var subscriber: AnySubscriber<Output, Failure> {
    AnySubscriber(
      receiveSubscription: { [state] subscription in
        let demand = state.withLock { state -> Subscribers.Demand? in
          guard state.subscription == nil, state.completion == nil else { return nil }
          state.subscription = subscription
          return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
      },
      receiveValue: { [state] value in
        let continuation = state.withLock { state -> Continuation? in
          guard state.completion == nil else { return nil }
          if !state.waiting.isEmpty { return state.waiting.removeFirst() }
          state.values.append(value)
          return nil
        }
        continuation?.resume(returning: Unchecked(.success(value)))
        return .none
      },
      receiveCompletion: { [state] in Self.end(state, $0) }
    )
  }

  /// Waits for the next value.
  func next() async -> Answer {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { (continuation: Continuation) in
        let (answer, subscription) = state.withLock { state -> (Answer?, (any Subscription)?) in
          if let value = state.values.popFirst() { return (.success(value), nil) }
          if case .failure(let failure) = state.completion {
            // A failure is thrown once.
            state.completion = .finished
            return (.failure(failure), nil)
          }
          if state.completion != nil { return (.success(nil), nil) }
          state.waiting.append(continuation)
          if state.subscription == nil { state.demand += .max(1) }
          return (nil, state.subscription)
        }
        if let answer { continuation.resume(returning: Unchecked(answer)) }
        subscription?.request(.max(1))
      }
    } onCancel: {
      let subscription = state.withLock { $0.subscription.take() }
      subscription?.cancel()
      Self.end(state, .finished)
    }.value
  }

  private static func end(_ state: Lock<State>, _ completion: Subscribers.Completion<Failure>) {
    let (waiting, subscription) = state.withLock { state -> ([Continuation], (any Subscription)?) in
      guard state.completion == nil else { return ([], nil) }
      state.completion = completion
      // Who waits hears of a failure now, the first of them at least.
      if case .failure = completion, !state.waiting.isEmpty { state.completion = .finished }
      defer { (state.waiting, state.subscription) = ([], nil) }
      return (state.waiting, state.subscription)
    }
    _ = subscription
    for (index, continuation) in waiting.enumerated() {
      if case .failure(let failure) = completion, index == 0 {
        continuation.resume(returning: Unchecked(.failure(failure)))
      } else {
        continuation.resume(returning: Unchecked(.success(nil)))
      }
    }
  }
}
