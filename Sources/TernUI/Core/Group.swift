/// Several views that are treated as one: a modifier of the group reaches each of them.
public struct Group<Content> {
  package let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    WrapperNode(view: view, in: context)
  }
}

extension Group: WrapperView where Content: View {}
