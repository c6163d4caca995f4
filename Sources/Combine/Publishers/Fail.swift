/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// Creates a publisher.
  ///
  /// - Parameter error: The failure.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher whose type of values is given.
  ///
  /// - Parameters:
  ///   - outputType: What it would send.
  ///   - failure: The failure.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Failure: Sendable {}
