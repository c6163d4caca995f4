public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// An outline that can be filled.
///
/// A shape of your own says what its outline is in the room it gets:
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// Back ends that draw cells show it in blocks of a quarter of a cell and lines of dots. Of a shape that
/// they know by its name they show the room that it takes.
public nonisolated protocol Shape: View, Animatable, Sendable {
  /// The outline in a room.
  func path(in rect: CGRect) -> Path

  /// The name by which back ends know the outline; `nil` for a rectangle.
  var _name: String? { get }
  /// Whether back ends know no name for the outline, and draw it.
  var _isDrawn: Bool { get }
}

extension Shape {
  public nonisolated var _name: String? { nil }
  public nonisolated var _isDrawn: Bool { true }
}

extension Shape {
  /// The shape in the colour of the text around.
  @MainActor public var body: some View { _ShapeView(shape: self) }

  /// The shape, filled.
  @MainActor
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    var view = _ShapeView(shape: self)
    view.setFill(content, style)
    return view
  }

  /// The shape, filled with the colour of the text around.
  @MainActor
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    var view = _ShapeView(shape: self)
    view.isEvenOdd = style.isEOFilled
    return view
  }

  /// The line around the shape.
  @MainActor
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line around the shape.
  @MainActor
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    var view = _ShapeView(shape: self)
    view.fill = .clear
    view.setStroke(content, style)
    return view
  }

  /// The line around the shape, as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line around the shape, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(base: self, style: style)
  }

  /// The line around the shape, inside of it, in the colour of the text around.
  @MainActor
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line around the shape, inside of it, in the colour of the text around.
  @MainActor
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
    stroke(Color.foreground, style: style)
  }

  /// The line around the shape, inside of it.
  @MainActor
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(content, lineWidth: lineWidth)
  }

  /// The line around the shape, inside of it.
  @MainActor
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(content, style: style)
  }
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
    return ShapeBackground(
      content: self, attributes: attributes, shape: shape._isDrawn ? shape.fill(style) : nil
    )
  }
}

/// A view before a shape that fills its room.
private struct ShapeBackground<Content: View, Background: View>: View {
  let content: Content
  let attributes: [ElementAttribute]
  /// The shape, where it has no name that back ends know.
  let shape: Background?

  var body: some View {
    if let shape {
      content.background { shape }
    } else {
      BoxView(content: content, attributes: attributes)
    }
  }
}
