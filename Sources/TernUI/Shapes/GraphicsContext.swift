public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// What a ``Canvas`` draws with.
///
/// A copy draws on the same canvas, and keeps its transform, its opacity and its clips to itself.
@MainActor
public struct GraphicsContext {
  /// What marks are drawn with.
  @MainActor
  public struct Shading {
    fileprivate let color: Color?
    fileprivate var gradient: ElementValue?

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(color: color) }

    /// A colour of its parts.
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      Shading(color: Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    public static func color(white: Double, opacity: Double = 1) -> Shading {
      Shading(color: Color(red: white, green: white, blue: white, opacity: opacity))
    }

    /// Any style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(color: style._color, gradient: style._gradient)
    }

    /// Colours along a line, from side to side and from top to bottom of what is filled as the points
    /// are to each other.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      func part(_ start: CGFloat, _ end: CGFloat) -> (CGFloat, CGFloat) {
        start == end ? (0.5, 0.5) : start < end ? (0, 1) : (1, 0)
      }
      let (x, y) = (part(startPoint.x, endPoint.x), part(startPoint.y, endPoint.y))
      return .style(
        LinearGradient(
          gradient: gradient, startPoint: UnitPoint(x: x.0, y: y.0),
          endPoint: UnitPoint(x: x.1, y: y.1)
        )
      )
    }

    /// Colours from the middle of what is filled outwards.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      .style(
        RadialGradient(
          gradient: gradient, center: .center, startRadius: startRadius, endRadius: endRadius
        )
      )
    }

    /// The colour of the text around the canvas.
    public static var foreground: Shading { Shading(color: nil) }
  }

  /// What is drawn, shared by all copies.
  final class Recording {
    var marks: [DrawingMark] = []
  }

  let recording = Recording()
  /// The values of the environment of the canvas.
  public let environment: EnvironmentValues
  /// What is done with all points.
  public var transform = CGAffineTransform.identity
  /// How much of what is behind it a mark covers, from 0 to 1.
  public var opacity = 1.0
  /// How colours mix, which is left to the back end.
  public var blendMode = BlendMode.normal
  private var clips: [DrawingOutline] = []
  private let size: CGSize

  init(environment: EnvironmentValues, size: CGSize) {
    self.environment = environment
    self.size = size
  }

  // MARK: Transforms

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Stretches what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on; words stay level.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Does something else first with what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Shows what is drawn from now on only inside of an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(path.applying(transform).outline)
  }

  /// The bounds of what is shown.
  public var clipBoundingRect: CGRect {
    let inverse = transform.inverted()
    var bounds = CGRect(origin: .zero, size: size)
    for clip in clips { bounds = bounds.intersection(CGRect(around: clip.lines.flatMap(\.points))) }
    return bounds.applying(inverse)
  }

  /// Draws with a copy.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  // MARK: Marks

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let path = path.applying(transform)
    add(path.filled(color(of: shading), shading.gradient, isEvenOdd: style.isEOFilled))
  }

  /// Draws the line along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.applying(transform).stroked(color(of: shading), shading.gradient, style))
  }

  /// Draws words.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - point: Where they stand.
  ///   - anchor: The point of the words that stands there.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    let words = text.drawn(in: environment)
    let color = words.foreground ?? environment.text.foreground ?? .primary
    var mark = DrawingMark(
      .text(words.string, at: point.applying(transform), anchor: anchor), color: color.name
    )
    mark.isBold = words.isBold
    add(mark)
  }

  /// Draws words from the top leading corner of a rectangle on.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(text, at: rect.origin, anchor: .topLeading)
  }

  /// Draws a symbol, or the name of a file.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    let place = point.applying(transform)
    let color = (environment.text.foreground ?? .primary).name
    add(
      DrawingMark(
        image.isFile
          ? .text(image.name, at: place, anchor: anchor)
          : .symbol(image.name, at: place, anchor: anchor),
        color: color
      )
    )
  }

  /// Draws a symbol in the middle of a rectangle.
  public func draw(_ image: Image, in rect: CGRect) {
    draw(image, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  private func color(of shading: Shading) -> Color {
    shading.color ?? environment.text.foreground ?? .primary
  }

  private func add(_ mark: DrawingMark) {
    var mark = mark
    guard opacity > 0, mark.color != Color.clear.name else { return }
    mark.opacity = opacity
    mark.clips = clips
    recording.marks.append(mark)
  }
}
