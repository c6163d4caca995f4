import TernUICore

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension WithViewStore where ViewAction: BindableAction {
  /// A view of a store, whose properties it binds to.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - fromViewAction: Wraps an action of the view.
  ///   - isDuplicate: Whether a state of the view counts as the one before.
  ///   - content: The content.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction.State == State {
    self.init(
      ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate
      ),
      content: content
    )
  }

  /// A view of a store, whose properties it binds to.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - isDuplicate: Whether a state of the view counts as the one before.
  ///   - content: The content.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction.State == State {
    self.init(
      ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate), content: content
    )
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the state.")
extension WithViewStore where ViewState: Equatable, ViewAction: BindableAction {
  /// A view of a store, whose properties it binds to.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - fromViewAction: Wraps an action of the view.
  ///   - content: The content.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction.State == State {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }

  /// A view of a store, whose properties it binds to.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: What the view wants to see.
  ///   - content: The content.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction.State == State {
    self.init(ViewStore(store, observe: toViewState), content: content)
  }
}
