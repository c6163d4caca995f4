/// A view without any content.
public struct EmptyView: View, Sendable {
  public typealias Body = Never

  /// Nothing.
  public nonisolated init() {}

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    _ViewNode(view: view, in: context)
  }
}
