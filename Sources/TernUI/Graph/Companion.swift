/// The base of the companions of nodes with children of their own.
@MainActor
class Companion<Content: View>: NodeCompanion {
  /// The node, which keeps its companion.
  unowned let node: CompanionNode<Content>

  init(_ node: CompanionNode<Content>) {
    self.node = node
  }

  final var view: Content { node.view }
  final var environment: EnvironmentValues { node.environment }
  final var container: GraphElement { node.container }
  final var context: _NodeContext { node.context }
  final var graph: ViewGraph { node.graph }

  func refresh(_ changes: NodeChanges) {}
  func forEachChild(_ body: (_Node) -> Void) {}

  func collectElements(into ids: inout [ElementID]) {
    node.collectElementsOfChildren(into: &ids)
  }

  func willUnmount() {}
  func didUnmount() {}
}

/// The base of the companions of nodes that wrap another.
@MainActor
class WrapperCompanion<Content: WrapperView>: WrapperNodeCompanion {
  /// The node, which keeps its companion.
  unowned let node: CompanionWrapperNode<Content>

  init(_ node: CompanionWrapperNode<Content>) {
    self.node = node
  }

  final var view: Content { node.view }
  final var environment: EnvironmentValues { node.environment }
  final var context: _NodeContext { node.context }
  final var graph: ViewGraph { node.graph }
  /// The node of the content.
  final var child: _ViewNode<Content.Wrapped>? { node.child }

  var contentEnvironment: EnvironmentValues { environment }

  func refresh(_ changes: NodeChanges) {
    node.refreshContent(changes)
  }

  func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  func collectElements(into ids: inout [ElementID]) {
    child?.collectElements(into: &ids)
  }

  func willUnmount() {}
  func didUnmount() {}
}

/// The base of the companions of nodes that are one element.
@MainActor
class ElementCompanion<Content: ElementView>: ElementNodeCompanion {
  /// The node, which keeps its companion.
  unowned let node: CompanionElementNode<Content>

  init(_ node: CompanionElementNode<Content>) {
    self.node = node
  }

  final var view: Content { node.view }
  final var environment: EnvironmentValues { node.environment }
  final var context: _NodeContext { node.context }
  final var graph: ViewGraph { node.graph }
  final var element: GraphElement? { node.element }

  func refresh(_ changes: NodeChanges) {
    node.refreshElement(changes)
  }

  func adjust(_ environment: inout EnvironmentValues) {}
}
