import TernUICore

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension ViewStore {
  /// A binding whose writes are sent as actions.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - valueToAction: Makes the action from a new value.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding {
      assumeMainActor { get(self.state) }
    } set: { value in
      assumeMainActor { self.write(valueToAction(value)) }
    }
  }

  /// A binding whose writes are sent as one action, whatever the value.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - action: The action.
  @_disfavoredOverload
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding to the whole state, whose writes are sent as actions.
  ///
  /// - Parameter valueToAction: Makes the action from a new state.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// A binding to the whole state, whose writes are sent as one action.
  ///
  /// - Parameter action: The action.
  @_disfavoredOverload
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: { _ in action })
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a property of the state.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    binding(get: { $0[keyPath: keyPath].wrappedValue }, send: { .set(keyPath, $0) })
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension ViewStore {
  /// Looks at a store whose properties the view binds to.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - fromViewAction: Wraps an action of the view.
  ///   - isDuplicate: Whether a state of the view counts as the one before.
  @_disfavoredOverload
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction: BindableAction, ViewAction.State == State {
    let bindable = ClosureNode(
      store.node, initial: store.withState { $0 }, read: { $0 }, embed: fromViewAction
    )
    self.init(
      of: store,
      read: { _ in toViewState(BindingViewStore(bindable)) },
      embed: fromViewAction,
      isDuplicate: isDuplicate
    )
  }

  /// Looks at a store whose properties the view binds to.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - isDuplicate: Whether a state of the view counts as the one before.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension ViewStore where ViewState: Equatable {
  /// Looks at a store whose properties the view binds to.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - fromViewAction: Wraps an action of the view.
  @_disfavoredOverload
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }

  /// Looks at a store whose properties the view binds to.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: { $0 == $1 })
  }
}
