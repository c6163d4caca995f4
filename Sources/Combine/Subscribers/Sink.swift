import IssueReporting

extension Subscribers {
  /// A subscriber that calls functions, and asks for all values at once.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private struct State {
      var receiveValue: ((Input) -> Void)?
      var receiveCompletion: ((Completion<Failure>) -> Void)?
      var subscription: (any Subscription)?
    }

    private let state: Lock<State>

    /// Creates a subscriber.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called with the end, if it comes.
    ///   - receiveValue: Called with each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      state = Lock(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    public func receive(subscription: any Subscription) {
      let isWelcome = state.withLock { state in
        guard state.subscription == nil, state.receiveValue != nil else { return false }
        state.subscription = subscription
        return true
      }
      if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ input: Input) -> Demand {
      state.withLock { $0.receiveValue }?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let old = end()
      old.receiveCompletion?(completion)
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    public var description: String { "Sink" }

    /// Takes out everything, so that it is destroyed outside of the lock.
    private func end() -> State {
      state.withLock { state in
        defer { state = State() }
        return state
      }
    }
  }
}

extension Publisher {
  /// Calls a function with each value, and another one with the end.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called with the end, if it comes.
  ///   - receiveValue: Called with each value.
  /// - Returns: What ends the subscription; it ends too when nobody holds this.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a function with each value.
  ///
  /// - Parameter receiveValue: Called with each value.
  /// - Returns: What ends the subscription; it ends too when nobody holds this.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
