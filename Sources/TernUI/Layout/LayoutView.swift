import struct Foundation.CGRect
import struct Foundation.CGSize

/// Views that a ``Layout`` arranges.
struct LayoutView<Arrangement: Layout, Content: View>: View, ElementView {
  typealias Body = Never

  let layout: Arrangement
  let content: Content

  var kind: ElementKind { .layout }

  func describe(_ element: inout ElementDescription) {
    switch layout._layoutProperties.stackOrientation {
    case .horizontal?: element.add(.axis, .string("horizontal"))
    case .vertical?: element.add(.axis, .string("vertical"))
    case nil: break
    }
    layout._layoutProperties.grid?.describe(&element)
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, LayoutCompanion.init)
  }
}

/// The node of views that a ``Layout`` arranges.
private final class LayoutCompanion<Arrangement: Layout, Content: View>:
  ElementCompanion<LayoutView<Arrangement, Content>>
{
  private var arranger: LayoutArranger<Arrangement>?
  private var algorithm: LayoutAlgorithm?

  override func refresh(_ changes: NodeChanges) {
    let arranger = arranger ?? LayoutArranger(view.layout, graph: graph)
    self.arranger = arranger
    if arranger.take(view.layout) || algorithm == nil {
      algorithm = LayoutAlgorithm(arranger)
    }
    super.refresh(changes)
    showAlgorithm()
    element?.onLayoutValuesChange = { [weak self] in
      guard let self, let arranger = self.arranger else { return }
      arranger.needsUpdate = true
      self.algorithm = LayoutAlgorithm(arranger)
      self.showAlgorithm()
    }
  }

  /// Describing the element anew takes the algorithm away, hence after each time.
  private func showAlgorithm() {
    if let algorithm { element?[.layout] = .layout(algorithm) }
  }
}

/// A layout with its cache.
final class LayoutArranger<Arrangement: Layout>: LayoutArranging {
  private var layout: Arrangement
  private unowned let graph: ViewGraph
  private var cache: Arrangement.Cache?
  private var elements: [ElementID] = []
  var needsUpdate = false

  init(_ layout: Arrangement, graph: ViewGraph) {
    self.layout = layout
    self.graph = graph
  }

  /// Takes another value of the layout.
  ///
  /// - Returns: Whether it differs from the one before.
  func take(_ layout: Arrangement) -> Bool {
    if isBitwiseEqual(&self.layout, layout) { return false }
    self.layout = layout
    needsUpdate = true
    return true
  }

  func size(for proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize {
    let subviews = subviews(items)
    return withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(_ items: [any LayoutItem], in bounds: CGRect, proposal: ProposedViewSize) {
    let subviews = subviews(items)
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func subviews(_ items: [any LayoutItem]) -> LayoutSubviews {
    let subviews = items.map { item in
      LayoutSubview(
        item: item, values: graph.layoutValues(of: item.element),
        guides: graph.guides(of: item.element)
      )
    }
    return LayoutSubviews(subviews[...])
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout Arrangement.Cache) -> Result
  ) -> Result {
    let elements = subviews.map { $0.item.element }
    let isStale = needsUpdate || elements != self.elements
    self.elements = elements
    needsUpdate = false
    var current: Arrangement.Cache
    if let cache {
      current = cache
      if isStale { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    // While the layout changes the cache nobody else holds it, so that an array in it is not copied.
    cache = nil
    defer { cache = current }
    return body(&current)
  }
}

extension ViewGraph {
  /// The guides that an element says itself.
  func guides(of id: ElementID) -> AlignmentGuides? {
    guard case .guides(let guides)? = element(id)?[.alignmentGuides] else { return nil }
    return guides
  }

  /// What the views of an element tell the layout around them: the element itself, or the first in it
  /// where it is only a frame or a layer around another.
  func layoutValues(of id: ElementID) -> LayoutValues {
    var next = element(id)
    while let element = next {
      if !element.layoutValues.values.isEmpty { return element.layoutValues }
      switch element.kind {
      case .box, .overlay: next = element.children.first.flatMap { self.element($0) }
      default: return LayoutValues()
      }
    }
    return LayoutValues()
  }
}
