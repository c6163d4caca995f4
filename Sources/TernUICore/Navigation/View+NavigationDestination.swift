extension View {
  /// Presents a page on the nearest stack while there is an item.
  ///
  /// When the person goes back, the item becomes `nil`. As long as there is an item, the page stays
  /// the same one; only where items are objects, another object makes another page.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    PresentationView(
      content: self,
      style: .page,
      item: { item.wrappedValue },
      isSame: isSameObject,
      dismiss: { item.wrappedValue = nil },
      presented: destination
    )
  }

  /// Presents a page on the nearest stack while a condition holds.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    PresentationView(
      content: self,
      style: .page,
      item: { isPresented.wrappedValue ? () : nil },
      isSame: { _, _ in true },
      dismiss: { isPresented.wrappedValue = false },
      presented: { destination() }
    )
  }

  /// Says what the page of a value of a type is, on the nearest stack.
  ///
  /// Where several views of a stack say it for one type, the first one counts.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }
}

/// Whether two items are the same one: values always, objects when they are identical.
///
/// `==` and `hash(into:)` of an item are its author's and are not called.
func isSameObject<Item>(_ lhs: Item, _ rhs: Item) -> Bool {
  guard type(of: lhs as Any) is AnyClass else { return true }
  return lhs as AnyObject === rhs as AnyObject
}

/// A view that says what the page of a value is.
private struct DestinationView<Content: View, Value, Destination: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let destination: (Value) -> Destination

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    DestinationNode(view: view, in: context)
  }
}

private final class DestinationNode<Content: View, Value, Destination: View>:
  WrapperNode<DestinationView<Content, Value, Destination>>
{
  private var stack: StackContext?

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    let key = ObjectIdentifier(Value.self)
    if stack !== environment.navigation { stack?.unregister(key, from: self) }
    stack = environment.navigation
    let destination = view.destination
    stack?.register(key, from: self) { value in
      (value as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    }
  }

  override func willUnmount() {
    stack?.unregister(ObjectIdentifier(Value.self), from: self)
  }
}
