public import TernUICore

extension View {
  /// Presents a sheet while there is an item, told from others by a part of it.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the sheet closes.
  ///   - id: What tells items apart: another one makes another sheet.
  ///   - onDismiss: Called when the sheet is gone, whoever closed it.
  ///   - content: The sheet of an item.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(
      item: item.keyed(by: id), onDismiss: onDismiss, content: { content($0.item) }
    )
  }

  /// Presents a sheet while there is an item, which the sheet may change.
  ///
  /// ```swift
  /// .sheet(item: $bird, id: \.ring) { $bird in
  ///   TextField("Name", text: $bird.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the sheet closes.
  ///   - id: What tells items apart: another one makes another sheet.
  ///   - onDismiss: Called when the sheet is gone, whoever closed it.
  ///   - content: The sheet of a binding to an item.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, id: id, onDismiss: onDismiss) { (value: Item) in
      content(Binding(presented: item, last: value))
    }
  }

  /// Presents a sheet while there is an item, which the sheet may change.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the sheet closes.
  ///   - onDismiss: Called when the sheet is gone, whoever closed it.
  ///   - content: The sheet of a binding to an item.
  @_disfavoredOverload
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { (value: Item) in
      content(Binding(presented: item, last: value))
    }
  }
}
