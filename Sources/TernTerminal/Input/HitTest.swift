import TernUI

/// What is at a point of the screen.
@MainActor
struct HitTest {
  enum Target {
    case control(ElementNode)
    /// The way back, in the bar of a page.
    case back(ElementNode)
  }

  private(set) var target: Target?
  /// The elements at that point that scroll, the outermost first.
  private(set) var scrollers: [ElementNode] = []

  private let point: CellPoint

  init(_ point: CellPoint, in scope: ElementNode) {
    self.point = point
    _ = visit(scope, clip: scope.screenFrame)
  }

  /// - Returns: Whether the point belongs to something in the element.
  private mutating func visit(_ node: ElementNode, clip: CellRect) -> Bool {
    guard node.isVisible else { return false }
    let frame = node.screenFrame
    // A toolbar has no frame of its own: its items stand in the page's bars.
    let inner = node.kind == .toolbar ? clip : frame.intersection(clip)
    guard inner.contains(point) else { return false }
    switch node.kind {
    case .button, .link, .toggle, .picker, .textField, .secureField:
      target = .control(node)
      return true
    default:
      break
    }
    let count = scrollers.count
    if node.scrolls { scrollers.append(node) }
    let children = node.kind == .navigation ? Array(node.flow.suffix(1)) : node.flow
    for child in children.reversed() where visit(child, clip: inner) { return true }
    if node.kind == .page, let back = node.parts[.backButton],
      CellRect(origin: frame.origin + back.origin, size: back.size).contains(point)
    {
      target = .back(node)
      return true
    }
    // Only what scrolls under the point counts, not a neighbour that was looked at.
    return scrollers.count > count
  }
}
