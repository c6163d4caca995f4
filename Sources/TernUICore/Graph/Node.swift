/// What the view graph keeps for one view in one place: its identity.
///
/// A node lives from the moment its view appears in that place until another type of view takes the
/// place, or none. Nodes form a tree like the views do; the tree of elements is a thinned copy of it.
@MainActor
public class _Node {
  package unowned let graph: ViewGraph
  /// The element that the elements of this node are children of.
  package final let container: GraphElement
  package final let depth: Int
  package final var environment: EnvironmentValues
  package final var isMounted = true
  /// Whether the row that this is in, if it is in one, is near what is seen.
  final var isInReach: Bool
  /// Whether the next flush has to refresh this node.
  final var isDirty = false
  /// How often the body of this node's view was evaluated.
  final var evaluations = 0
  final var tracker: Tracker?
  /// The row around, if it is one that waits while it is far from what is seen.
  final let row: RowReach?

  init(in context: _NodeContext) {
    graph = context.graph
    container = context.container
    depth = context.depth
    environment = context.environment
    isInReach = context.isInReach
    row = context.row
  }

  /// Where the children of this node are mounted.
  package var context: _NodeContext {
    var context = _NodeContext(
      graph: graph, container: container, environment: environment, depth: depth + 1
    )
    context.row = row
    context.isInReach = isInReach
    return context
  }

  /// Brings what is below up to date with the view and the environment.
  func refresh(_ changes: NodeChanges) {}

  /// Visits the children, in the order of their elements.
  package func forEachChild(_ body: (_Node) -> Void) {}

  /// Appends the elements of this node that belong to its container.
  package func collectElements(into ids: inout [ElementID]) {
    forEachChild { $0.collectElements(into: &ids) }
  }

  /// Appends the children of an element that this node owns.
  func collectChildren(of element: GraphElement, into ids: inout [ElementID]) {
    forEachChild { $0.collectElements(into: &ids) }
  }

  /// Whether this node, without those below it, shows and does nothing but in its own elements, and
  /// nothing at all while a row around it is far from what is seen.
  var staysInRow: Bool { false }

  /// Whether this node and all below it stay in their row: nobody sees then what it would show while the
  /// row is far.
  final var isConfinedToRow: Bool {
    guard staysInRow else { return false }
    var isConfined = true
    forEachChild { if isConfined { isConfined = $0.isConfinedToRow } }
    return isConfined
  }

  /// The row that this node is in went far from what is seen, or came near again.
  func rowReachChanged(_ isNear: Bool) {
    isInReach = isNear
    forEachChild { $0.rowReachChanged(isNear) }
  }

  /// Called once, when the node goes, before its children do.
  package func willUnmount() {}

  /// Ends this node and all below it.
  final func unmount() {
    guard isMounted else { return }
    willUnmount()
    isMounted = false
    tracker?.retire()
    forEachChild { $0.unmount() }
    didUnmount()
  }

  /// Called once, when the node is gone, after its children.
  func didUnmount() {}

  /// What another module knows the node by.
  package var anyCompanion: AnyObject? { nil }
}

/// What is different since a node was last up to date.
package struct NodeChanges: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The node is new.
  package static let mounted = NodeChanges(rawValue: 1)
  /// The parent gave another view value.
  static let view = NodeChanges(rawValue: 2)
  /// The environment is another one.
  package static let environment = NodeChanges(rawValue: 4)
  /// Something that was read has changed.
  static let observed = NodeChanges(rawValue: 8)
}

/// Where a node is made, and what it inherits there.
@MainActor
public struct _NodeContext {
  let graph: ViewGraph
  package var container: GraphElement
  package var environment: EnvironmentValues
  let depth: Int
  /// Whether the row that this is in is near what is seen.
  var isInReach = true
  var row: RowReach?

  package init(
    graph: ViewGraph, container: GraphElement, environment: EnvironmentValues, depth: Int
  ) {
    self.graph = graph
    self.container = container
    self.environment = environment
    self.depth = depth
  }

  /// Makes the node of a view, and all below it.
  package func mount<Content: View>(_ view: Content) -> _ViewNode<Content> {
    let node = Content._makeNode(view, in: self)
    node.refresh(.mounted)
    return node
  }
}
