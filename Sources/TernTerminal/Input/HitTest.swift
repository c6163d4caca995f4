import TernUI

/// What is at a point of the screen.
@MainActor
struct HitTest {
  enum Target {
    case control(ElementNode)
    /// The way back, in the bar of a page.
    case back(ElementNode)
    /// A run of a text that leads somewhere.
    case link(ElementNode, run: Int)
  }

  private(set) var target: Target?
  /// The elements at that point that scroll, the outermost first.
  private(set) var scrollers: [ElementNode] = []
  /// The elements at that point that a menu belongs to, and those that gestures are for, the
  /// outermost first.
  private(set) var owners: [ElementNode] = []

  private let point: CellPoint

  init(_ point: CellPoint, in scope: ElementNode) {
    self.point = point
    if scope.isPopupOpen {
      let clip = PopupLayout.content(of: scope)
      for item in scope.popupItems where visit(item, clip: clip, bounds: clip) { return }
    } else {
      _ = visit(scope, clip: scope.screenFrame, bounds: scope.screenFrame)
    }
  }

  /// - Parameters:
  ///   - clip: The part of the screen that is seen of the element.
  ///   - bounds: The part that is seen of what stands outside of the elements around it.
  /// - Returns: Whether the point belongs to something in the element.
  private mutating func visit(_ node: ElementNode, clip: CellRect, bounds: CellRect) -> Bool {
    guard node.isVisible, node.bool(.ignoresPointer) != true else { return false }
    let frame = node.screenFrame
    // A toolbar has no frame of its own: its items stand in the page's bars.
    // What is moved from its place by an offset is hit there.
    let bounds = node.onlyArranges ? bounds : frame.intersection(clip)
    let isFree = BoxLayout.isFree(node)
    let inner =
      isFree ? bounds : node.kind == .toolbar ? clip : frame.intersection(clip)
    let isInside = inner.contains(point)
    let mayReachOut =
      node.notes.hasFreeContent && node.onlyArranges && bounds.contains(point)
    guard isInside || mayReachOut else { return false }
    if node.isLabelled {
      // What is pressed is the innermost control; the words around it belong to this one.
      for child in node.stacked.reversed() where visit(child, clip: inner, bounds: bounds) {
        break
      }
      if case .control? = target { return true }
      target = .control(node)
      return true
    }
    if node.isLeafControl || (node.kind == .menu && !node.isContextMenu) {
      target = .control(node)
      return true
    }
    let count = scrollers.count
    if node.scrolls { scrollers.append(node) }
    let owned = owners.count
    if node.isContextMenu || node.isActiveRow || !node.strings(.gestures).isEmpty {
      owners.append(node)
    }
    for child in node.stacked.reversed() where visit(child, clip: inner, bounds: bounds) {
      return true
    }
    if !isInside {
      owners.removeSubrange(owned...)
      return false
    }
    if hits(node, in: frame) { return true }
    if owners.count > owned { return true }
    if node.kind == .page, let back = node.parts[.backButton],
      CellRect(origin: frame.origin + back.origin, size: back.size).contains(point)
    {
      target = .back(node)
      return true
    }
    if let tab = tab(of: node, in: frame) {
      target = .control(tab)
      return true
    }
    // Only what scrolls under the point counts, not a neighbour that was looked at.
    return scrollers.count > count
  }

  /// Takes the element itself, where it is more than what is in it.
  private mutating func hits(_ node: ElementNode, in frame: CellRect) -> Bool {
    switch node.kind {
    case .disclosure where node.focusFrame.contains(point):
      target = .control(node)
    case .row where node.isSelectable:
      target = .control(node)
    case .box where node.isTappable:
      target = .control(node)
    case .text:
      let runs = TextRuns.runs(of: node)
      guard let run = TextRuns.run(at: point, of: node), runs.indices.contains(run),
        runs[run].link != nil
      else { return false }
      target = .link(node, run: run)
    default: return false
    }
    return true
  }

  private func tab(of node: ElementNode, in frame: CellRect) -> ElementNode? {
    guard node.kind == .tabs else { return nil }
    for (index, tab) in node.flow.enumerated() {
      guard let part = node.parts[.item(index)] else { continue }
      if CellRect(origin: frame.origin + part.origin, size: part.size).contains(point) {
        return tab
      }
    }
    return nil
  }
}
