import TernUI

extension TerminalBackend {
  /// What the scroll keys act on: what scrolls around the focus, up and down where there is such a
  /// thing, else the first that scrolls.
  var currentScroller: ElementNode? {
    if focus.scope?.isPopupOpen == true { return nil }
    var ancestor = focus.element?.container
    var sideways: ElementNode?
    while let node = ancestor {
      if node.scrolls {
        if Scrolling.axis(of: node) == .vertical { return node }
        sideways = sideways ?? node
      }
      if node.isLayer { break }
      ancestor = node.container
    }
    return sideways ?? focus.scope.flatMap(Self.firstScroller)
  }

  /// Moves what is seen by a number of rows, or columns where it scrolls sideways.
  ///
  /// - Returns: Whether there was more to see.
  @discardableResult
  func scroll(_ scroller: ElementNode, by distance: Int) -> Bool {
    if scroller.bool(.isScrollDisabled) == true { return false }
    var offset = scroller.scrollOffset
    switch Scrolling.axis(of: scroller) {
    case .vertical: offset.y += distance
    case .horizontal: offset.x += distance * 2
    }
    return Scrolling.scroll(scroller, to: offset)
  }

  /// Scrolls by what is seen less a row.
  ///
  /// The focus comes along to something in sight.
  func scrollPage(_ direction: Int) {
    layout()
    guard let scroller = currentScroller else { return }
    let page = max(1, scroller.size.height - 1)
    if !scroll(scroller, by: direction * page) {
      scrollToEdge(atEnd: direction > 0)
      return
    }
    loadRows()
    let view = scroller.screenFrame
    func isSeen(_ node: ElementNode) -> Bool {
      let frame = node.focusFrame
      return ScrollPosition.isInside(node, scroller)
        && frame.minY >= view.minY && frame.maxY <= view.maxY
    }
    if let element = focus.element, isSeen(element) { return }
    let next = direction > 0 ? focus.order.first(where: isSeen) : focus.order.last(where: isSeen)
    if let next { focus.move(to: next) }
  }

  /// Goes to the beginning or the end of what scrolls, or of the whole scope.
  func scrollToEdge(atEnd: Bool) {
    layout()
    let scroller = currentScroller
    if let scroller {
      scroll(scroller, by: atEnd ? Cells.infinite : -Cells.infinite)
      loadRows()
      scroll(scroller, by: atEnd ? Cells.infinite : -Cells.infinite)
    }
    let elements = focus.order.filter { node in
      scroller.map { ScrollPosition.isInside(node, $0) } ?? true
    }
    if let next = atEnd ? elements.last : elements.first { focus.move(to: next) }
  }

  /// The wheel scrolls what is under the pointer; when that is at its end, what is around it.
  func turnWheel(at point: CellPoint, _ notches: Int) {
    guard let scope = focus.scope else { return }
    layout()
    for scroller in HitTest(point, in: scope).scrollers.reversed() {
      if scroll(scroller, by: notches * 3) { return }
    }
  }

  private static func firstScroller(in node: ElementNode) -> ElementNode? {
    if node.scrolls { return node }
    for child in node.shown {
      if let found = firstScroller(in: child) { return found }
    }
    return nil
  }
}
