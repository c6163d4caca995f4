/// Whether a row waits to be brought up to date until it is near what is seen.
///
/// It does while it is far, unless more than itself depends on it. It waits with all that is below: what is
/// dirty there may have been made of what is no longer there.
@MainActor
final class RowReach {
  private struct WeakNode {
    weak var node: _Node?
  }

  /// The row around the row.
  private let outer: RowReach?
  private var waiting: [WeakNode] = []
  /// The node at the top of the row.
  weak var top: _Node?

  /// Brings the row back, while it is far from what is seen.
  var comeBack: (@MainActor () -> Void)?
  /// Whether the row is far from what is seen.
  var isFar: Bool { comeBack != nil }
  /// Whether the row is not up to date.
  private(set) var isStale = false

  init(in outer: RowReach?) {
    self.outer = outer
  }

  /// Has the row wait, if it may.
  ///
  /// - Returns: Whether it waits.
  func wait() -> Bool {
    // What waits does not change, and so goes on to stay in its row.
    guard isFar, isStale || top?.isConfinedToRow == true else { return false }
    isStale = true
    return true
  }

  /// Keeps a node that is due for later, if it has to wait.
  func holds(_ node: _Node) -> Bool {
    if wait() {
      waiting.append(WeakNode(node: node))
      return true
    }
    return outer?.holds(node) ?? false
  }

  /// Brings back the row and those around it.
  func bringNear() {
    outer?.bringNear()
    comeBack?()
  }

  /// The row was brought up to date: what waited and is still due follows.
  func release() {
    isStale = false
    let nodes = waiting.compactMap(\.node)
    waiting = []
    for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.isDirty && node.isMounted {
      node.isDirty = false
      node.refresh(.observed)
    }
  }
}
