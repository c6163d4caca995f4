/// A line between views.
public struct Divider: View, ElementView {
  public typealias Body = Never
  package typealias Content = EmptyView

  /// A line across the stack that it stands in.
  public init() {}

  package var kind: ElementKind { .divider }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}
