import TernUI

/// A place on the screen or within an element, in cells from the top left.
struct CellPoint: Hashable, Sendable {
  var x: Int
  var y: Int

  static let zero = CellPoint(x: 0, y: 0)

  static func + (left: CellPoint, right: CellPoint) -> CellPoint {
    CellPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CellPoint, right: CellPoint) -> CellPoint {
    CellPoint(x: left.x - right.x, y: left.y - right.y)
  }
}

/// A width and a height in cells.
struct CellSize: Hashable, Sendable {
  var width: Int
  var height: Int

  static let zero = CellSize(width: 0, height: 0)
}

/// A part of the screen, in cells.
struct CellRect: Hashable, Sendable {
  var origin: CellPoint
  var size: CellSize

  init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
  }

  var minX: Int { origin.x }
  var minY: Int { origin.y }
  var maxX: Int { origin.x + size.width }
  var maxY: Int { origin.y + size.height }
  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  func contains(_ point: CellPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  func intersection(_ other: CellRect) -> CellRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return CellRect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }
}

/// The room that a container offers to an element: in each direction a number of cells, or `nil`
/// for "as much as you would like".
struct Proposal: Hashable, Sendable {
  var width: Int?
  var height: Int?

  init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }

  init(_ size: CellSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The same room, less a margin.
  func inset(width margin: Int, height marginHeight: Int) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - margin) },
      height: height.map { max(0, $0 - marginHeight) }
    )
  }
}

/// The lengths of layout properties, turned from points into cells.
enum Cells {
  /// A length that no screen has, small enough that sums of many of them do not overflow.
  static let infinite = 1 << 24

  /// A cell is eight points wide.
  static func across(_ points: Double) -> Int { whole(points / 8) }

  /// A cell is sixteen points high.
  static func down(_ points: Double) -> Int { whole(points / 16) }

  /// A number of cells that sums can be made of, whatever it was worked out from.
  static func whole(_ cells: Double) -> Int {
    guard !cells.isNaN else { return 0 }
    let limit = Double(infinite)
    return Int(min(max(cells.rounded(.toNearestOrAwayFromZero), -limit), limit))
  }
}
