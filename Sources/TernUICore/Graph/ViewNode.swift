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

  /// Takes the value that the parent's evaluation made.
  ///
  /// When it is the same bit by bit, and the environment is the same object, nothing below is
  /// touched. A difference in padding costs an evaluation and nothing else.
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

/// Compares the bytes of two values, which the caller keeps alive meanwhile.
package func isBitwiseEqual<Value>(_ lhs: inout Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: &lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in
      let count = lhs.count
      var offset = 0
      while offset + 8 <= count {
        let left = lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let right = rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if left != right { return false }
        offset += 8
      }
      while offset < count {
        if lhs[offset] != rhs[offset] { return false }
        offset += 1
      }
      return true
    }
  }
}
