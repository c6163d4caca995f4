/// A part of the screen whose content may be larger than it is.
public struct ScrollView<Content: View>: View, ElementView {
  public typealias Body = Never

  let axes: Axis.Set
  let showsIndicators: Bool
  package let content: Content

  /// - Parameters:
  ///   - axes: The directions in which it scrolls.
  ///   - showsIndicators: Whether it may show where it is.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  package var kind: ElementKind { .scroll }

  package func describe(_ element: inout ElementDescription) {
    element.add(.axis, .string(axes == .horizontal ? "horizontal" : "vertical"))
    if element.environment.refresh != nil { element.add(.canRefresh, .bool(true)) }
    element.addScrollTraits(hidesIndicator: !showsIndicators)
  }

  package func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
  {
    node.environment.refreshHandler
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension View {
  /// Where this view scrolls to at first, and stays while it is there and its content changes.
  ///
  /// - Parameter anchor: A point in the lower half, as ``UnitPoint/bottom``, is the end of the content;
  ///   any other is its beginning, as without this modifier.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    attribute(.scrollAnchor, (anchor?.y ?? 0) > 0.5 ? .string("bottom") : .none)
  }
}
