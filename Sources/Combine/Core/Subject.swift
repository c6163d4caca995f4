/// A publisher that code outside of it sends through.
///
/// It is the bridge from code that calls to code that subscribes.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers that have asked for one.
  ///
  /// - Parameter value: The value.
  func send(_ value: Output)

  /// Ends it, for all subscribers.
  ///
  /// - Parameter completion: Whether it is the regular end, or a failure.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the subscription of a publisher that it subscribes to.
  ///
  /// - Parameter subscription: The subscription.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that says nothing.
  public func send() {
    send(())
  }
}
