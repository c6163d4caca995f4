/// Views one over the other, the last on top.
public struct ZStack<Content: View>: View, ElementView {
  public typealias Body = Never

  let alignment: Alignment
  package let content: Content

  /// - Parameter alignment: Where smaller views stand.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package var kind: ElementKind { .zstack }

  package func describe(_ element: inout ElementDescription) {
    element.add(alignment)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}
