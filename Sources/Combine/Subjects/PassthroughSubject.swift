/// A subject that sends values on, and keeps none.
///
/// ```swift
/// let taps = PassthroughSubject<Int, Never>()
/// let subscription = taps.sink { print($0) }
/// taps.send(1)  // prints 1
/// ```
///
/// A subscriber that has asked for no value misses it. What a subscriber sends in turn goes out
/// when
/// all subscribers have received the value at hand, and so does what another thread sends in the
/// meantime: all of them see the same order.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>()

  /// Creates a subject.
  public init() {}

  deinit {
    core.close()
  }

  /// Sends a value to those who are subscribed and have asked for one; to others it is lost.
  ///
  /// It runs their code on this thread, unless another thread is sending at this moment: that one then
  /// delivers this value after its own. A value that is sent after the end goes nowhere.
  ///
  /// - Parameter value: The value.
  public func send(_ value: Output) {
    core.send(value)
  }

  /// Ends the subject for those who are subscribed, and at once for those who come later.
  ///
  /// - Parameter completion: Whether it is the regular end, or a failure. The first one counts.
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Takes the subscription of a publisher, and asks it for all its values.
  ///
  /// - Parameter subscription: The subscription. It is cancelled when the subject ends or goes.
  public func send(subscription: any Subscription) {
    core.send(subscription: subscription)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.subscribe(subscriber)
  }
}

extension PassthroughSubject: Sendable where Output: Sendable {}
