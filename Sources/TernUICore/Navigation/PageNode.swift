/// One page of a navigation stack.
package final class PageNode: _Node {
  /// Where the content of a page comes from.
  typealias Mount = (_NodeContext) -> _Node

  private(set) var element: GraphElement?
  private(set) var page: PageContext?
  private(set) var child: _Node?
  /// Removes the state that the page exists for, where the page has state of its own.
  private let dismissal: (@MainActor () -> Void)?
  private let isRoot: Bool
  private var pageEnvironment: EnvironmentValues
  private unowned let stack: StackContext
  private let editMode = Binding(location: StateLocation(EditMode.inactive))

  /// - Parameters:
  ///   - dismissal: What dismissing the page does; `nil` for a page that the path holds.
  ///   - mount: Mounts the content.
  init(
    in context: _NodeContext,
    stack: StackContext,
    isRoot: Bool,
    dismissal: (@MainActor () -> Void)? = nil,
    mount: Mount
  ) {
    self.stack = stack
    self.isRoot = isRoot
    self.dismissal = dismissal
    pageEnvironment = context.environment
    super.init(in: context)
    let element = GraphElement(.page, in: container, owner: self)
    self.element = element
    page = PageContext(element: element, stack: stack, node: self)
    updatePageEnvironment()
    child = mount(self.context)
  }

  package override var context: _NodeContext {
    var context = super.context
    if let element { context.container = element }
    context.environment = pageEnvironment
    return context
  }

  /// Takes the environment of the stack, and gives the one of the content.
  func update(in outer: EnvironmentValues) -> EnvironmentValues {
    if !environment.isIdentical(to: outer) {
      environment = outer
      updatePageEnvironment()
    }
    return pageEnvironment
  }

  /// Takes the environment of the stack as the page below has it, and gives the one of the content.
  func updateFromStack() -> EnvironmentValues {
    update(in: stack.ownPages.first?.environment ?? environment)
  }

  private func updatePageEnvironment() {
    pageEnvironment = environment
    pageEnvironment.leavePlace()
    pageEnvironment.page = page
    pageEnvironment.navigation = stack
    pageEnvironment.editMode = editMode
    if isRoot { return }
    pageEnvironment.isPresented = true
    pageEnvironment.dismiss = DismissAction { [weak self] in
      guard let self, isMounted else { return }
      self.stack.pop(self)
    }
  }

  /// Removes the state of a page that was presented by a view.
  ///
  /// The path is somebody else's business.
  func dismissPresented() {
    dismissal?()
  }

  /// This page and those that its views present, in the order in which they lie on each other.
  func collectPages(into pages: inout [PageNode]) {
    pages.append(self)
    for presented in page?.presented ?? [] { presented.collectPages(into: &pages) }
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  package override func collectElements(into ids: inout [ElementID]) {
    if let element { ids.append(element.id) }
  }

  override func collectChildren(of element: GraphElement, into ids: inout [ElementID]) {
    if element === self.element {
      page?.collectToolbar(into: &ids)
      child?.collectElements(into: &ids)
    } else {
      page?.collectToolbarItems(into: &ids)
    }
  }

  package override func willUnmount() {
    element?.remove(announced: container.isRemoved)
    page?.removeToolbar()
  }

  override func didUnmount() {
    page?.releaseToolbar()
  }
}
