import TernUI

extension Effect {
  /// The same effect, whose actions change the state with an animation.
  ///
  /// - Parameter animation: How the changes are shown.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// The same effect, whose actions change the state with a transaction.
  ///
  /// - Parameter transaction: How the changes are shown.
  public func transaction(_ transaction: Transaction) -> Self {
    Self(operation.sending { action, send in withTransaction(transaction) { send(action) } })
  }

  /// An effect that sends an action at once, whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: How the changes are shown.
  public static func send(_ action: Action, animation: Animation? = nil) -> Self {
    send(action).animation(animation)
  }
}
