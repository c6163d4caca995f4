/// What the views of one page share: who tells its title, its toolbar, and what it leads to.
@MainActor
package final class PageContext {
  package let element: GraphElement
  let stack: StackContext
  unowned let node: PageNode
  /// The pages that views of this page present, in the order in which they came.
  private(set) var presented: [PageNode] = []
  private(set) var isCovered = false

  private var titles: [(owner: ObjectIdentifier, depth: Int, title: String)] = []
  private var hidingBackButton: Set<ObjectIdentifier> = []
  private var hidingBar: Set<ObjectIdentifier> = []
  private var lifecycles: [ObjectIdentifier: any Appearing] = [:]
  private var toolbar: ToolbarContext?

  init(element: GraphElement, stack: StackContext, node: PageNode) {
    self.element = element
    self.stack = stack
    self.node = node
  }

  // MARK: - Title

  /// Sets what one view of the page gives for the title; of several, the one furthest in counts.
  package func setTitle(_ title: String?, from node: _Node) {
    let owner = ObjectIdentifier(node)
    titles.removeAll { $0.owner == owner }
    if let title { titles.append((owner, node.depth, title)) }
    let innermost = titles.max { $0.depth < $1.depth }
    element[.title] = innermost.map { .string($0.title) }
  }

  /// Says whether one view of the page hides the way back.
  package func setHidesBackButton(_ isHidden: Bool, from node: _Node) {
    if isHidden {
      hidingBackButton.insert(ObjectIdentifier(node))
    } else {
      hidingBackButton.remove(ObjectIdentifier(node))
    }
    element[.hidesBackButton] = hidingBackButton.isEmpty ? nil : .bool(true)
  }

  /// Says whether one view of the page hides its bar.
  func setHidesBar(_ isHidden: Bool, from node: _Node) {
    if isHidden {
      hidingBar.insert(ObjectIdentifier(node))
    } else {
      hidingBar.remove(ObjectIdentifier(node))
    }
    element[.hidesBar] = hidingBar.isEmpty ? nil : .bool(true)
  }

  // MARK: - Toolbar

  /// The element that the items of the page's toolbar are in.
  package func toolbarElement() -> ToolbarContext {
    if let toolbar { return toolbar }
    let context = ToolbarContext(
      element: GraphElement(.toolbar, in: element, owner: node)
    )
    toolbar = context
    element.childrenChanged()
    return context
  }

  func collectToolbar(into ids: inout [ElementID]) {
    if let toolbar, !toolbar.nodes.isEmpty { ids.append(toolbar.element.id) }
  }

  func collectToolbarItems(into ids: inout [ElementID]) {
    for node in toolbar?.nodes ?? [] { node.collectElements(into: &ids) }
  }

  /// The page goes, and its toolbar with it.
  func removeToolbar() {
    toolbar?.element.remove(announced: true)
  }

  /// Lets go of the nodes of the toolbar, which know this page through their environment.
  func releaseToolbar() {
    toolbar = nil
  }

  // MARK: - Pages on top

  func present(_ page: PageNode) {
    presented.append(page)
    stack.pagesChanged()
  }

  func dismiss(_ page: PageNode) {
    presented.removeAll { $0 === page }
    stack.pagesChanged()
  }

  // MARK: - Appearing

  func add(_ lifecycle: some Appearing) {
    lifecycles[ObjectIdentifier(lifecycle)] = lifecycle
  }

  func remove(_ lifecycle: some Appearing) {
    lifecycles[ObjectIdentifier(lifecycle)] = nil
  }

  func setCovered(_ isCovered: Bool) {
    if self.isCovered == isCovered { return }
    self.isCovered = isCovered
    for lifecycle in lifecycles.values { lifecycle.pageCoverageChanged() }
  }
}

/// A node that does something when its view comes into sight or goes out of it.
@MainActor
protocol Appearing: AnyObject {
  func pageCoverageChanged()
}

/// The toolbar of a page, with the nodes that put items into it.
@MainActor
package final class ToolbarContext {
  package let element: GraphElement
  private(set) var nodes: [_Node] = []

  init(element: GraphElement) {
    self.element = element
  }

  package func add(_ node: _Node, to page: PageContext) {
    nodes.append(node)
    element.childrenChanged()
    page.element.childrenChanged()
  }

  package func remove(_ node: _Node, from page: PageContext) {
    nodes.removeAll { $0 === node }
    element.childrenChanged()
    page.element.childrenChanged()
  }
}

extension EnvironmentValues {
  private enum PageKey: EnvironmentKey {
    static var defaultValue: PageContext? { nil }
  }

  /// The page that the view is on.
  package var page: PageContext? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}
