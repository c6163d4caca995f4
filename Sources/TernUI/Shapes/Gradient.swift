/// Colours that go over into each other.
///
/// Back ends here show one colour: the first.
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
}

/// Colours that go over into each other along a line.
public struct LinearGradient: ShapeStyle, View {
  public let _color: Color

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _color = gradient._color
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _color = Gradient(colors: colors)._color
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    _color = Gradient(stops: stops)._color
  }

  public var body: some View { _color }
}

/// Colours that go over into each other from a point outwards.
public struct RadialGradient: ShapeStyle, View {
  public let _color: Color

  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    _color = gradient._color
  }

  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    _color = Gradient(colors: colors)._color
  }

  public var body: some View { _color }
}

/// Colours that go over into each other around a point.
public struct AngularGradient: ShapeStyle, View {
  public let _color: Color

  public init(gradient: Gradient, center: UnitPoint) {
    _color = gradient._color
  }

  public init(colors: [Color], center: UnitPoint) {
    _color = Gradient(colors: colors)._color
  }

  public var body: some View { _color }
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

  public init<Style: ShapeStyle>(_ style: Style) {
    _color = style._color
  }
}
