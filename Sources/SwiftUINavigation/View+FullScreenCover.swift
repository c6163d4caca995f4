public import TernUICore

extension View {
  /// Presents what covers everything while there is an item, told from others by a part of it.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the cover closes.
  ///   - id: What tells items apart: another one makes another cover.
  ///   - onDismiss: Called when the cover is gone, whoever closed it.
  ///   - content: What covers everything, of an item.
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(
      item: item.keyed(by: id), onDismiss: onDismiss, content: { content($0.item) }
    )
  }

  /// Presents what covers everything while there is an item, which it may change.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the cover closes.
  ///   - id: What tells items apart: another one makes another cover.
  ///   - onDismiss: Called when the cover is gone, whoever closed it.
  ///   - content: What covers everything, of a binding to an item.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item, id: id, onDismiss: onDismiss) { (value: Item) in
      content(Binding(presented: item, last: value))
    }
  }

  /// Presents what covers everything while there is an item, which it may change.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the cover closes.
  ///   - onDismiss: Called when the cover is gone, whoever closed it.
  ///   - content: What covers everything, of a binding to an item.
  @_disfavoredOverload
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item, onDismiss: onDismiss) { (value: Item) in
      content(Binding(presented: item, last: value))
    }
  }
}
