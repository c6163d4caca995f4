/// Who receives from a publisher.
///
/// It first receives a subscription, through which it asks for values, then values, then at most
/// one
/// completion. ``Subscribers/Sink`` and ``Subscribers/Assign`` are what most code needs.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it receives.
  associatedtype Input
  /// How what it receives from may fail.
  associatedtype Failure: Error

  /// Receives the subscription, before anything else.
  ///
  /// - Parameter subscription: What to ask for values.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Parameter input: The value.
  /// - Returns: How many more values it wants, beyond those it asked for already.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end; nothing comes after it.
  ///
  /// - Parameter completion: Whether it is the regular end, or a failure.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that says nothing.
  ///
  /// - Returns: How many more values it wants.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// The place of the types that receive.
public enum Subscribers {}

/// The place of the types that operators return.
public enum Publishers {}
