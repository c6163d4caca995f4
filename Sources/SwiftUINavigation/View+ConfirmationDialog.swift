public import SwiftNavigation
public import TernUICore

extension View {
  /// Presents a dialog that is data, and closes it after any of its buttons.
  ///
  /// - Parameters:
  ///   - state: The dialog, if there is one. It becomes `nil` however the dialog closes.
  ///   - handler: Called with the action of the button that is pressed; `nil` when it has none.
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor (Value?) -> Void
  ) -> some View {
    _alert(
      item: state,
      isDialog: true,
      title: { $0.titleVisibility == .hidden ? nil : Text($0.title) },
      isSame: { $0.id == $1.id }
    ) { dialog in
      StateButtons(message: dialog.message, buttons: dialog.buttons, perform: handler)
    }
  }

  /// Presents a dialog that is data, and closes it when one of its buttons is pressed.
  ///
  /// - Parameters:
  ///   - state: The dialog, if there is one. It becomes `nil` however the dialog closes.
  ///   - handler: Called in a task with the action of the button that is pressed; `nil` when it has none.
  public func confirmationDialog<Value: Sendable>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor (Value?) async -> Void
  ) -> some View {
    confirmationDialog(state) { value in
      Task { @MainActor in await handler(value) }
    }
  }

  /// Presents a dialog that is data and whose buttons do nothing but close it.
  ///
  /// - Parameter state: The dialog, if there is one. It becomes `nil` however the dialog closes.
  public func confirmationDialog(
    _ state: Binding<ConfirmationDialogState<Never>?>
  ) -> some View {
    confirmationDialog(state) { _ in }
  }

  /// Presents a dialog about an item while there is one.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the dialog closes.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: What the dialog says first.
  ///   - actions: The buttons.
  public func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    _alert(
      item: item,
      isDialog: true,
      title: { titleVisibility == .hidden ? nil : title($0) },
      isSame: { _, _ in true },
      content: actions
    )
  }

  /// Presents a dialog with a message about an item while there is one.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the dialog closes.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: What the dialog says first.
  ///   - actions: The buttons.
  ///   - message: What the dialog says below its title.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    _alert(
      item: item,
      isDialog: true,
      title: { titleVisibility == .hidden ? nil : title($0) },
      isSame: { _, _ in true }
    ) { item in
      message(item)
      actions(item)
    }
  }
}
