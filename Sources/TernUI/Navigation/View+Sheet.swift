extension View {
  /// Presents a sheet while there is an item.
  ///
  /// An item with another `id` makes another sheet. When the person closes the sheet, the item
  /// becomes `nil`.
  ///
  /// - Parameter onDismiss: Called when the sheet is gone, whoever closed it.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentationView(
      content: self,
      style: .sheet,
      item: { item.wrappedValue },
      isSame: { $0.id == $1.id },
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      presented: content
    )
  }

  /// Presents a sheet while a condition holds.
  ///
  /// - Parameter onDismiss: Called when the sheet is gone, whoever closed it.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      content: self,
      style: .sheet,
      item: { isPresented.wrappedValue ? () : nil },
      isSame: { _, _ in true },
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      presented: { content() }
    )
  }

  /// Presents what covers everything; a back end may show it as it shows a sheet.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents what covers everything; a back end may show it as it shows a sheet.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }
}
