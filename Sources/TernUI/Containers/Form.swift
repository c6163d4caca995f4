/// Controls to fill in, in sections.
///
/// Rows of a `ForEach` in it can be deleted and moved, as in a ``List``.
public struct Form<Content: View>: View, ElementView {
  public typealias Body = Never

  static var readsBindings: Bool { true }

  let content: Content

  /// - Parameter content: The rows, in sections or not.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var kind: ElementKind { .form }

  func describe(_ element: inout ElementDescription) {
    element.addStyle(.form)
    element.addList(nil)
  }

  func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)? {
    node.environment.refreshHandler
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    FormNode(view: view, in: context)
  }
}

private final class FormNode<Content: View>: ElementViewNode<Form<Content>> {
  private let slots = SlotContainer(.row)

  override func adjust(_ environment: inout EnvironmentValues) {
    environment.slots = slots
    environment.slot = nil
  }
}
