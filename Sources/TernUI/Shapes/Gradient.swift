/// Colours that go over into each other.
///
/// A terminal draws them cell by cell. Where a colour is all that there can be, as for text, it is the
/// first.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour with its place, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The first colour.
  public var _color: Color { stops.first?.color ?? .clear }
  public var _gradient: ElementValue? { value("linear 0.5 0.0 0.5 1.0") }

  /// The course of the colours, for back ends: its form, then each colour with its place.
  func value(_ form: String) -> ElementValue? {
    if stops.count < 2 { return nil }
    let sorted = stops.sorted { $0.location < $1.location }
    return .strings([form] + sorted.map { "\($0.color.name) \($0.location)" })
  }
}

/// Colours that go over into each other along a line.
public struct LinearGradient: ShapeStyle, View {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public nonisolated var _color: Color { gradient._color }
  public nonisolated var _gradient: ElementValue? {
    gradient.value("linear \(startPoint.x) \(startPoint.y) \(endPoint.x) \(endPoint.y)")
  }

  public var body: some View { FilledView(style: self) }
}

/// Colours that go over into each other from a point outwards.
public struct RadialGradient: ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: Double
  let endRadius: Double

  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius
    )
  }

  public nonisolated var _color: Color { gradient._color }
  public nonisolated var _gradient: ElementValue? {
    gradient.value("radial \(center.x) \(center.y) \(startRadius) \(endRadius)")
  }

  public var body: some View { FilledView(style: self) }
}

/// Colours that go over into each other around a point.
public struct AngularGradient: ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint

  public init(gradient: Gradient, center: UnitPoint) {
    self.gradient = gradient
    self.center = center
  }

  public init(colors: [Color], center: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), center: center)
  }

  public nonisolated var _color: Color { gradient._color }
  public nonisolated var _gradient: ElementValue? {
    gradient.value("angular \(center.x) \(center.y)")
  }

  public var body: some View { FilledView(style: self) }
}

/// A style that takes the room there is.
private struct FilledView<Style: ShapeStyle>: View, ElementView {
  typealias Body = Never
  typealias Content = EmptyView

  let style: Style

  var kind: ElementKind { .box }

  func describe(_ element: inout ElementDescription) {
    element.add(.background, style._color.value)
    if let gradient = style._gradient { element.add(.gradient, gradient) }
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

/// A background that lets through what is behind it: here, no colour.
public struct Material: ShapeStyle {
  public let _color = Color.clear

  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var bar: Material { .bar }
}

extension Color {
  /// The colour as a gradient, which begins with it.
  public var gradient: Gradient { Gradient(colors: [self]) }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  public let _color: Color
  public let _gradient: ElementValue?

  public init<Style: ShapeStyle>(_ style: Style) {
    _color = style._color
    _gradient = style._gradient
  }
}
