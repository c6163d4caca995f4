import IssueReporting

extension Subscribers {
  /// A subscriber that calls functions, and asks for all values at once.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    // The lock guards what is not its own too: functions that are in no generic type cost no look-up
    // of metadata at each value.
    private let isOpen = Lock(true)
    @exclusivity(unchecked) private var onValue: ((Input) -> Void)?
    @exclusivity(unchecked) private var onCompletion: ((Completion<Failure>) -> Void)?
    @exclusivity(unchecked) private var subscription: (any Subscription)?

    /// Creates a subscriber.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called with the end, if it comes.
    ///   - receiveValue: Called with each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      let isWelcome = isOpen.withLock { isOpen in
        guard isOpen, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ input: Input) -> Demand {
      var action: ((Input) -> Void)?
      isOpen.withLock { _ in action = onValue }
      action?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      end().onCompletion?(completion)
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    public var description: String { "Sink" }

    private typealias Rest = (
      onValue: ((Input) -> Void)?,
      onCompletion: ((Completion<Failure>) -> Void)?,
      subscription: (any Subscription)?
    )

    /// Takes out everything, so that it is destroyed outside of the lock.
    private func end() -> Rest {
      isOpen.withLock { isOpen -> Rest in
        isOpen = false
        defer { (onValue, onCompletion, subscription) = (nil, nil, nil) }
        return (onValue, onCompletion, subscription)
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
