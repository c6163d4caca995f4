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

extension CurrentValueSubject: Sendable where Output: Sendable {}
