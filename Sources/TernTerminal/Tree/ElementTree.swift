import TernUI

/// The elements on the screen, kept up to date by operations.
@MainActor
final class ElementTree {
  let notes = LayoutNotes()
  let root: ElementNode

  private var nodes: [ElementID: ElementNode] = [:]

  init() {
    root = ElementNode(id: .root, kind: .root, notes: notes)
    nodes[.root] = root
  }

  /// The elements that stand for rows which are not there yet.
  private(set) var unmounted: [ElementID: ElementNode] = [:]

  subscript(id: ElementID) -> ElementNode? { nodes[id] }

  /// What a batch of operations touched, for those who keep something derived from the tree.
  struct Changes {
    /// Elements came, went or moved, or can be reached no more or again.
    var isStructural = false
    var textFields: [ElementNode] = []
    /// The last request for the focus, if there was one.
    var focus: ElementID??
    /// What is to be scrolled into sight, and where it is to stand.
    var reveals: [(node: ElementNode, alignment: String?)] = []
  }

  /// Carries out the operations.
  ///
  /// An operation on an element that does not exist changes nothing: a back end converges to what it
  /// is told and never stops an app.
  func apply(_ operations: [RenderOperation]) -> Changes {
    var changes = Changes()
    for operation in operations {
      switch operation {
      case .create(let id, let kind):
        create(id, kind)
        changes.isStructural = true
      case .set(let id, let property, let value):
        guard let node = nodes[id] else { continue }
        node.set(property, value)
        if node.kind == .unmounted {
          node.askedRows = nil
          // It stands for rows that came or went.
          changes.isStructural = true
        }
        if property.affectsFocus { changes.isStructural = true }
        if property == .isEditing || property == .selection { node.invalidateAll() }
        if node.isTextField, property == .value || property == .revision {
          changes.textFields.append(node)
        }
      case .children(let id, let children):
        nodes[id]?.setChildren(children.compactMap { nodes[$0] })
        changes.isStructural = true
      case .remove(let id):
        remove(id)
        changes.isStructural = true
      case .focus(let id):
        changes.focus = .some(id)
      case .reveal(let id, let alignment):
        if let node = nodes[id] { changes.reveals.append((node, alignment)) }
      }
    }
    return changes
  }

  /// The sheets and alerts, the lowest first: children of the root, after its content.
  var layers: [ElementNode] { root.children.filter(\.isLayer) }

  private func create(_ id: ElementID, _ kind: ElementKind) {
    guard id != .root, nodes[id] == nil else { return }
    let node = ElementNode(id: id, kind: kind, notes: notes)
    nodes[id] = node
    if node.isTextField { node.field = TextFieldState() }
    if kind == .unmounted { unmounted[id] = node }
    if node.scrolls { notes.scrollers.append(node) }
  }

  private func remove(_ id: ElementID) {
    guard id != .root, let node = nodes[id] else { return }
    node.parent?.drop(node)
    forget(node)
  }

  private func forget(_ node: ElementNode) {
    nodes[node.id] = nil
    if node.kind == .unmounted { unmounted[node.id] = nil }
    if node.scrolls { notes.scrollers.removeAll { $0 === node } }
    for child in node.children { forget(child) }
  }
}
