import IssueReporting

/// What the pages of one navigation stack share.
@MainActor
package final class StackContext {
  typealias Destination = @MainActor (Any) -> AnyView

  private struct Registration {
    let owner: ObjectIdentifier
    var destination: Destination
  }

  private unowned let graph: ViewGraph
  private var registrations: [ObjectIdentifier: [Registration]] = [:]
  private var reported: Set<ObjectIdentifier> = []
  var source: any NavigationSource
  /// The column of a split view that the stack is.
  package var column: SplitColumn?

  /// The element of the stack.
  var element: GraphElement?
  /// The root and the pages of the path.
  var ownPages: [PageNode] = []
  /// Called when pages that wait for a destination of a type have to look again.
  var onDestinationsChange: (@MainActor (ObjectIdentifier) -> Void)?

  init(graph: ViewGraph, source: any NavigationSource) {
    self.graph = graph
    self.source = source
  }

  // MARK: - Pages

  /// All pages, the root first, the one to see last.
  var pages: [PageNode] {
    var pages: [PageNode] = []
    for page in ownPages { page.collectPages(into: &pages) }
    return pages
  }

  func pagesChanged() {
    element?.childrenChanged()
    graph.afterUpdate { [weak self] in self?.updateCoverage() }
  }

  private func updateCoverage() {
    let pages = pages
    for (index, page) in pages.enumerated() { page.page?.setCovered(index < pages.count - 1) }
  }

  /// Puts a value on the path.
  ///
  /// `false` when the path does not hold values of its type.
  ///
  /// In a column that another one follows, the value becomes the only page there.
  func push(_ value: Any) -> Bool {
    guard let column, let next = column.next else { return source.push(value) }
    next.source.truncate(to: 0)
    guard next.source.push(value) else { return false }
    column.showNext()
    return true
  }

  func pop(_ page: PageNode) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    pop(toDepth: index - 1)
  }

  /// Removes the state of all pages above a depth.
  ///
  /// The path is cut once. Of the pages that views present, only those whose own page stays need to
  /// be told: the others go with it. A depth that is not below the present one is ignored.
  func pop(toDepth depth: Int) {
    let pages = pages
    guard depth >= 0, depth < pages.count - 1 else { return }
    let kept = pages[...depth]
    let keptOfPath = ownPages.count { page in kept.contains { $0 === page } } - 1
    let presented = kept.flatMap { $0.page?.presented ?? [] }
    for page in presented where !kept.contains(where: { $0 === page }) { page.dismissPresented() }
    if keptOfPath < ownPages.count - 1 { source.truncate(to: keptOfPath) }
  }

  // MARK: - Destinations by type

  /// Says what the page of a value of some type is made of.
  ///
  /// Of several, the first one counts.
  func register(_ type: ObjectIdentifier, from node: _Node, destination: @escaping Destination) {
    let owner = ObjectIdentifier(node)
    var list = registrations[type] ?? []
    if let index = list.firstIndex(where: { $0.owner == owner }) {
      list[index].destination = destination
    } else {
      list.append(Registration(owner: owner, destination: destination))
    }
    registrations[type] = list
    if list[0].owner == owner { destinationsChanged(type) }
  }

  private func destinationsChanged(_ type: ObjectIdentifier) {
    onDestinationsChange?(type)
    column?.next?.destinationsChanged(type)
  }

  func unregister(_ type: ObjectIdentifier, from node: _Node) {
    registrations[type]?.removeAll { $0.owner == ObjectIdentifier(node) }
  }

  /// The column before may say what the pages of this one are, as its links lead here.
  private func registration(_ key: ObjectIdentifier) -> Destination? {
    registrations[key]?.first?.destination ?? column?.previous?.registration(key)
  }

  /// The page's content for a value of the path.
  func destination(for value: Any) -> AnyView {
    let type = Swift.type(of: value)
    let key = ObjectIdentifier(type)
    if let destination = registration(key) { return destination(value) }
    graph.afterUpdate { [weak self] in self?.reportMissingDestination(of: type) }
    return AnyView(EmptyView())
  }

  private func reportMissingDestination(of type: Any.Type) {
    let key = ObjectIdentifier(type)
    guard registration(key) == nil, reported.insert(key).inserted else { return }
    reportIssue(
      """
      The path of a 'NavigationStack' holds a value of type '\(type)', but no view of the stack says \
      what its page is: the page stays empty. Add '.navigationDestination(for: \(type).self) { … }' \
      to a view inside the stack.
      """
    )
  }
}

extension EnvironmentValues {
  private enum NavigationKey: EnvironmentKey {
    static var defaultValue: StackContext? { nil }
  }

  /// The nearest navigation stack around.
  package var navigation: StackContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
