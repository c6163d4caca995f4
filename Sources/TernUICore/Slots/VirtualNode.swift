/// Views of which only text and tags are read: mounted in elements that no back end sees.
package final class VirtualNode<Content: View>: _Node {
  private var root: GraphElement?
  private var child: _ViewNode<Content>?
  private let collectsTags: Bool
  private var inner: EnvironmentValues

  /// - Parameters:
  ///   - collectsTags: Whether the rows of a `ForEach` have their ids for tags.
  ///   - onChange: Called when there is something else to read.
  package init(
    _ view: Content, in context: _NodeContext, collectsTags: Bool,
    onChange: @escaping @MainActor () -> Void
  ) {
    self.collectsTags = collectsTags
    inner = context.environment
    super.init(in: context)
    let root = GraphElement(.group, in: container, owner: self)
    root.becomeVirtualRoot()
    root.onVirtualChange = onChange
    self.root = root
    updateInner()
    var context = super.context
    context.container = root
    context.environment = inner
    child = context.mount(view)
  }

  private func updateInner() {
    inner = environment
    inner.collectsTags = collectsTags
    inner.slots = nil
    inner.slot = nil
    inner.pendingAttributes = ElementAttributes()
  }

  package func update(_ view: Content, in environment: EnvironmentValues) {
    if !self.environment.isIdentical(to: environment) {
      self.environment = environment
      updateInner()
    }
    child?.update(view, in: inner)
  }

  /// The elements at the top.
  package func elements() -> [GraphElement] {
    var ids: [ElementID] = []
    child?.collectElements(into: &ids)
    return ids.compactMap(graph.element)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  package override func collectElements(into ids: inout [ElementID]) {}

  override func collectChildren(of element: GraphElement, into ids: inout [ElementID]) {
    child?.collectElements(into: &ids)
  }

  package override func willUnmount() {
    root?.remove(announced: true)
  }
}

extension GraphElement {
  private func elements(in graph: ViewGraph) -> [GraphElement] {
    var ids: [ElementID] = []
    owner?.collectChildren(of: self, into: &ids)
    return ids.compactMap(graph.element)
  }

  /// What assistive technology would say for this element.
  package func spokenText(in graph: ViewGraph) -> String {
    if case .string(let label)? = self[.accessibilityLabel] { return label }
    if case .string(let text)? = self[.text] { return text }
    let parts = elements(in: graph).map { $0.spokenText(in: graph) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name of the first symbol inside.
  package func symbol(in graph: ViewGraph) -> String? {
    if case .string(let name)? = self[.systemImage] { return name }
    for child in elements(in: graph) {
      if let name = child.symbol(in: graph) { return name }
    }
    return nil
  }
}
