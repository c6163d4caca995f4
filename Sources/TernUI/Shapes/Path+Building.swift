public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize
import Foundation

extension Path {
  /// Goes straight from point to point.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let x = min(max(0, cornerSize.width), rect.width / 2)
    let y = min(max(0, cornerSize.height), rect.height / 2)
    let corners = [CGSize](repeating: CGSize(width: x, height: y), count: 4)
    addPath(Self.rounded(rect, corners), transform: transform)
  }

  /// A rectangle with round corners, from the top leading one on.
  static func rounded(_ rect: CGRect, _ corners: [CGSize]) -> Path {
    // How far the points that draw a quarter of a circle stand from its ends.
    let part = 1 - 0.552_284_749_8
    var path = Path()
    let turns: [(corner: CGPoint, x: CGFloat, y: CGFloat, isDown: Bool)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), -1, 1, true),
      (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, false),
      (CGPoint(x: rect.minX, y: rect.maxY), 1, -1, true),
      (rect.origin, 1, 1, false),
    ]
    path.move(to: CGPoint(x: rect.minX + corners[0].width, y: rect.minY))
    for (index, turn) in turns.enumerated() {
      let size = corners[(index + 1) % 4]
      let across = CGPoint(x: turn.corner.x + turn.x * size.width, y: turn.corner.y)
      let down = CGPoint(x: turn.corner.x, y: turn.corner.y + turn.y * size.height)
      let (from, to) = turn.isDown ? (across, down) : (down, across)
      path.addLine(to: from)
      if size.width == 0 || size.height == 0 { continue }
      func towards(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: turn.corner.x + (point.x - turn.corner.x) * part,
          y: turn.corner.y + (point.y - turn.corner.y) * part
        )
      }
      path.addCurve(to: to, control1: towards(from), control2: towards(to))
    }
    path.closeSubpath()
    return path
  }

  /// Adds an ellipse, from its trailing point on downwards.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let stretch = CGAffineTransform(
      a: rect.width / 2, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    )
    var circle = Path()
    circle.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360), transform: stretch
    )
    circle.closeSubpath()
    addPath(circle, transform: transform)
  }

  /// Goes along a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: Where the part begins, from the x axis towards the y axis.
  ///   - endAngle: Where the part ends.
  ///   - clockwise: Whether angles become smaller on the way. As the y axis points down, that looks
  ///     anticlockwise.
  ///   - transform: What is done with the part.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      delta =
        delta < -turn
        ? -turn : delta > 0 ? delta.truncatingRemainder(dividingBy: turn) - turn : delta
    } else {
      delta =
        delta > turn ? turn : delta < 0 ? delta.truncatingRemainder(dividingBy: turn) + turn : delta
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform
    )
  }

  /// Goes along a part of a circle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle))
      ).applying(transform)
    }
    guard startAngle.radians.isFinite, abs(delta.radians) < 1e6 else { return }
    let first = point(startAngle.radians)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(count)
    let tangent = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let start = startAngle.radians + Double(index) * step
      addCurve(
        to: point(start + step), control1: point(start, tangent),
        control2: point(start + step, -tangent)
      )
    }
  }

  /// Goes towards a point and turns there towards another, in a part of a circle.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let from = currentPoint?.applying(transform.inverted()) else {
      return move(to: corner.applying(transform))
    }
    let back = Self.unit(from: corner, to: from)
    let on = Self.unit(from: corner, to: end)
    let cosine = min(max(back.x * on.x + back.y * on.y, -1), 1)
    let half = acos(cosine) / 2
    guard sin(half) > 1e-9, cos(half) > 1e-9 else { return addLine(to: corner.applying(transform)) }
    let distance = radius / tan(half)
    func along(_ direction: CGPoint, _ length: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.x * length, y: corner.y + direction.y * length)
    }
    let (first, last) = (along(back, distance), along(on, distance))
    let middle = Self.unit(from: .zero, to: CGPoint(x: back.x + on.x, y: back.y + on.y))
    let center = along(middle, radius / sin(half))
    let begin = atan2(first.y - center.y, first.x - center.x)
    var delta = atan2(last.y - center.y, last.x - center.x) - begin
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: begin),
      delta: Angle(radians: delta), transform: transform
    )
  }

  private static func unit(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length == 0 ? .zero : CGPoint(x: x / length, y: y / length)
  }
}
