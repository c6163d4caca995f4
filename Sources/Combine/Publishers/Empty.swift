/// A publisher that sends no value.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
  /// Whether it ends at once, or never.
  public let completeImmediately: Bool

  /// Creates a publisher.
  ///
  /// - Parameter completeImmediately: Whether it ends at once, or never.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher whose types are given.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether it ends at once, or never.
  ///   - outputType: What it would send.
  ///   - failureType: How it would fail.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
