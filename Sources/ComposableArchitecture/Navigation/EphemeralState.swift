import SwiftNavigation

/// State that is presented, sends actions and has no reducer: an alert, a dialog.
///
/// Whatever it sends closes it.
public protocol _EphemeralState<Action>: _StateWithOwnReducer
where _OwnReducer == EmptyReducer<Self, Action> {
  /// The actions of its buttons.
  associatedtype Action
}

extension _EphemeralState {
  public static var _ownReducer: EmptyReducer<Self, Action> { EmptyReducer() }
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}

/// Tells whether an action closes the presented state that it came from; `nil` if none ever does.
///
/// It is asked for once for each operator: the types alone tell most.
func ephemeralCloses<State, Action>(
  _ state: State.Type, _ action: Action.Type
) -> (@Sendable (State, Action) -> Bool)? {
  if state is any _EphemeralState.Type { return { _, _ in true } }
  func open<Cases: CaseReducerState>(_ cases: Cases.Type) -> Any? {
    Cases.StateReducer._$closes
  }
  guard let cases = state as? any CaseReducerState.Type else { return nil }
  return open(cases) as? @Sendable (State, Action) -> Bool
}
