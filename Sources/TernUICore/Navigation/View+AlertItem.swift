extension View {
  /// Presents an alert, or a dialog, about an item while there is one.
  ///
  /// Another item makes another alert: a press or a close that was meant for the first does not reach
  /// the second.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - isDialog: Whether it is a dialog.
  ///   - title: What it says first.
  ///   - isSame: Whether two items are the same one, so that the alert stays.
  ///   - content: The message and the buttons.
  package func _alert<Item, Content: View>(
    item: Binding<Item?>,
    isDialog: Bool,
    title: (Item) -> Text?,
    isSame: @escaping (Item, Item) -> Bool,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentationView(
      content: self,
      style: .alert(
        title: item.wrappedValue.flatMap(title)?.string ?? "",
        style: isDialog ? "confirmationDialog" : nil
      ),
      item: { item.wrappedValue },
      isSame: isSame,
      dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
      presented: content
    )
  }
}
