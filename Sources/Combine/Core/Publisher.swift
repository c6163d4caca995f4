/// Something that sends values over time to those who subscribe.
///
/// A publisher sends values, then at most one completion, never two things at once, and never more
/// values than its subscriber has asked for. Operators such as ``map(_:)`` make new publishers of
/// it;
/// ``sink(receiveValue:)`` ends a chain of them and starts the flow.
///
/// ```swift
/// let subscription = [1, 2, 3].publisher
///   .map { $0 * 2 }
///   .sink { print($0) }  // 2, 4, 6
/// ```
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it may fail; `Never` when it does not.
  associatedtype Failure: Error

  /// Connects a subscriber; ``subscribe(_:)-(S)`` calls it.
  ///
  /// An implementation sends the subscriber a subscription, then what it asks for.
  ///
  /// - Parameter subscriber: Who wants to receive.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  ///
  /// - Parameter subscriber: Who wants to receive.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Connects a subject, which sends on what it receives.
  ///
  /// - Parameter subject: The subject.
  /// - Returns: What ends the connection.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }

  /// The publisher without its type.
  ///
  /// Use it in declarations, so that the operators of an implementation stay its own business.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
