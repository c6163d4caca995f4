import SwiftUINavigation
import TernUICore

extension View {
  /// Presents an alert that a feature holds in its state.
  ///
  /// - Parameter store: The store of the alert.
  @available(
    *, deprecated,
    message: "Use 'alert($store.scope(state: \\.alert, action: \\.alert))'."
  )
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    alert(store: store, state: { $0 }, action: { $0 })
  }

  /// Presents an alert that is one of several things that a feature presents.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Takes the alert from the state of all.
  ///   - fromDestinationAction: Wraps an action of the alert.
  @available(
    *, deprecated,
    message: "Use 'alert($store.scope(state: \\.alert, action: \\.alert))'."
  )
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
  ) -> some View {
    let part = PresentedPart(store, state: toDestinationState, action: fromDestinationAction)
    return presentAlert(part.binding, store: \.store, isSame: ==)
  }

  /// Presents an alert that a feature holds in its state.
  ///
  /// - Parameter store: The store of the alert.
  @available(
    *, deprecated,
    message: "Use 'alert($store.scope(state: \\.alert, action: \\.alert))'."
  )
  public func legacyAlert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    alert(store: store)
  }

  /// Presents an alert that is one of several things that a feature presents.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Takes the alert from the state of all.
  ///   - fromDestinationAction: Wraps an action of the alert.
  @available(
    *, deprecated,
    message: "Use 'alert($store.scope(state: \\.alert, action: \\.alert))'."
  )
  public func legacyAlert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
  ) -> some View {
    alert(store: store, state: toDestinationState, action: fromDestinationAction)
  }

  /// Presents a dialog that a feature holds in its state.
  ///
  /// - Parameter store: The store of the dialog.
  @available(
    *, deprecated,
    message: "Use 'confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))'."
  )
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    confirmationDialog(store: store, state: { $0 }, action: { $0 })
  }

  /// Presents a dialog that is one of several things that a feature presents.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Takes the dialog from the state of all.
  ///   - fromDestinationAction: Wraps an action of the dialog.
  @available(
    *, deprecated,
    message: "Use 'confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))'."
  )
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ dialogAction: ButtonAction) -> Action
  ) -> some View {
    let part = PresentedPart(store, state: toDestinationState, action: fromDestinationAction)
    return presentDialog(part.binding, store: \.store, isSame: ==)
  }

  /// Presents a dialog that a feature holds in its state.
  ///
  /// - Parameter store: The store of the dialog.
  @available(
    *, deprecated,
    message: "Use 'confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))'."
  )
  public func actionSheet<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    confirmationDialog(store: store)
  }

  /// Presents a dialog that is one of several things that a feature presents.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Takes the dialog from the state of all.
  ///   - fromDestinationAction: Wraps an action of the dialog.
  @available(
    *, deprecated,
    message: "Use 'confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))'."
  )
  public func actionSheet<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ dialogAction: ButtonAction) -> Action
  ) -> some View {
    confirmationDialog(store: store, state: toDestinationState, action: fromDestinationAction)
  }
}
