/// Is told of every action that a root handles.
@MainActor
protocol RootProbe<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  func willReduce(_ action: Action, origin: ActionOrigin)
  func didReduce(_ action: Action, origin: ActionOrigin, state: UnsafePointer<State>)
}
