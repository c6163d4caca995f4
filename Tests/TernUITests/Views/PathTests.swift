import Foundation
import TernUI
import TernUITesting
import Testing

/// Outlines, shapes of an app's own, and canvases.
@MainActor
@Suite struct PathTests {
  private struct Triangle: Shape {
    var top = 0.5
    var animatableData: Double {
      get { top }
      set { top = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX + top * rect.width, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  // MARK: Outlines

  @Test func stepsAreKept() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
      path.addCurve(
        to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 0.5, y: 0)
      )
      path.closeSubpath()
      path.closeSubpath()
    }
    // A line without a beginning begins where it goes to.
    #expect(path.description == "1 2 m 1 2 l 5 6 3 4 q 9 10 0.5 0 7 8 c h")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(Path().isEmpty && Path().currentPoint == nil)
  }

  @Test func rectanglesHaveFourCorners() {
    #expect(square.description == "0 0 m 10 0 l 10 10 l 0 10 l h")
    #expect(square.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.contains(CGPoint(x: 9, y: 1)) && !square.contains(CGPoint(x: 11, y: 1)))
  }

  @Test func anEllipseTouchesTheMiddleOfEachSide() {
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(ellipse.contains(CGPoint(x: 10, y: 5)) && ellipse.contains(CGPoint(x: 19.5, y: 5)))
    // At a third of the way to the corner a circle has a height of 0.745 of its radius.
    #expect(
      ellipse.contains(CGPoint(x: 16.6, y: 1.4)) && !ellipse.contains(CGPoint(x: 16.6, y: 1.1)))
    #expect(!ellipse.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func aCircleBeginsAtItsTrailingPointAndGoesDown() throws {
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    let last = try #require(quarter.currentPoint)
    #expect(abs(last.x - 5) < 0.01 && abs(last.y - 10) < 0.01)
    #expect(abs(quarter.boundingRect.minX - 5) < 0.01 && quarter.boundingRect.maxX == 10)
  }

  @Test func aRingHasAHoleByEvenAndOdd() {
    var ring = square
    ring.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: true))
  }

  @Test func anArcGoesRoundTheWayThatIsAsked() throws {
    func end(_ clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
          clockwise: clockwise
        )
      }
    }
    // The y axis points down: growing angles go below.
    let short = end(false).boundingRect
    #expect(abs(short.minX) < 0.01 && abs(short.minY) < 0.01 && abs(short.maxY - 10) < 0.01)
    let long = end(true).boundingRect
    #expect(abs(long.minX + 10) < 0.01 && abs(long.minY + 10) < 0.01)
    let last = try #require(end(true).currentPoint)
    #expect(abs(last.x) < 1e-9 && abs(last.y - 10) < 1e-9)
  }

  @Test func aCornerIsRoundedByAnArc() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4
    )
    let last = try #require(path.currentPoint)
    #expect(abs(last.x - 10) < 1e-9 && abs(last.y - 4) < 1e-9)
    #expect(!path.contains(CGPoint(x: 9.5, y: 0.2)) && abs(path.boundingRect.maxX - 10) < 1e-9)
  }

  @Test func transformsFollowEachOther() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
    #expect(CGPoint(x: 12, y: 3).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
    #expect(square.offsetBy(dx: 5, dy: 1).boundingRect.origin == CGPoint(x: 5, y: 1))
  }

  @Test func aPartOfTheOutlineIsCutByItsLength() {
    #expect(square.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 10 10 l")
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func aPenCoversAnArea() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    let pen = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(pen.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
    let dashes = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 4]))
    let isCovered = stride(from: 0.5, to: 10, by: 1).map { dashes.contains(CGPoint(x: $0, y: 0)) }
    #expect(
      isCovered == [true, true, false, false, false, false, true, true, false, false]
    )
    let later = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 4], dashPhase: 1))
    #expect(later.contains(CGPoint(x: 0.5, y: 0)) && !later.contains(CGPoint(x: 1.5, y: 0)))
  }

  @Test func lengthsThatMakeNoSenseDoNothing() {
    var path = Path()
    path.addArc(
      center: .zero, radius: .nan, startAngle: .degrees(.nan), endAngle: .degrees(.infinity),
      clockwise: true
    )
    #expect(path.isEmpty)
    #expect(square.strokedPath(StrokeStyle(lineWidth: -1, dash: [.nan, 0])).isEmpty)
    #expect(square.trimmedPath(from: 2, to: -1).isEmpty)
    #expect(Path().boundingRect.isNull)
  }

  // MARK: Shapes

  /// The marks of the first drawing of a view, in a room of 10 by 10 points.
  private func drawing(_ view: some View) -> [DrawingMark] {
    let pilot = Pilot(view)
    let drawings = pilot.backend.elements.values.compactMap { element -> DrawingAlgorithm? in
      if case .drawing(let algorithm)? = element[.drawing] { return algorithm }
      return nil
    }
    return drawings.first?.marks(in: CGSize(width: 10, height: 10)) ?? []
  }

  private func marks(_ view: some View) -> [String] { drawing(view).map(\.description) }

  @Test func shapesOfAnAppAreDrawnInTheirRoom() {
    #expect(marks(Triangle()) == ["fill primary 5,0 10,10 0,10 closed"])
    #expect(marks(Triangle(top: 0).fill(.red)) == ["fill red 0,0 10,10 0,10 closed"])
    #expect(
      marks(Triangle().stroke(.blue, lineWidth: 2)) == ["stroke blue 5,0 10,10 0,10 closed"]
    )
    #expect(
      marks(Triangle().fill(.red).stroke(.blue)) == [
        "fill red 5,0 10,10 0,10 closed", "stroke blue 5,0 10,10 0,10 closed",
      ]
    )
    #expect(marks(Triangle().foregroundStyle(.green)) == ["fill green 5,0 10,10 0,10 closed"])
    #expect(marks(square.fill(.red)) == ["fill red 0,0 10,0 10,10 0,10 closed"])
  }

  @Test func shapesAreChanged() {
    #expect(
      marks(Rectangle().trim(from: 0, to: 0.5).stroke(.red)) == ["stroke red 0,0 10,0 10,10"]
    )
    #expect(
      marks(Rectangle().inset(by: 2).fill(.red)) == ["fill red 2,2 8,2 8,8 2,8 closed"]
    )
    #expect(
      marks(Rectangle().inset(by: 2).inset(by: 1).fill(.red)) == [
        "fill red 3,3 7,3 7,7 3,7 closed"
      ]
    )
    #expect(
      marks(Triangle().rotation(.degrees(180)).fill(.red)) == ["fill red 5,10 0,0 10,0 closed"]
    )
    #expect(
      marks(Rectangle().scale(0.5).fill(.red)) == [
        "fill red 2.5,2.5 7.5,2.5 7.5,7.5 2.5,7.5 closed"
      ]
    )
    #expect(
      marks(Rectangle().size(width: 4, height: 2).fill(.red)) == ["fill red 0,0 4,0 4,2 0,2 closed"]
    )
    #expect(
      marks(Rectangle().stroke(.red, style: StrokeStyle(dash: [5, 35]))) == ["stroke red 0,0 5,0"]
    )
    #expect(marks(AnyShape(Triangle()).fill(.red)) == ["fill red 5,0 10,10 0,10 closed"])
  }

  @Test func linesAroundShapesAreShapes() {
    #expect(marks(Triangle().stroke(lineWidth: 2)) == ["stroke primary 5,0 10,10 0,10 closed"])
    #expect(
      marks(Triangle().stroke().foregroundStyle(.red)) == ["stroke red 5,0 10,10 0,10 closed"]
    )
    #expect(
      marks(Triangle().stroke(style: StrokeStyle(lineWidth: 1)).fill(.red)) == [
        "stroke red 5,0 10,10 0,10 closed"
      ]
    )
    #expect(
      marks(Triangle().strokeBorder(lineWidth: 1).foregroundStyle(.blue)) == [
        "stroke blue 5,0 10,10 0,10 closed"
      ]
    )
    // A pen that is wider than a cell covers an area.
    #expect(
      marks(Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 8, dash: [40, 1]))).first?
        .hasPrefix("fill red") == true)
  }

  @Test func shapesOfAnAppMayBeInset() {
    struct Ring: InsettableShape {
      var amount: CGFloat = 0

      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

      func inset(by amount: CGFloat) -> some InsettableShape {
        var ring = self
        ring.amount += amount
        return ring
      }
    }
    #expect(marks(Ring().inset(by: 2).fill(.red)) == ["fill red 2,2 8,2 8,8 2,8 closed"])
  }

  @Test func knownShapesHaveTheirNames() throws {
    func shape(_ view: some View) -> [ElementProperty: ElementValue] {
      let pilot = Pilot(view)
      return pilot.backend.elements.values.first { $0[.shape] != nil }?.properties ?? [:]
    }
    #expect(shape(Circle().fill(.red)) == [.background: .color("red"), .shape: .string("circle")])
    #expect(
      shape(Capsule().fill(.red).stroke(.blue)) == [
        .background: .color("red"), .border: .color("blue"), .shape: .string("capsule"),
      ]
    )
    #expect(shape(AnyShape(Circle()).fill(.red))[.shape] == .string("circle"))
    #expect(shape(Text("x").background(.red, in: Circle()))[.shape] == .string("circle"))
    #expect(Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect.width == 10)
  }

  @Test func aBackgroundHasTheShapeOfAnApp() {
    #expect(
      marks(Text("x").background(.red, in: Triangle())) == ["fill red 5,0 10,10 0,10 closed"]
    )
  }

  // MARK: Canvases

  @Test func aCanvasDrawsWhatItsClosureSays() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      var copy = context
      copy.translateBy(x: 1, y: 2)
      copy.scaleBy(x: 2, y: 2)
      copy.stroke(Path { $0.addLines([.zero, CGPoint(x: 3, y: 0)]) }, with: .color(.blue))
      context.draw(Text("Hi").bold(), at: CGPoint(x: 5, y: 5))
      context.draw(Image(systemName: "star"), at: .zero, anchor: .topLeading)
      context.opacity = 0
      context.draw(Text("unseen"), at: .zero)
    }
    #expect(
      marks(canvas.foregroundStyle(.green)) == [
        "fill red 0,0 10,0 10,10 0,10 closed", "stroke blue 1,2 7,2", "text green 5,5 Hi",
        "symbol green 0,0 star",
      ]
    )
  }

  @Test func aCanvasIsNamedInTheDump() {
    let canvas = Canvas { _, _ in }
    #expect(
      Pilot(
        VStack {
          canvas; canvas.accessibilityLabel("A chart")
        }
      ).dump()
        == "<drawing>\nA chart"
    )
  }

  @Test func clipsAndLayersKeepToThemselves() {
    let canvas = Canvas { context, _ in
      context.drawLayer { layer in
        layer.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
        layer.fill(square, with: .foreground)
      }
      context.fill(square, with: .foreground)
    }
    #expect(drawing(canvas).map(\.clips.count) == [1, 0])
  }
}
