import struct Foundation.CGPoint
import struct Foundation.CGRect

/// A shape that is drawn by its outline.
struct DrawnShape<Outline: Shape>: View, ElementView {
  typealias Body = Never
  typealias Content = EmptyView

  let shape: Outline
  let fill: Color?
  let gradient: ElementValue?
  let isEvenOdd: Bool
  let stroke: Color?
  let strokeGradient: ElementValue?
  let line: StrokeStyle

  var kind: ElementKind { .box }

  func describe(_ element: inout ElementDescription) {
    let fill = fill ?? element.environment.text.foreground ?? .primary
    let stroke = stroke?.resolved(in: element.environment)
    let algorithm = DrawingAlgorithm { size in
      let path = shape.path(in: CGRect(origin: .zero, size: size))
      var marks: [DrawingMark] = []
      if fill != .clear { marks += [path.filled(fill, gradient, isEvenOdd: isEvenOdd)] }
      if let stroke { marks += [path.stroked(stroke, strokeGradient, line)] }
      return marks
    }
    element.add(.drawing, .drawing(algorithm))
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension Path {
  /// The inside of the outline as a mark.
  func filled(_ color: Color, _ gradient: ElementValue?, isEvenOdd: Bool) -> DrawingMark {
    DrawingMark(.fill(outline, isEvenOdd: isEvenOdd), color, gradient)
  }

  /// The line along the outline as a mark.
  func stroked(_ color: Color, _ gradient: ElementValue?, _ style: StrokeStyle) -> DrawingMark {
    let line = outline.dashed(style)
    // A narrower pen draws no more than the thinnest line there is.
    if style.lineWidth < 8 { return DrawingMark(.stroke(line), color, gradient) }
    return DrawingMark(
      .fill(line.widened(style.lineWidth), isEvenOdd: false), color, gradient
    )
  }
}

extension DrawingMark {
  fileprivate init(_ content: Content, _ color: Color, _ gradient: ElementValue?) {
    self.init(content, color: color.name)
    if case .strings(let stops)? = gradient { self.gradient = stops }
  }
}
