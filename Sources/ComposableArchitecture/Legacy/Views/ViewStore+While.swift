import TernUICore

@available(*, deprecated, message: "Await the effects: 'await store.send(action).finish()'.")
extension ViewStore {
  /// Sends an action, and waits for as long as the state is as a closure says.
  ///
  /// When the task that waits is cancelled, so are the effects of the action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - predicate: Whether to wait on.
  public func send(_ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool)
    async
  {
    await wait(for: send(action), while: predicate)
  }

  /// Sends an action whose changes are animated, and waits for as long as the state is as a closure
  /// says.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How the changes are shown.
  ///   - predicate: Whether to wait on.
  public func send(
    _ action: ViewAction,
    animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action, animation: animation), while: predicate)
  }

  private func wait(
    for task: StoreTask, while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await yield(while: predicate)
    if Task.isCancelled { await task.cancel() }
  }

  /// Waits for as long as the state is as a closure says, or until the task is cancelled.
  ///
  /// - Parameter predicate: Whether to wait on.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    let (ended, continuation) = AsyncStream<Never>.makeStream()
    let subscription = publisher.sink { state in
      if !predicate(state) { continuation.finish() }
    }
    for await _ in ended {}
    subscription.cancel()
  }
}
