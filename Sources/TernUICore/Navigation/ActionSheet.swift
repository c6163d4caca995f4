/// A dialog as a value: the older way to write
/// ``TernUI/View/confirmationDialog(_:isPresented:titleVisibility:actions:message:)``.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of a dialog.
  public typealias Button = Alert.Button

  /// A dialog.
  ///
  /// - Parameters:
  ///   - title: What it says first.
  ///   - message: What it says then.
  ///   - buttons: The buttons; one that cancels if there are none.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons.isEmpty ? [.cancel()] : buttons
  }
}

extension View {
  /// Presents a dialog while a condition holds.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    let item = Binding<ActionSheet?>(
      get: { isPresented.wrappedValue ? content() : nil },
      set: { if $0 == nil { isPresented.wrappedValue = false } }
    )
    return _alert(
      item: item, isDialog: true, title: { $0.title }, isSame: { _, _ in true },
      content: { AlertButtons(message: $0.message, buttons: $0.buttons) }
    )
  }

  /// Presents a dialog about an item while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    _alert(
      item: item, isDialog: true, title: { content($0).title }, isSame: { $0.id == $1.id },
      content: { item in
        let sheet = content(item)
        return AlertButtons(message: sheet.message, buttons: sheet.buttons)
      }
    )
  }
}
