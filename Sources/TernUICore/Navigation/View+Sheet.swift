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
    presentSheet(.sheet(style: nil), item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while a condition holds.
  ///
  /// - Parameter onDismiss: Called when the sheet is gone, whoever closed it.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentSheet(
      .sheet(style: nil), isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents what covers everything.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentSheet(.sheet(style: "fullScreen"), item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents what covers everything.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentSheet(
      .sheet(style: "fullScreen"), isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents something small beside this view.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the popover closes.
  ///   - attachmentAnchor: The part of this view that the popover points to.
  ///   - arrowEdge: The side of that part where the popover is, if there is room; where there is room,
  ///     if `nil`.
  ///   - content: The popover of an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentSheet(
      .popover(attachmentAnchor, edge: arrowEdge), item: item, onDismiss: nil, content: content
    )
  }

  /// Presents something small beside this view.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is there. It becomes `false` when the popover closes.
  ///   - attachmentAnchor: The part of this view that the popover points to.
  ///   - arrowEdge: The side of that part where the popover is, if there is room; where there is room,
  ///     if `nil`.
  ///   - content: The popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentSheet(
      .popover(attachmentAnchor, edge: arrowEdge), isPresented: isPresented, onDismiss: nil,
      content: content
    )
  }

  private func presentSheet<Item: Identifiable, Content: View>(
    _ style: PresentationStyle,
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    PresentationView(
      content: self,
      style: style,
      item: { item.wrappedValue },
      isSame: { $0.id == $1.id },
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      presented: content
    )
  }

  package func presentSheet<Content: View>(
    _ style: PresentationStyle,
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      content: self,
      style: style,
      item: { isPresented.wrappedValue ? () : nil },
      isSame: { _, _ in true },
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      presented: { content() }
    )
  }
}

/// The part of a view that a popover points to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A rectangle.
  public enum Source: Hashable, Sendable { case bounds }

  case rect(Source)
  case point(UnitPoint)
}

extension PresentationStyle {
  var elementKind: ElementKind {
    switch self {
    case .page: return .page
    case .sheet, .popover: return .sheet
    case .alert: return .alert
    }
  }
}
