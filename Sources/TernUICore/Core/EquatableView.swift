/// A view that is compared by its own `==`, and not touched when it is equal to what it was.
public struct EquatableView<Content: View & Equatable>: View {
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// - Parameter content: The view to compare by its own `==`.
  public init(content: Content) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    EquatableNode(view: view, in: context)
  }
}

private final class EquatableNode<Content: View & Equatable>: _ViewNode<EquatableView<Content>> {
  private var child: _ViewNode<Content>?

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    guard let child else {
      child = context.mount(view.content)
      return
    }
    let isEqual = child.view == view.content
    child.update(isEqual ? child.view : view.content, in: environment)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}

extension View where Self: Equatable {
  /// Has this view compared by its own `==`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
