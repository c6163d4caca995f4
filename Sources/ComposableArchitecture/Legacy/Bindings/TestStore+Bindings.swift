import CasePaths

@available(
  *, deprecated,
  message: "Apply '@ObservableState' to the state, and assert that."
)
extension TestStore {
  /// What a view makes its state from, for the state as the test has asserted it up to now.
  ///
  /// What is written through it goes nowhere but into this copy.
  ///
  /// - Parameter toViewAction: The path to the case of the bindable actions.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State, Action: CasePathable {
    let store = Store<State, Action>(initialState: state) { BindingReducer(action: toViewAction) }
    return BindingViewStore(store.scope(state: \.self, action: toViewAction).node)
  }
}

@available(
  *, deprecated,
  message: "Apply '@ObservableState' to the state, and assert that."
)
extension TestStore where Action: BindableAction, Action.State == State {
  /// What a view makes its state from, for the state as the test has asserted it up to now.
  ///
  /// What is written through it goes nowhere but into this copy.
  public var bindings: BindingViewStore<State> {
    BindingViewStore(Store<State, Action>(initialState: state) { BindingReducer() }.node)
  }
}
