/// The top of the tree: the content of the app, and the layers over it.
final class RootNode: _Node {
  private let content: AnyView
  private var child: _ViewNode<AnyView>?

  init(_ content: AnyView, environment: EnvironmentValues, graph: ViewGraph) {
    self.content = content
    let element = graph.rootElement
    var environment = environment
    environment.editMode = Binding(location: StateLocation(EditMode.inactive))
    super.init(
      in: _NodeContext(graph: graph, container: element, environment: environment, depth: 0)
    )
    element.owner = self
    refresh(.mounted)
  }

  override func refresh(_ changes: NodeChanges) {
    if let child {
      child.update(content, in: environment)
    } else {
      child = context.mount(content)
    }
  }

  /// Tells the views what has changed about the back end.
  func setTraits(_ traits: BackendTraits) {
    if environment.traits == traits { return }
    environment.traits = traits
    graph.invalidate(self)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func collectChildren(of element: GraphElement, into ids: inout [ElementID]) {
    child?.collectElements(into: &ids)
    graph.layers.collect(into: &ids)
  }

  override func didUnmount() {
    child = nil
    container.childrenChanged()
  }
}

/// The sheets and alerts that are shown, in the order in which they came.
@MainActor
final class LayerList {
  private var layers: [GraphElement] = []

  func append(_ layer: GraphElement, over root: GraphElement?) {
    layers.append(layer)
    root?.childrenChanged()
  }

  func remove(_ layer: GraphElement, over root: GraphElement?) {
    layers.removeAll { $0 === layer }
    root?.childrenChanged()
  }

  func collect(into ids: inout [ElementID]) {
    for layer in layers { ids.append(layer.id) }
  }
}
