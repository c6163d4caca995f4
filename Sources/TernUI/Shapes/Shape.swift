/// An outline that can be filled.
///
/// Back ends that draw cells show the room that the shape takes.
public protocol Shape: View, Sendable {
  /// The name by which back ends know the outline; `nil` for a rectangle.
  var _name: String? { get }
}

extension Shape {
  /// The shape in the colour of the text around.
  public var body: some View { ShapeView(shape: _name, fill: nil, stroke: nil) }

  /// The shape, filled.
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    ShapeView(shape: _name, fill: style._color, gradient: style._gradient, stroke: nil)
  }

  /// The line around the shape.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
    ShapeView(shape: _name, fill: .clear, stroke: style._color)
  }

  /// The line around the shape, inside of it.
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }
}

private struct ShapeView: View, ElementView {
  typealias Body = Never
  typealias Content = EmptyView

  let shape: String?
  let fill: Color?
  var gradient: ElementValue?
  let stroke: Color?

  var kind: ElementKind { .box }

  func describe(_ element: inout ElementDescription) {
    let fill = fill ?? element.environment.text.foreground ?? .primary
    if fill != .clear { element.add(.background, fill.value) }
    if let gradient { element.add(.gradient, gradient) }
    if let stroke { element.add(.border, stroke.value) }
    if let shape { element.add(.shape, .string(shape)) }
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  public let _name: String? = nil
  public nonisolated init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// How far from a corner its roundness begins, in points.
  public var cornerRadius: Double
  public var _name: String? { "rounded:\(wholePoints(cornerRadius) ?? 0)" }

  /// - Parameters:
  ///   - cornerRadius: How far from a corner its roundness begins, in points.
  ///   - style: How the roundness begins, which cells do not show.
  public nonisolated init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
}

/// How the roundness of a corner begins.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a part of a circle.
  case circular
  /// Little by little.
  case continuous
}

/// A circle.
public struct Circle: Shape {
  public let _name: String? = "circle"
  public nonisolated init() {}
}

/// A circle that is drawn out to its room.
public struct Ellipse: Shape {
  public let _name: String? = "ellipse"
  public nonisolated init() {}
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  public let _name: String? = "capsule"

  /// - Parameter style: How the roundness begins, which cells do not show.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Self { Self() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Self { Self() }
}

extension Shape where Self == Capsule {
  /// A rectangle with half circles at its ends.
  public static var capsule: Self { Self() }
}

extension Shape where Self == Ellipse {
  /// A circle that is drawn out to its room.
  public static var ellipse: Self { Self() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadius: Double) -> Self { Self(cornerRadius: cornerRadius) }
}

extension View {
  /// Shows only what is inside of a shape: everything, where cells are drawn.
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }

  /// Gives this view round corners: none, where cells are drawn.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
  /// Says which part of this view the pointer meets: all of it.
  public func contentShape<S: Shape>(_ shape: S) -> some View { self }

  /// Fills the background of this view within a shape.
  public func background<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> some View {
    var attributes = style.backgroundAttributes
    if let name = shape._name {
      attributes.append(ElementAttribute(property: .shape, value: .string(name)))
    }
    return BoxView(content: self, attributes: attributes)
  }
}
