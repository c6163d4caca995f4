import TernUI

/// A place on the way of the focus: what can have it, or what stands for rows that are not there yet,
/// among which something may.
@MainActor
struct FocusStop {
  let node: ElementNode
  /// How many rows it stands for.
  let rows: Int

  init(_ node: ElementNode) {
    self.node = node
    rows = node.kind == .unmounted ? max(0, node.int(.value) ?? 0) : 0
  }

  var isToCome: Bool { node.kind == .unmounted }
}
