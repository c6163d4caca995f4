public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// An outline of lines and curves, in points from the top leading corner.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 32))
///   path.addLine(to: CGPoint(x: 64, y: 32))
///   path.addLine(to: CGPoint(x: 32, y: 0))
///   path.closeSubpath()
/// }
/// .fill(.orange)
/// ```
public nonisolated struct Path: Hashable, Sendable {
  /// A step along the outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  /// Where the outline has come to, if it has begun.
  public private(set) var currentPoint: CGPoint?
  private var start: CGPoint?

  /// An outline of nothing.
  public init() {}

  /// An outline that a closure adds steps to.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// A rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// An ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether there is no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with every step.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  // MARK: Steps

  /// Begins a line at a point.
  public mutating func move(to point: CGPoint) {
    append(.move(to: point), point)
    start = point
  }

  /// Goes straight to a point.
  public mutating func addLine(to point: CGPoint) {
    begin(at: point)
    append(.line(to: point), point)
  }

  /// Goes to a point in a curve that a second point draws towards itself.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    begin(at: point)
    append(.quadCurve(to: point, control: control), point)
  }

  /// Goes to a point in a curve that begins towards one point and ends from another.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    begin(at: point)
    append(.curve(to: point, control1: control1, control2: control2), point)
  }

  /// Goes straight to where the line began.
  public mutating func closeSubpath() {
    guard let start, elements.last != .closeSubpath else { return }
    append(.closeSubpath, start)
  }

  /// A line without a beginning begins where it first goes to.
  private mutating func begin(at point: CGPoint) {
    if currentPoint == nil { move(to: point) }
  }

  private mutating func append(_ element: Element, _ point: CGPoint) {
    elements.append(element)
    currentPoint = point
  }

  /// Adds the steps of another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.applying(transform).elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .closeSubpath: closeSubpath()
      }
    }
  }

  /// The outline after a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var path = self
    func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: moved(point))
      case .line(let point): .line(to: moved(point))
      case .quadCurve(let point, let control):
        .quadCurve(to: moved(point), control: moved(control))
      case .curve(let point, let control1, let control2):
        .curve(to: moved(point), control1: moved(control1), control2: moved(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    path.currentPoint = currentPoint.map(moved)
    path.start = start.map(moved)
    return path
  }

  /// The outline at another place.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path: CustomStringConvertible {
  /// The steps, each after its points: `0 0 m 8 0 l h`.
  public var description: String {
    func words(_ points: CGPoint..., then name: String) -> String {
      points.map { "\(number($0.x)) \(number($0.y)) " }.joined() + name
    }
    func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    return elements.map { element in
      switch element {
      case .move(let point): words(point, then: "m")
      case .line(let point): words(point, then: "l")
      case .quadCurve(let point, let control): words(control, point, then: "q")
      case .curve(let point, let control1, let control2):
        words(control1, control2, point, then: "c")
      case .closeSubpath: "h"
      }
    }
    .joined(separator: " ")
  }
}

extension Path: Shape {
  /// The outline itself, wherever the room is.
  public func path(in rect: CGRect) -> Path { self }
}
