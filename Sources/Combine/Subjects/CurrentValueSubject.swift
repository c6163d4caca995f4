/// A subject that has a value, which each new subscriber receives first.
///
/// ```swift
/// let count = CurrentValueSubject<Int, Never>(0)
/// let subscription = count.sink { print($0) }  // prints 0
/// count.value += 1  // prints 1
/// ```
///
/// A subscriber that has asked for no value receives the current one when it asks. For the order of
/// values see ``PassthroughSubject``; ``value`` is the new one before anyone has received it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core: SubjectCore<Output, Failure>

  /// Creates a subject.
  ///
  /// - Parameter value: The first value.
  public init(_ value: Output) {
    core = SubjectCore(current: value)
  }

  deinit {
    core.close()
  }

  /// The current value; setting it sends it.
  public var value: Output {
    get {
      guard let current = core.current else {
        preconditionFailure("A subject with a value has one.")
      }
      return current.value
    }
    set { core.send(newValue) }
  }

  /// Makes a value the current one, and sends it to those who are subscribed.
  ///
  /// Who has not asked for a value gets the current one when it asks. It runs the subscribers' code on
  /// this thread, unless another thread is sending at this moment: that one then delivers this value
  /// after its own. A value that is sent after the end changes nothing.
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

extension CurrentValueSubject: Sendable where Output: Sendable {}
