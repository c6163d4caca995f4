/// What a node does that a module above this one says.
///
/// A class that is not public can be subclassed in its own module alone. So the nodes of such views are
/// of the classes below, and what a subclass would override is asked of a companion of the node.
@MainActor
package protocol NodeCompanion: AnyObject {
  /// Brings what is below up to date with the view and the environment.
  func refresh(_ changes: NodeChanges)
  /// Visits the children, in the order of their elements.
  func forEachChild(_ body: (_Node) -> Void)
  /// Appends the elements of the node that belong to its container.
  func collectElements(into ids: inout [ElementID])
  /// Called once, when the node goes, before its children do.
  func willUnmount()
  /// Called once, when the node is gone, after its children.
  func didUnmount()
}

/// The companion of a node that wraps another.
@MainActor
package protocol WrapperNodeCompanion: NodeCompanion {
  /// The environment of the content.
  var contentEnvironment: EnvironmentValues { get }
}

/// The companion of a node that is one element.
@MainActor
package protocol ElementNodeCompanion: AnyObject {
  /// Brings the element and what is in it up to date.
  func refresh(_ changes: NodeChanges)
  /// Changes the environment of the content.
  func adjust(_ environment: inout EnvironmentValues)
}

/// A node with children that its companion knows.
package final class CompanionNode<Content: View>: _ViewNode<Content> {
  private var companion: (any NodeCompanion)?

  /// - Parameter companion: Makes the companion, which must not keep the node alive.
  package init(
    view: Content, in context: _NodeContext,
    _ companion: @MainActor (CompanionNode<Content>) -> any NodeCompanion
  ) {
    super.init(view: view, in: context)
    self.companion = companion(self)
  }

  package override func refresh(_ changes: NodeChanges) {
    companion?.refresh(changes)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    companion?.forEachChild(body)
  }

  /// The elements of all children.
  package func collectElementsOfChildren(into ids: inout [ElementID]) {
    super.collectElements(into: &ids)
  }

  package override func collectElements(into ids: inout [ElementID]) {
    companion?.collectElements(into: &ids)
  }

  package override func willUnmount() {
    companion?.willUnmount()
  }

  package override func didUnmount() {
    companion?.didUnmount()
  }
}

/// A node that wraps another, with a companion.
package final class CompanionWrapperNode<Content: WrapperView>: WrapperNode<Content> {
  /// What does the rest.
  package private(set) var companion: (any WrapperNodeCompanion)?

  /// - Parameter companion: Makes the companion, which must not keep the node alive.
  package init(
    view: Content, in context: _NodeContext,
    _ companion: @MainActor (CompanionWrapperNode<Content>) -> any WrapperNodeCompanion
  ) {
    super.init(view: view, in: context)
    self.companion = companion(self)
  }

  package override var contentEnvironment: EnvironmentValues {
    companion?.contentEnvironment ?? environment
  }

  /// Brings the content up to date.
  package func refreshContent(_ changes: NodeChanges) {
    super.refresh(changes)
  }

  package override func refresh(_ changes: NodeChanges) {
    companion?.refresh(changes)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    companion?.forEachChild(body)
  }

  package override func collectElements(into ids: inout [ElementID]) {
    companion?.collectElements(into: &ids)
  }

  package override func willUnmount() {
    companion?.willUnmount()
  }

  package override func didUnmount() {
    companion?.didUnmount()
  }

  package override var anyCompanion: AnyObject? { companion }
}

/// A node that is one element, with a companion.
package final class CompanionElementNode<Content: ElementView>: ElementViewNode<Content> {
  private var companion: (any ElementNodeCompanion)?

  /// - Parameter companion: Makes the companion, which must not keep the node alive.
  package init(
    view: Content, in context: _NodeContext,
    _ companion: @MainActor (CompanionElementNode<Content>) -> any ElementNodeCompanion
  ) {
    super.init(view: view, in: context)
    self.companion = companion(self)
  }

  override var staysInRow: Bool { false }

  /// Brings the element and its content up to date.
  package func refreshElement(_ changes: NodeChanges) {
    super.refresh(changes)
  }

  package override func refresh(_ changes: NodeChanges) {
    companion?.refresh(changes)
  }

  package override func adjust(_ environment: inout EnvironmentValues) {
    companion?.adjust(&environment)
  }
}
