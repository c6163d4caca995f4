public import struct Foundation.CGPoint
public import struct Foundation.CGSize

/// Lines from point to point, in points from the top leading corner of a drawing.
public struct DrawingOutline: Hashable, Sendable {
  /// Points that follow each other.
  public struct Line: Hashable, Sendable {
    /// The points.
    public var points: [CGPoint]
    /// Whether the last point is joined to the first.
    public var isClosed: Bool

    /// Points that follow each other.
    public init(_ points: [CGPoint], isClosed: Bool = false) {
      self.points = points
      self.isClosed = isClosed
    }
  }

  /// The lines, those of curves in short pieces.
  public var lines: [Line]

  /// An outline of lines.
  public init(_ lines: [Line] = []) {
    self.lines = lines
  }

  /// Whether a point is inside.
  ///
  /// - Parameter isEvenOdd: Whether what lies within two lines is outside again, whichever way they go.
  public func contains(_ point: CGPoint, isEvenOdd: Bool = false) -> Bool {
    var winding = 0
    for line in lines {
      guard var last = line.points.last else { continue }
      for next in line.points {
        if (last.y <= point.y) != (next.y <= point.y) {
          let part = (point.y - last.y) / (next.y - last.y)
          if last.x + part * (next.x - last.x) > point.x { winding += next.y > last.y ? 1 : -1 }
        }
        last = next
      }
    }
    return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}

/// One of the marks that a drawing is made of, each over those before it.
public struct DrawingMark: Hashable, Sendable {
  /// What a mark is.
  public enum Content: Hashable, Sendable {
    /// All that is inside of an outline.
    case fill(DrawingOutline, isEvenOdd: Bool)
    /// The lines of an outline, as thin as can be drawn.
    case stroke(DrawingOutline)
    /// Words: the anchor is the point of them that stands at the place.
    case text(String, at: CGPoint, anchor: UnitPoint)
    /// A symbol, by its name.
    case symbol(String, at: CGPoint, anchor: UnitPoint)
  }

  /// What the mark is.
  public var content: Content
  /// The name of its colour, or `#RRGGBB`.
  public var color: String
  /// The course of several colours, as ``ElementProperty/gradient`` has it, within the bounds of the
  /// outline; empty where there is one.
  public var gradient: [String] = []
  /// How much of what is behind it the mark covers, from 0 to 1.
  public var opacity = 1.0
  /// Outlines that a part of the mark has to be inside of, all of them, to be seen.
  public var clips: [DrawingOutline] = []
  /// Whether words have thick strokes.
  public var isBold = false

  /// A mark in a colour.
  public init(_ content: Content, color: String) {
    self.content = content
    self.color = color
  }
}

extension DrawingMark: CustomStringConvertible {
  /// What the mark is, in words: `fill red 0,0 8,0 8,16 closed`.
  public var description: String {
    switch content {
    case .fill(let outline, _): "fill \(color) \(outline)"
    case .stroke(let outline): "stroke \(color) \(outline)"
    case .text(let words, let place, _): "text \(color) \(coordinates(place)) \(words)"
    case .symbol(let name, let place, _): "symbol \(color) \(coordinates(place)) \(name)"
    }
  }
}

extension DrawingOutline: CustomStringConvertible {
  public var description: String {
    lines.map { line in
      (line.points.map(coordinates) + (line.isClosed ? ["closed"] : [])).joined(separator: " ")
    }
    .joined(separator: ", ")
  }
}

/// A point in words, to the hundredth.
private func coordinates(_ point: CGPoint) -> String {
  func text(_ length: Double) -> String {
    guard abs(length) < 1e12 else { return "\(length)" }
    let hundredths = (length * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
  return "\(text(point.x)),\(text(point.y))"
}

/// Draws what a `box` with the property ``ElementProperty/drawing`` shows in its room.
///
/// A back end asks it when it draws, and draws anew when it gets another one.
@MainActor
public final class DrawingAlgorithm: Hashable, Sendable {
  private let draw: @MainActor (CGSize) -> [DrawingMark]

  package init(_ draw: @escaping @MainActor (CGSize) -> [DrawingMark]) {
    self.draw = draw
  }

  /// The marks, in order.
  ///
  /// - Parameter size: The room, in points.
  public func marks(in size: CGSize) -> [DrawingMark] { draw(size) }

  public nonisolated static func == (left: DrawingAlgorithm, right: DrawingAlgorithm) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
