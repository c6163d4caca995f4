import CasePaths

/// Sets the properties that the bindings of a view write.
///
/// Place it first in the body, so that what follows sees the new value.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let binding: (Action) -> BindingAction<State>?

  public typealias Body = Never

  /// Sets properties for the actions of the feature itself.
  public init() where Action == ViewAction {
    binding = { $0.binding }
  }

  /// Sets properties for actions inside a case.
  ///
  /// - Parameter toViewAction: The path to the case of the bindable actions.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(toViewAction)
    binding = { path.extract(from: $0)?.binding }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let action = binding(action) {
      action.set(&state)
      action.receipt?.isHandled = true
      ReduceContext.noteTaken(BindingAction<State>.self)
    }
    return .none
  }
}
