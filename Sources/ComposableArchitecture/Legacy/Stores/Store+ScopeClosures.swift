extension Store {
  /// A store for a part of the state and of the actions, which closures lead to.
  ///
  /// Each call gives another store.
  ///
  /// - Parameters:
  ///   - toChildState: Reads the child's state.
  ///   - fromChildAction: Wraps an action of the child.
  /// - Returns: The child's store.
  @available(
    *, deprecated,
    message: "Pass key paths: 'scope(state: \\.child, action: \\.child)'."
  )
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let node = ClosureNode(
      node, initial: withState(toChildState), read: toChildState, embed: fromChildAction
    )
    return Store<ChildState, ChildAction>(node, parent: self)
  }
}
