public import TernUICore

extension NavigationLink {
  /// A link to a page that is there while there is an item.
  ///
  /// - Parameters:
  ///   - item: The item. It becomes `nil` when the person goes back.
  ///   - onNavigate: Called with `true` when the link is pressed, to make the item, and with `false` when
  ///     the page has been left.
  ///   - destination: The page of a binding to the item.
  ///   - label: What to press.
  @available(
    *, deprecated, message: "Use a button that sets the item, and 'navigationDestination(item:)'."
  )
  public init<Item, WrappedDestination: View>(
    item: Binding<Item?>,
    onNavigate: @escaping @MainActor (_ isActive: Bool) -> Void,
    @ViewBuilder destination: @escaping (Binding<Item>) -> WrappedDestination,
    @ViewBuilder label: () -> Label
  ) where Destination == WrappedDestination? {
    self.init(
      isPresented: { item.wrappedValue != nil },
      navigate: { isActive in
        if !isActive, item.wrappedValue != nil { item.wrappedValue = nil }
        onNavigate(isActive)
      },
      destination: { Binding(unwrapping: item).map(destination) },
      label: label()
    )
  }
}
