/// The node of a view of a known type.
///
/// On its own it is the node of a view without elements and without children.
@MainActor
public class _ViewNode<Content: View>: _Node {
  package final var view: Content

  package init(view: Content, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
  }

  // A view without a node of its own kind is one without content.
  override var staysInRow: Bool { Content.self == EmptyView.self }

  /// Takes the value that the parent's evaluation made.
  ///
  /// When it is the same bit by bit, and the environment is the same object, nothing below is
  /// touched.
  package final func update(_ newView: Content, in newEnvironment: EnvironmentValues) {
    var changes: NodeChanges = []
    if !isBitwiseEqual(&view, newView) {
      changes.insert(.view)
      view = newView
    }
    if !environment.isIdentical(to: newEnvironment) {
      changes.insert(.environment)
      environment = newEnvironment
    }
    if changes.isEmpty { return }
    if isDirty {
      isDirty = false
      changes.insert(.observed)
    }
    refresh(changes)
  }
}
