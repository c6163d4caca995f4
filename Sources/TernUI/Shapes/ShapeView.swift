public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// A shape that is filled, or has a line around it, or both.
public struct _ShapeView<Content: Shape>: View {
  let shape: Content
  /// The colour inside; that of the text around if `nil`.
  var fill: Color?
  private var gradient: ElementValue?
  var isEvenOdd = false
  private var stroke: Color?
  private var strokeGradient: ElementValue?
  private var line = StrokeStyle()

  init(shape: Content) {
    self.shape = shape
  }

  public var body: some View {
    // Back ends know the shapes that have a name; they have no dashes.
    if shape._isDrawn || (stroke != nil && !line.dash.isEmpty) {
      DrawnShape(
        shape: shape, fill: fill, gradient: gradient, isEvenOdd: isEvenOdd, stroke: stroke,
        strokeGradient: strokeGradient, line: line
      )
    } else {
      NamedShape(shape: shape._name, fill: fill, gradient: gradient, stroke: stroke)
    }
  }

  mutating func setFill<Style: ShapeStyle>(_ content: Style, _ style: FillStyle) {
    fill = content._color
    gradient = content._gradient
    isEvenOdd = style.isEOFilled
  }

  mutating func setStroke<Style: ShapeStyle>(_ content: Style, _ style: StrokeStyle) {
    stroke = content._color
    strokeGradient = content._gradient
    line = style
  }

  /// The same with a line around the shape.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with a line around the shape.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> Self {
    var view = self
    view.setStroke(content, style)
    return view
  }

  /// The same with a line around the shape, inside of it.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self {
    stroke(content, lineWidth: lineWidth)
  }

  /// The same, filled.
  public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> Self {
    var view = self
    view.setFill(content, style)
    return view
  }
}

/// A shape that back ends know.
private struct NamedShape: View, ElementView {
  typealias Body = Never
  typealias Content = EmptyView

  let shape: String?
  let fill: Color?
  let gradient: ElementValue?
  let stroke: Color?

  var kind: ElementKind { .box }

  func describe(_ element: inout ElementDescription) {
    let fill = fill ?? element.environment.text.foreground ?? .primary
    if fill != .clear { element.add(.background, fill.value) }
    if let gradient { element.add(.gradient, gradient) }
    if let stroke { element.add(.border, stroke.resolved(in: element.environment).value) }
    if let shape { element.add(.shape, .string(shape)) }
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

/// The line around a shape, as a shape.
public nonisolated struct _StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  /// The area that the pen covers.
  public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  /// The line in the colour of the text around.
  @MainActor public var body: some View { base.stroke(Color.foreground, style: style) }

  /// The line in a style.
  @MainActor
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> _ShapeView<Base> {
    base.stroke(content, style: self.style)
  }
}

extension Color {
  /// Stands for the colour of the text around.
  static let foreground = Color(named: "foreground")

  func resolved(in environment: EnvironmentValues) -> Color {
    self == .foreground ? environment.text.foreground ?? .primary : self
  }
}
