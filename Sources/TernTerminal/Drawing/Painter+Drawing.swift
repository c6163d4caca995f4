import Foundation
import TernUI

extension Painter {
  /// Draws what an app or a shape draws in a box.
  mutating func paintDrawing(_ node: ElementNode, frame: CellRect, context: Context) {
    guard case .drawing(let algorithm)? = node.properties[.drawing] else { return }
    let clip = frame.intersection(context.clip).intersection(canvas.bounds)
    guard !clip.isEmpty else { return }
    let seen = CellRect(origin: clip.origin - frame.origin, size: clip.size)
    let (marks, drawing) = node.drawing(of: algorithm, seen: seen) { marks in
      drawn(marks, CellDrawing(size: frame.size, seen: seen))
    }
    for (place, cell) in drawing.cells {
      let (character, foreground, background) = CellDrawing.look(of: cell)
      var style = context.style.with(foreground: foreground)
      style.attributes = []
      if let background { style.background = background }
      canvas.draw(String(character), at: frame.origin + place, style: style, clip: clip)
    }
    for mark in marks { paintWords(of: mark, frame, clip, drawing, context) }
  }

  /// The areas and lines of a drawing on cells.
  private func drawn(_ marks: [DrawingMark], _ drawing: CellDrawing) -> CellDrawing {
    var drawing = drawing
    for mark in marks {
      switch mark.content {
      case .fill(let outline, let isEvenOdd):
        drawing.fill(
          outline, isEvenOdd: isEvenOdd, clips: mark.clips, color: color(of: mark, outline)
        )
      case .stroke(let outline):
        drawing.stroke(outline, clips: mark.clips, color: color(of: mark, outline))
      case .text, .symbol: break
      }
    }
    return drawing
  }

  private mutating func paintWords(
    of mark: DrawingMark, _ frame: CellRect, _ clip: CellRect, _ drawing: CellDrawing,
    _ context: Context
  ) {
    let (words, place, anchor): (String, CGPoint, UnitPoint)
    switch mark.content {
    case .text(let text, let at, let point): (words, place, anchor) = (text, at, point)
    case .symbol(let name, let at, let point):
      (words, place, anchor) = (Symbols.text(for: name), at, point)
    case .fill, .stroke: return
    }
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    let top = Cells.whole((place.y / 16 - anchor.y * Double(lines.count)).rounded(.down))
    var style = context.style.with(foreground: color(of: mark))
    if mark.isBold { style.attributes.insert(.bold) }
    for (index, line) in lines.enumerated() {
      let width = Double(DisplayWidth.of(String(line)))
      var x = Cells.whole((place.x / 8 - anchor.x * width).rounded(.down))
      let y = top + index
      for character in line {
        let cell = CellPoint(x: x, y: y)
        let middle = CGPoint(x: Double(x) * 8 + 4, y: Double(y) * 16 + 8)
        x += DisplayWidth.of(character)
        guard mark.clips.allSatisfy({ $0.contains(middle) }) else { continue }
        var style = style
        // What a word stands on stays to be seen.
        if let ground = drawing.cells[cell], ground.quarters.nonzeroBitCount > 2 {
          style.background = ground.fill
        }
        canvas.draw(String(character), at: frame.origin + cell, style: style, clip: clip)
      }
    }
  }

  private func color(of mark: DrawingMark) -> TerminalColor {
    mark.opacity <= 0.5 ? .gray : TerminalColor(name: mark.color) ?? .standard
  }

  /// The colour of each place of a mark, in points.
  private func color(
    of mark: DrawingMark, _ outline: DrawingOutline
  ) -> (CGPoint) -> TerminalColor {
    let plain = color(of: mark)
    let points = outline.lines.flatMap(\.points)
    guard mark.opacity > 0.5, !mark.gradient.isEmpty, let left = points.map(\.x).min(),
      let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return { _ in plain } }
    let origin = CellPoint(
      x: Cells.whole((left / 8).rounded(.down)), y: Cells.whole((top / 16).rounded(.down))
    )
    let size = CellSize(
      width: Cells.whole((right / 8).rounded(.up)) - origin.x,
      height: Cells.whole((bottom / 16).rounded(.up)) - origin.y
    )
    guard let gradient = CellGradient(mark.gradient, size: size) else { return { _ in plain } }
    return { place in
      gradient.color(x: Int(place.x / 8) - origin.x, y: Int(place.y / 16) - origin.y)
    }
  }
}

extension ElementNode {
  /// What an app draws in the room of the element, which is worked out once for a room and for what is
  /// seen of it.
  fileprivate func drawing(
    of algorithm: DrawingAlgorithm, seen: CellRect, draw: ([DrawingMark]) -> CellDrawing
  ) -> ([DrawingMark], CellDrawing) {
    let marks: [DrawingMark]
    if let drawn, drawn.algorithm == algorithm, drawn.size == size {
      if drawn.seen == seen { return (drawn.marks, drawn.cells) }
      marks = drawn.marks
    } else {
      let room = CGSize(width: Double(size.width) * 8, height: Double(size.height) * 16)
      marks = algorithm.marks(in: room)
    }
    let cells = draw(marks)
    drawn = Drawn(algorithm: algorithm, size: size, seen: seen, marks: marks, cells: cells)
    return (marks, cells)
  }
}

/// What an app drew, for which room, and of what is seen.
struct Drawn {
  let algorithm: DrawingAlgorithm
  let size: CellSize
  let seen: CellRect
  let marks: [DrawingMark]
  let cells: CellDrawing
}
