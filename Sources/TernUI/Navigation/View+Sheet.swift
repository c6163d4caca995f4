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
    presentSheet(nil, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while a condition holds.
  ///
  /// - Parameter onDismiss: Called when the sheet is gone, whoever closed it.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentSheet(nil, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents what covers everything.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentSheet("fullScreen", item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents what covers everything.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentSheet("fullScreen", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents something small that belongs to this view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentSheet("popover", item: item, onDismiss: nil, content: content)
  }

  /// Presents something small that belongs to this view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentSheet("popover", isPresented: isPresented, onDismiss: nil, content: content)
  }

  /// Presents details of what this view shows, at its side where there is room.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentSheet("inspector", isPresented: isPresented, onDismiss: nil, content: content)
  }

  private func presentSheet<Item: Identifiable, Content: View>(
    _ style: String?,
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    PresentationView(
      content: self,
      style: .sheet(style: style),
      item: { item.wrappedValue },
      isSame: { $0.id == $1.id },
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      presented: content
    )
  }

  private func presentSheet<Content: View>(
    _ style: String?,
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      content: self,
      style: .sheet(style: style),
      item: { isPresented.wrappedValue ? () : nil },
      isSame: { _, _ in true },
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      presented: { content() }
    )
  }
}

/// The part of a view that a popover points to: where it stands is left to the back end.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  public enum Source: Sendable { case bounds }

  case rect(Source)
  case point(UnitPoint)
}

extension PresentationStyle {
  var elementKind: ElementKind {
    switch self {
    case .page: return .page
    case .sheet: return .sheet
    case .alert: return .alert
    }
  }
}
