/// A publisher that sends nothing before it is told to.
///
/// So several subscribers can be there for the first value. ``autoconnect()`` starts it with the
/// first subscriber instead.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts to send.
  ///
  /// - Returns: What ends the flow, for all subscribers.
  func connect() -> any Cancellable
}
