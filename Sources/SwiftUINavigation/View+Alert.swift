public import SwiftNavigation
public import TernUICore

extension View {
  /// Presents an alert that is data, and closes it after any of its buttons.
  ///
  /// - Parameters:
  ///   - state: The alert, if there is one. It becomes `nil` however the alert closes.
  ///   - handler: Called with the action of the button that is pressed; `nil` when it has none.
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor (Value?) -> Void
  ) -> some View {
    _alert(
      item: state, isDialog: false, title: { Text($0.title) }, isSame: { $0.id == $1.id }
    ) { alert in
      StateButtons(message: alert.message, buttons: alert.buttons, perform: handler)
    }
  }

  /// Presents an alert that is data, and closes it when one of its buttons is pressed.
  ///
  /// - Parameters:
  ///   - state: The alert, if there is one. It becomes `nil` however the alert closes.
  ///   - handler: Called in a task with the action of the button that is pressed; `nil` when it has none.
  public func alert<Value: Sendable>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor (Value?) async -> Void
  ) -> some View {
    alert(state) { value in
      Task { @MainActor in await handler(value) }
    }
  }

  /// Presents an alert that is data and whose buttons do nothing but close it.
  ///
  /// - Parameter state: The alert, if there is one. It becomes `nil` however the alert closes.
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    alert(state) { _ in }
  }

  /// Presents an alert about an item while there is one.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the alert closes.
  ///   - title: What the alert says first.
  ///   - actions: The buttons.
  public func alert<Item, Actions: View>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    _alert(item: item, isDialog: false, title: title, isSame: { _, _ in true }, content: actions)
  }

  /// Presents an alert with a message about an item while there is one.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the alert closes.
  ///   - title: What the alert says first.
  ///   - actions: The buttons.
  ///   - message: What the alert says below its title.
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    _alert(item: item, isDialog: false, title: title, isSame: { _, _ in true }) { item in
      message(item)
      actions(item)
    }
  }
}
