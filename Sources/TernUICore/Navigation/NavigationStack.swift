/// Pages one on top of another, of which the last is to be seen.
///
/// Which pages there are is a matter of state: of the bound path, and of what the views on the pages
/// present. When the person goes back, the state is changed, and the pages follow it. All pages of a
/// path stay alive, so going back finds them as they were.
///
/// ```swift
/// @State private var path: [Bird] = []
///
/// NavigationStack(path: $path) {
///   List(birds) { bird in
///     NavigationLink(bird.name, value: bird)
///   }
///   .navigationDestination(for: Bird.self) { BirdView(bird: $0) }
/// }
/// ```
///
/// A page of a path is known by its position: elements are neither compared nor hashed. (Only where
/// they are `Int` or `String`, another value makes another page.)
public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never

  let source: (any NavigationSource)?
  let root: Root

  package init(source: any NavigationSource, root: Root) {
    self.source = source
    self.root = root
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NavigationStackNode(view: view, in: context)
  }
}

extension NavigationStack where Data == Never {
  /// A stack whose pages come from the links and the presentations of its views alone.
  public init(@ViewBuilder root: () -> Root) {
    source = nil
    self.root = root()
  }
}

extension NavigationStack {
  /// A stack with a page for each value of a collection.
  ///
  /// What a page shows is said by ``View/navigationDestination(for:destination:)`` on a view of the
  /// stack.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(source: PathSource(path: path), root: root())
  }
}

/// The older name of a container of pages.
public typealias NavigationView<Root: View> = NavigationStack<Never, Root>

final class NavigationStackNode<Data, Root: View>: _ViewNode<NavigationStack<Data, Root>> {
  private var element: GraphElement?
  private var stack: StackContext?
  private var contentEnvironment: EnvironmentValues?
  private var rootPage: PageNode?
  private var keys: [AnyHashable] = []
  private var pathPages: [PageNode] = []
  /// The types of the values of the pages, by which they ask for a destination.
  private var valueTypes: [ObjectIdentifier?] = []

  override var context: _NodeContext {
    var context = super.context
    if let element { context.container = element }
    if let contentEnvironment { context.environment = contentEnvironment }
    return context
  }

  override func refresh(_ changes: NodeChanges) {
    let element = element ?? makeElement()
    if contentEnvironment == nil || changes.contains(.environment) {
      var inner = environment.consumingAttributes(for: element)
      inner.splitColumn = nil
      contentEnvironment = inner
      element.setAttributes(environment.attributes)
    }
    let stack = stack ?? makeStack(element)
    if let source = view.source { stack.source = source }
    updateRoot(stack)
    updatePath(stack)
  }

  private func makeElement() -> GraphElement {
    let element = GraphElement(.navigation, in: container, owner: self)
    self.element = element
    return element
  }

  private func makeStack(_ element: GraphElement) -> StackContext {
    let stack = StackContext(graph: graph, source: view.source ?? LocalSource())
    stack.element = element
    environment.splitColumn?.adopt(stack)
    stack.onDestinationsChange = { [weak self] type in self?.destinationsChanged(type) }
    element.onEvent = { [weak stack] event in
      if case .pop(_, let depth) = event { stack?.pop(toDepth: depth) }
    }
    self.stack = stack
    return stack
  }

  private func updateRoot(_ stack: StackContext) {
    let environment = contentEnvironment ?? environment
    if let rootPage {
      let pageEnvironment = rootPage.update(in: environment)
      (rootPage.child as? _ViewNode<Root>)?.update(view.root, in: pageEnvironment)
    } else {
      let root = view.root
      let page = PageNode(in: context, stack: stack, isRoot: true) { $0.mount(root) }
      rootPage = page
      stack.ownPages = [page]
      stack.pagesChanged()
    }
  }

  private func updatePath(_ stack: StackContext) {
    let newKeys = track { stack.source.keys }
    var firstNew = 0
    while firstNew < min(keys.count, newKeys.count), keys[firstNew] == newKeys[firstNew] {
      firstNew += 1
    }
    var kept: [AnyHashable: PageNode] = [:]
    for (key, page) in zip(keys[firstNew...], pathPages[firstNew...]) { kept[key] = page }
    var pages = Array(pathPages[..<firstNew])
    for position in firstNew..<max(firstNew, newKeys.count) {
      let page = kept.removeValue(forKey: newKeys[position])
      pages.append(page ?? makePage(at: position, stack))
    }
    for page in pathPages where kept.values.contains(where: { $0 === page }) { page.unmount() }
    let haveChanged = newKeys != keys
    let oldCount = pathPages.count
    keys = newKeys
    pathPages = pages
    valueTypes = keys.indices.map { stack.source.valueType(at: $0).map { ObjectIdentifier($0) } }
    let environment = contentEnvironment ?? environment
    for (position, page) in pages.enumerated() where position < oldCount || !haveChanged {
      updatePage(page, at: position, stack, environment)
    }
    if haveChanged {
      stack.ownPages = (rootPage.map { [$0] } ?? []) + pages
      stack.pagesChanged()
    }
  }

  private func content(at position: Int, _ stack: StackContext) -> @MainActor () -> AnyView {
    stack.source.content(at: position) { [weak stack] value in
      stack?.destination(for: value) ?? AnyView(EmptyView())
    }
  }

  private func makePage(at position: Int, _ stack: StackContext) -> PageNode {
    let content = content(at: position, stack)
    return PageNode(in: context, stack: stack, isRoot: false) { context in
      ClosureNode(in: context) { MainActor.assumeIsolated { content() } }
    }
  }

  private func updatePage(
    _ page: PageNode, at position: Int, _ stack: StackContext, _ environment: EnvironmentValues
  ) {
    let content = content(at: position, stack)
    (page.child as? ClosureNode<AnyView>)?.update(in: page.update(in: environment)) {
      MainActor.assumeIsolated { content() }
    }
  }

  private func destinationsChanged(_ type: ObjectIdentifier) {
    for (page, valueType) in zip(pathPages, valueTypes) where valueType == type {
      if let child = page.child { graph.invalidate(child) }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let rootPage { body(rootPage) }
    for page in pathPages { body(page) }
  }

  override func collectElements(into ids: inout [ElementID]) {
    if let element { ids.append(element.id) }
  }

  override func collectChildren(of element: GraphElement, into ids: inout [ElementID]) {
    for page in stack?.pages ?? [] { page.collectElements(into: &ids) }
  }

  override func willUnmount() {
    element?.remove(announced: container.isRemoved)
  }

  override func didUnmount() {
    // The pages know the stack through their environment: let go of them, so that all can end.
    stack?.ownPages = []
  }
}
