import TernUI

/// Where a popover stands: beside the element it belongs to.
@MainActor
struct PopoverPlacement {
  let origin: CellPoint
  /// The cell of the border that points to the element, and the side of the popover it is at.
  let arrow: (place: CellPoint, side: Side)?

  enum Side: String {
    case top, leading, bottom, trailing
  }

  /// - Parameters:
  ///   - popover: The popover.
  ///   - size: How large it is.
  ///   - anchor: The element, on the screen.
  ///   - screen: The size of the screen.
  init(of popover: ElementNode, size: CellSize, anchor: ElementNode, in screen: CellSize) {
    let frame = Self.target(of: popover, in: anchor)
    let wish = popover.string(.placement).flatMap(Side.init(rawValue:))
    let sides: [Side] = [wish, .bottom, .top, .trailing, .leading].compactMap { $0 }
    let side = sides.first { Self.hasRoom(at: $0, of: frame, size, screen) }
    guard let side else {
      // Without room at any side it covers the element.
      origin = CellPoint(
        x: max(0, min(frame.minX, screen.width - size.width)),
        y: max(0, screen.height - size.height) / 2
      )
      arrow = nil
      return
    }
    // A column to the left, so that what is in the box begins below what it belongs to.
    let x = max(0, min(frame.minX - 2, screen.width - size.width))
    let y = max(0, min(frame.minY - 1, screen.height - size.height))
    let middle = CellPoint(
      x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2
    )
    let column = min(max(middle.x - x, 1), size.width - 2)
    let row = min(max(middle.y - y, 1), size.height - 2)
    switch side {
    case .top:
      origin = CellPoint(x: x, y: frame.minY - size.height)
      arrow = (CellPoint(x: column, y: size.height - 1), .bottom)
    case .bottom:
      origin = CellPoint(x: x, y: frame.maxY)
      arrow = (CellPoint(x: column, y: 0), .top)
    case .leading:
      origin = CellPoint(x: frame.minX - size.width, y: y)
      arrow = (CellPoint(x: size.width - 1, y: row), .trailing)
    case .trailing:
      origin = CellPoint(x: frame.maxX, y: y)
      arrow = (CellPoint(x: 0, y: row), .leading)
    }
  }

  /// The part of the element that the popover points to: all of it, or a cell.
  private static func target(of popover: ElementNode, in anchor: ElementNode) -> CellRect {
    let frame = anchor.screenFrame
    guard let x = popover.number(.anchorX), let y = popover.number(.anchorY) else { return frame }
    func offset(_ part: Double, _ length: Int) -> Int {
      let last = Double(max(0, length - 1))
      return Int(min(max(part * last, 0), last).rounded())
    }
    return CellRect(
      x: frame.minX + offset(x, frame.size.width), y: frame.minY + offset(y, frame.size.height),
      width: 1, height: 1
    )
  }

  private static func hasRoom(
    at side: Side, of frame: CellRect, _ size: CellSize, _ screen: CellSize
  ) -> Bool {
    switch side {
    case .top: return frame.minY >= size.height
    case .bottom: return frame.maxY >= 0 && frame.maxY + size.height <= screen.height
    case .leading: return frame.minX >= size.width
    case .trailing: return frame.maxX >= 0 && frame.maxX + size.width <= screen.width
    }
  }
}
