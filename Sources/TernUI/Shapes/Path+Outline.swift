public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect
import Foundation

extension Path {
  /// Into how many straight pieces a curve is cut.
  private static let pieces = 16

  /// The outline in straight pieces.
  var outline: DrawingOutline {
    var lines: [DrawingOutline.Line] = []
    var points: [CGPoint] = []
    var start = CGPoint.zero
    func end(isClosed: Bool) {
      if points.count > 1 { lines.append(DrawingOutline.Line(points, isClosed: isClosed)) }
      points = []
    }
    func curve(_ point: (CGFloat) -> CGPoint) {
      for piece in 1...Self.pieces { points.append(point(CGFloat(piece) / CGFloat(Self.pieces))) }
    }
    for element in elements {
      if points.isEmpty, case .move = element {} else if points.isEmpty { points = [start] }
      let last = points.last ?? start
      switch element {
      case .move(let point):
        end(isClosed: false)
        points = [point]
        start = point
      case .line(let point): points.append(point)
      case .quadCurve(let point, let control):
        curve { mix(mix(last, control, $0), mix(control, point, $0), $0) }
      case .curve(let point, let control1, let control2):
        curve { part in
          let (a, b, c) = (
            mix(last, control1, part), mix(control1, control2, part), mix(control2, point, part)
          )
          return mix(mix(a, b, part), mix(b, c, part), part)
        }
      case .closeSubpath: end(isClosed: true)
      }
    }
    end(isClosed: false)
    return DrawingOutline(lines)
  }

  /// An outline of straight lines.
  init(_ outline: DrawingOutline) {
    self.init()
    for line in outline.lines {
      addLines(line.points)
      if line.isClosed { closeSubpath() }
    }
  }

  /// The least rectangle around the outline; a null rectangle if there is nothing.
  public var boundingRect: CGRect { CGRect(around: outline.lines.flatMap(\.points)) }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(point, isEvenOdd: eoFill)
  }

  /// A part of the outline, by its length.
  ///
  /// - Parameters:
  ///   - from: Where it begins, from 0 to 1.
  ///   - to: Where it ends, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from == 0, to == 1 { return self }
    let outline = outline
    let length = outline.lines.reduce(0) { $0 + $1.length }
    guard from < to, length > 0 else { return Path() }
    var done: CGFloat = 0
    var parts: [DrawingOutline.Line] = []
    for line in outline.lines {
      parts += line.part(from: from * length - done, to: to * length - done)
      done += line.length
    }
    return Path(DrawingOutline(parts))
  }

  /// The outline of the line that a pen draws along this one.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(outline.dashed(style).widened(style.lineWidth))
  }
}

/// A point on the way from one to another.
private func mix(_ start: CGPoint, _ end: CGPoint, _ part: CGFloat) -> CGPoint {
  CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
}

private func distance(_ start: CGPoint, _ end: CGPoint) -> CGFloat {
  let (x, y) = (end.x - start.x, end.y - start.y)
  return (x * x + y * y).squareRoot()
}

extension DrawingOutline.Line {
  /// The points, with the first one again at the end of a closed line.
  var allPoints: [CGPoint] { isClosed ? points + points.prefix(1) : points }

  var length: CGFloat {
    zip(allPoints, allPoints.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }

  /// The part between two lengths.
  func part(from: CGFloat, to: CGFloat) -> [DrawingOutline.Line] {
    var part: [CGPoint] = []
    var done: CGFloat = 0
    for (start, end) in zip(allPoints, allPoints.dropFirst()) {
      let length = distance(start, end)
      defer { done += length }
      guard length > 0, done < to, done + length > from else { continue }
      if part.isEmpty { part.append(mix(start, end, max(0, (from - done) / length))) }
      part.append(mix(start, end, min(1, (to - done) / length)))
    }
    return part.count > 1 ? [DrawingOutline.Line(part)] : []
  }
}

extension DrawingOutline {
  /// The lines cut into the dashes of a style.
  func dashed(_ style: StrokeStyle) -> DrawingOutline {
    let dash = style.dash.map { max(0, $0) }
    let total = dash.reduce(0, +)
    // Dashes that nobody could tell apart are a line.
    guard total >= 1, total.isFinite, style.dashPhase.isFinite else { return self }
    var dashes: [Line] = []
    for line in lines {
      let length = line.length
      var place = -style.dashPhase.truncatingRemainder(dividingBy: total * 2) - total * 2
      var index = 0
      while place < length {
        let next = place + dash[index % dash.count]
        if index.isMultiple(of: 2), next > 0 { dashes += line.part(from: place, to: next) }
        place = next
        index += 1
      }
    }
    return DrawingOutline(dashes)
  }

  /// The areas that a pen of some width covers.
  func widened(_ width: CGFloat) -> DrawingOutline {
    guard width > 0, width.isFinite else { return DrawingOutline() }
    let half = width / 2
    var areas: [Line] = []
    for line in lines {
      let points = line.allPoints
      for (start, end) in zip(points, points.dropFirst()) {
        let length = distance(start, end)
        if length == 0 { continue }
        let x = (end.x - start.x) / length * half
        let y = (end.y - start.y) / length * half
        areas.append(
          Line(
            [
              CGPoint(x: start.x + y, y: start.y - x), CGPoint(x: end.x + y, y: end.y - x),
              CGPoint(x: end.x - y, y: end.y + x), CGPoint(x: start.x - y, y: start.y + x),
            ],
            isClosed: true
          )
        )
      }
      // Round corners, which go the same way round as the pieces do.
      let corners = line.isClosed ? points.dropLast()[...] : points.dropFirst().dropLast()
      for corner in corners {
        let circle = (0..<8).map { index in
          let angle = CGFloat(index) * .pi / 4
          return CGPoint(x: corner.x + half * cos(angle), y: corner.y + half * sin(angle))
        }
        areas.append(Line(circle, isClosed: true))
      }
    }
    return DrawingOutline(areas)
  }
}
