/// Is told of every action that a root handles.
@MainActor
protocol RootProbe<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  func willReduce(_ action: Action, origin: ActionOrigin)

  /// Is told that an action was handled.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - origin: Where it came from.
  ///   - state: The state after it.
  ///   - taken: The types of the actions in it that an operator took, and of their wrappers; `nil` if
  ///     somebody handled it otherwise, or if it is known why nobody did.
  func didReduce(
    _ action: Action, origin: ActionOrigin, state: UnsafePointer<State>, taken: [ObjectIdentifier]?
  )
}
