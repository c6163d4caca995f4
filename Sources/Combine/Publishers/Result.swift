extension Result {
  /// A publisher that sends the value, or fails.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The value or the failure.
    public let result: Result<Success, Failure>

    /// Creates a publisher.
    ///
    /// - Parameter result: The value or the failure.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Creates a publisher that sends a value.
    ///
    /// - Parameter output: The value.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Creates a publisher that fails.
    ///
    /// - Parameter failure: The failure.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: OnceSubscription(subscriber, value))
      case .failure(let failure):
        Fail(error: failure).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher that sends the value, or fails.
  public var publisher: Publisher { Publisher(self) }
}
