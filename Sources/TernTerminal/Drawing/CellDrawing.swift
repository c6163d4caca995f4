import Foundation
import TernUI

/// A drawing on cells: areas in blocks of a quarter of a cell, lines in dots of an eighth.
struct CellDrawing {
  struct Cell {
    /// The quarters that are filled: the upper left one, the upper right one, then the lower ones.
    var quarters: UInt8 = 0
    var fill = TerminalColor.standard
    /// What a whole cell was filled with before.
    var under: TerminalColor?
    /// The dots of braille, by their bits.
    var dots: UInt8 = 0
    var stroke = TerminalColor.standard

    /// Whether nothing of what is behind is seen.
    var isFull: Bool { quarters == 15 }
  }

  let size: CellSize
  /// The cells that are seen.
  private let seen: CellRect
  private(set) var cells: [CellPoint: Cell] = [:]

  init(size: CellSize, seen: CellRect) {
    self.size = size
    self.seen = seen
  }

  /// The bits of braille by column and row of the dot.
  private static let dots: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
  /// The blocks by their quarters.
  private static let blocks: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// What a cell shows, with the colour before it and the one behind it.
  static func look(of cell: Cell) -> (Character, TerminalColor, TerminalColor?) {
    if cell.dots == 0 {
      return (blocks[Int(cell.quarters & 15)], cell.fill, cell.isFull ? nil : cell.under)
    }
    let scalar = Unicode.Scalar(0x2800 + UInt32(cell.dots)) ?? " "
    return (Character(scalar), cell.stroke, cell.isFull ? cell.fill : cell.under)
  }

  /// - Parameter color: The colour of a place, in points.
  mutating func fill(
    _ outline: DrawingOutline, isEvenOdd: Bool, clips: [DrawingOutline],
    color: (CGPoint) -> TerminalColor
  ) {
    let points = outline.lines.flatMap(\.points)
    let rows = Self.range(points.map { Double($0.y) }, 16, seen.minY..<seen.maxY)
    let columns = Self.range(points.map { Double($0.x) }, 8, seen.minX..<seen.maxX)
    var isSeen = false
    for y in rows {
      for x in columns {
        var quarters: UInt8 = 0
        for quarter in 0..<4 {
          let place = CGPoint(x: x * 8 + 2 + quarter % 2 * 4, y: y * 16 + 4 + quarter / 2 * 8)
          if outline.contains(place, isEvenOdd: isEvenOdd),
            clips.allSatisfy({ $0.contains(place) })
          {
            quarters |= 1 << quarter
          }
        }
        if quarters == 0 { continue }
        isSeen = true
        add(quarters, color(CGPoint(x: Double(x) * 8 + 4, y: Double(y) * 16 + 8)), x, y)
      }
    }
    // What is too thin for blocks is a line.
    if !isSeen, Self.length(points.map(\.x)) > 0.5, Self.length(points.map(\.y)) > 0.5 {
      stroke(outline, clips: clips, color: color)
    }
  }

  private static func length(_ places: [CGFloat]) -> CGFloat {
    guard let least = places.min(), let most = places.max() else { return 0 }
    return most - least
  }

  private mutating func add(_ quarters: UInt8, _ color: TerminalColor, _ x: Int, _ y: Int) {
    var cell = cells[CellPoint(x: x, y: y)] ?? Cell()
    if cell.quarters != 0, cell.fill == color {
      cell.quarters |= quarters
    } else {
      if cell.isFull { cell.under = cell.fill }
      cell.quarters = quarters
    }
    cell.fill = color
    cell.dots = 0
    cells[CellPoint(x: x, y: y)] = cell
  }

  mutating func stroke(
    _ outline: DrawingOutline, clips: [DrawingOutline], color: (CGPoint) -> TerminalColor
  ) {
    for line in outline.lines {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (start, end) in zip(points, points.dropFirst()) {
        stroke(from: start, to: end, clips, color)
      }
    }
  }

  private mutating func stroke(
    from start: CGPoint, to end: CGPoint, _ clips: [DrawingOutline],
    _ color: (CGPoint) -> TerminalColor
  ) {
    // Only the part that may be seen is gone along, however long the line is.
    guard let (first, last) = part(from: start, to: end) else { return }
    let (x, y) = (last.x - first.x, last.y - first.y)
    let steps = max(1, Int((max(abs(x), abs(y)) / 2).rounded(.up)))
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let place = CGPoint(x: first.x + x * part, y: first.y + y * part)
      // A line along the far edge of the room is seen in the last dot.
      let dot = CellPoint(
        x: min(Int((place.x / 4).rounded(.down)), size.width * 2 - 1),
        y: min(Int((place.y / 4).rounded(.down)), size.height * 4 - 1)
      )
      let cell = CellPoint(x: dot.x >> 1, y: dot.y >> 2)
      guard seen.contains(cell), clips.allSatisfy({ $0.contains(place) }) else { continue }
      add(Self.dots[dot.x & 1][dot.y & 3], color(place), at: cell)
    }
  }

  private mutating func add(_ dot: UInt8, _ color: TerminalColor, at place: CellPoint) {
    var cell = cells[place] ?? Cell()
    if !cell.isFull, cell.dots == 0 {
      // Blocks and dots cannot share a cell: of the block its greater part stays, as a colour behind.
      if cell.quarters.nonzeroBitCount > 2 { cell.under = cell.fill }
      cell.quarters = 0
    }
    if cell.stroke != color { cell.dots = 0 }
    cell.dots |= dot
    cell.stroke = color
    cells[place] = cell
  }

  /// The part of a line within the cells that are seen, and a little more.
  private func part(from start: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint)? {
    let low = (Double(seen.minX) * 8 - 8, Double(seen.minY) * 16 - 16)
    let high = (Double(seen.maxX) * 8 + 8, Double(seen.maxY) * 16 + 16)
    var (from, to) = (0.0, 1.0)
    let axes = [(start.x, end.x, low.0, high.0), (start.y, end.y, low.1, high.1)]
    for (begin, stop, least, most) in axes {
      let length = stop - begin
      guard begin.isFinite, stop.isFinite, length.isFinite else { return nil }
      if length == 0 {
        if begin < least || begin > most { return nil }
        continue
      }
      let (first, second) = ((least - begin) / length, (most - begin) / length)
      from = max(from, min(first, second))
      to = min(to, max(first, second))
    }
    guard from <= to else { return nil }
    func point(_ part: Double) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
    return (point(from), point(to))
  }

  /// The cells that lengths are in, of those that are seen.
  private static func range(_ lengths: [Double], _ cell: Double, _ seen: Range<Int>) -> Range<Int> {
    guard let least = lengths.min(), let most = lengths.max() else { return 0..<0 }
    let first = Cells.whole((least / cell).rounded(.down))
    let last = Cells.whole((most / cell).rounded(.up))
    return (first..<max(first, last)).clamped(to: seen)
  }
}
