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

  public func send(_ value: Output) {
    core.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    core.send(subscription: subscription)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.subscribe(subscriber)
  }
}

extension PassthroughSubject: Sendable where Output: Sendable {}
