/// What connects a subscriber to a publisher.
///
/// Both of its functions may be called from any thread.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values.
  ///
  /// - Parameter demand: How many values, beyond those that were asked for before.
  func request(_ demand: Subscribers.Demand)
}

/// The place of subscriptions that many publishers need.
public enum Subscriptions {
  /// A subscription that never brings a value, for publishers that complete at once.
  public static var empty: any Subscription { Empty.shared }

  private struct Empty: Subscription {
    static let shared = Empty()
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
