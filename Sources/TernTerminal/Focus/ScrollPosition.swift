/// Keeps what a person works on in sight.
@MainActor
enum ScrollPosition {
  /// Scrolls everything around an element so that it is seen.
  ///
  /// With the first element of a list the list goes to its top, with the last to its end, so that headers and
  /// text that cannot have the focus are seen too.
  static func reveal(_ element: ElementNode, among stops: [FocusStop]) {
    var ancestor = element.container
    while let scroller = ancestor {
      if scroller.isPopupOpen { return }
      if scroller.scrolls { reveal(element, in: scroller, among: stops) }
      if scroller.isLayer { return }
      ancestor = scroller.container
    }
  }

  private static func reveal(
    _ element: ElementNode, in scroller: ElementNode, among stops: [FocusStop]
  ) {
    let frame = Self.frame(element.focusFrame, in: scroller)
    let room = scroller.scrollRoom
    var offset = scroller.scrollOffset
    if frame.maxY > offset.y + room.height { offset.y = frame.maxY - room.height }
    if frame.minY < offset.y { offset.y = frame.minY }
    if frame.maxX > offset.x + room.width { offset.x = frame.maxX - room.width }
    if frame.minX < offset.x { offset.x = frame.minX }
    let last = scroller.contentSize.height - room.height
    if isOutermost(element, in: scroller, of: stops), frame.maxY <= room.height {
      offset.y = 0
    } else if isOutermost(element, in: scroller, of: stops.reversed()), frame.minY >= last {
      offset.y = last
    }
    Scrolling.scroll(scroller, to: offset)
  }

  /// Scrolls everything around an element so that it stands at the `top`, in the `center` or at the
  /// `bottom` of what is seen, or is seen at all.
  static func reveal(_ element: ElementNode, alignment: String?) {
    var ancestor = element.container
    while let scroller = ancestor {
      if scroller.scrolls {
        let frame = Self.frame(element.screenFrame, in: scroller)
        var offset = scroller.scrollOffset
        offset.x = start(
          of: frame.minX..<frame.maxX, offset.x, scroller.scrollRoom.width, alignment
        )
        offset.y = start(
          of: frame.minY..<frame.maxY, offset.y, scroller.scrollRoom.height, alignment
        )
        Scrolling.scroll(scroller, to: offset)
      }
      if scroller.isLayer { return }
      ancestor = scroller.container
    }
  }

  /// A part of the screen, as a place in the content of what scrolls there.
  private static func frame(_ place: CellRect, in scroller: ElementNode) -> CellRect {
    CellRect(
      origin: place.origin - scroller.contentOrigin - scroller.scrollStart, size: place.size
    )
  }

  private static func start(
    of range: Range<Int>, _ offset: Int, _ room: Int, _ alignment: String?
  ) -> Int {
    switch alignment {
    case "top": return range.lowerBound
    case "center": return range.lowerBound - (room - range.count) / 2
    case "bottom": return range.upperBound - room
    default: return min(max(offset, range.upperBound - room), range.lowerBound)
    }
  }

  /// Whether no other element of the scroller comes before this one in the order.
  private static func isOutermost(
    _ element: ElementNode, in scroller: ElementNode, of stops: some Sequence<FocusStop>
  ) -> Bool {
    stops.first { isInside($0.node, scroller) }?.node === element
  }

  static func isInside(_ node: ElementNode, _ scroller: ElementNode) -> Bool {
    var ancestor = node.parent
    while let current = ancestor {
      if current === scroller { return true }
      ancestor = current.parent
    }
    return false
  }
}
