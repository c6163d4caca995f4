import SwiftUINavigation
import TernUICore

extension View {
  /// Presents an alert that a feature holds in its state.
  ///
  /// A button sends its action, and closing the alert in any other way sends
  /// ``PresentationAction/dismiss``. Either takes the alert out of the state.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// - Parameter item: The store of the alert, if there is one.
  public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> some View {
    presentAlert(item, store: { $0 }, isSame: ===)
  }

  /// Presents a dialog that a feature holds in its state.
  ///
  /// A button sends its action, and closing the dialog in any other way sends
  /// ``PresentationAction/dismiss``. Either takes the dialog out of the state.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  /// ```
  ///
  /// - Parameter item: The store of the dialog, if there is one.
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    presentDialog(item, store: { $0 }, isSame: ===)
  }

  /// Presents the alert of an item's store.
  func presentAlert<Item, Action>(
    _ item: Binding<Item?>,
    store: @escaping (Item) -> Store<AlertState<Action>, Action>,
    isSame: @escaping (Item, Item) -> Bool
  ) -> some View {
    _alert(
      item: item,
      isDialog: false,
      title: { Text(store($0).withState(\.title)) },
      isSame: isSame
    ) { item in
      let alert = store(item).withState { $0 }
      StateButtons(message: alert.message, buttons: alert.buttons) { action in
        if let action { store(item).send(action) }
      }
    }
  }

  /// Presents the dialog of an item's store.
  func presentDialog<Item, Action>(
    _ item: Binding<Item?>,
    store: @escaping (Item) -> Store<ConfirmationDialogState<Action>, Action>,
    isSame: @escaping (Item, Item) -> Bool
  ) -> some View {
    _alert(
      item: item,
      isDialog: true,
      title: { item in
        store(item).withState { $0.titleVisibility == .hidden ? nil : Text($0.title) }
      },
      isSame: isSame
    ) { item in
      let dialog = store(item).withState { $0 }
      StateButtons(message: dialog.message, buttons: dialog.buttons) { action in
        if let action { store(item).send(action) }
      }
    }
  }
}
