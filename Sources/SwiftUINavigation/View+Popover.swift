public import TernUICore

extension View {
  /// Presents something small while there is an item, told from others by a part of it.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the popover closes.
  ///   - id: What tells items apart: another one makes another popover.
  ///   - attachmentAnchor: Where on this view it belongs.
  ///   - arrowEdge: At which side of that.
  ///   - content: The popover of an item.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(
      item: item.keyed(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
      content: { content($0.item) }
    )
  }

  /// Presents something small while there is an item, which it may change.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the popover closes.
  ///   - id: What tells items apart: another one makes another popover.
  ///   - attachmentAnchor: Where on this view it belongs.
  ///   - arrowEdge: At which side of that.
  ///   - content: The popover of a binding to an item.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item, id: id, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
      (value: Item) in
      content(Binding(presented: item, last: value))
    }
  }

  /// Presents something small while there is an item, which it may change.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the popover closes.
  ///   - attachmentAnchor: Where on this view it belongs.
  ///   - arrowEdge: At which side of that.
  ///   - content: The popover of a binding to an item.
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
      (value: Item) in
      content(Binding(presented: item, last: value))
    }
  }
}
