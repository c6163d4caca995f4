/// Controls to fill in, in sections.
///
/// Rows of a `ForEach` in it can be deleted and moved, as in a ``List``, and those of a long one are made
/// when they come near what is seen. Only in the style `columns` all are made at once: the widest of all
/// labels says where the controls begin. A ``FocusState`` that asks for a row has it made.
public struct Form<Content: View>: View, ElementView {
  public typealias Body = Never

  package static var readsBindings: Bool { true }

  package let content: Content

  /// - Parameter content: The rows, in sections or not.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package var kind: ElementKind { .form }

  package func describe(_ element: inout ElementDescription) {
    element.addStyle(.form)
    element.addList(nil)
  }

  package func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
  {
    node.environment.refreshHandler
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, FormCompanion.init)
  }
}

private final class FormCompanion<Content: View>: ElementCompanion<Form<Content>> {
  private let slots = SlotContainer(.row)

  override func adjust(_ environment: inout EnvironmentValues) {
    environment.slots = slots
    environment.loadsRows = environment.traits.loadsRows && environment.styles[.form] != "columns"
    environment.slot = nil
  }
}
