/// How a change of state is to be shown.
///
/// It is carried along with the change. The back ends of this package show changes at once.
public struct Transaction: Sendable {
  /// The animation to show the change with, if any.
  public var animation: Animation?
  /// Whether animations of views inside are switched off.
  public var disablesAnimations = false

  /// A transaction with an animation.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  @TaskLocal static var current = Transaction()

  /// The transaction of the running code.
  package static var _current: Transaction { current }

  /// The transaction of the running code; `nil` when it asks for nothing.
  package static var _currentIfAny: Transaction? {
    let current = current
    return current.asksForNothing ? nil : current
  }

  var asksForNothing: Bool { animation == nil && !disablesAnimations }
}

/// Makes changes with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Makes changes that are to be animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes that are to be animated, and says when that is over.
///
/// - Parameter completion: Called once the changes are made, as nothing here takes time to show.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result,
  completion: () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}
