/// A colour: one with a name, which the back end fits to its theme, or an exact one.
public struct Color: Hashable, Sendable {
  package let name: String

  package var value: ElementValue { .color(name) }

  package init(named name: String) {
    self.name = name
  }

  /// An exact colour.
  ///
  /// Parts outside of 0 to 1 count as the nearest end.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let digits = [red, green, blue].map { part in
      // What is no number is not above zero.
      let byte = Int((part > 0 ? min(part, 1) * 255 : 0).rounded())
      let hex = String(byte, radix: 16, uppercase: true)
      return hex.count == 1 ? "0" + hex : hex
    }
    name = "#" + digits.joined()
  }

  /// An exact colour by its place on the colour wheel, its strength, and its light, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let (saturation, brightness) = (part(saturation), part(brightness))
    // How far each of the colours is from being the strongest, in sixths of the wheel.
    let parts = [5.0, 3.0, 1.0].map { start in
      let sixth = (start + part(hue) * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sixth, 4 - sixth, 1)))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
  }

  /// A grey, from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The usual colour of what is written.
  public static let primary = Color(named: "primary")
  /// A weaker colour, for what matters less.
  public static let secondary = Color(named: "secondary")
  /// The colour of what can be acted on.
  public static let accentColor = Color(named: "accent")
  /// No colour: what is behind stays visible.
  public static let clear = Color(named: "clear")
  /// Black.
  public static let black = Color(named: "black")
  /// White.
  public static let white = Color(named: "white")
  /// A grey between black and white.
  public static let gray = Color(named: "gray")
  /// Red, as of errors and of what destroys.
  public static let red = Color(named: "red")
  /// Orange.
  public static let orange = Color(named: "orange")
  /// Yellow, as of warnings.
  public static let yellow = Color(named: "yellow")
  /// Green, as of success.
  public static let green = Color(named: "green")
  /// A light green with some blue.
  public static let mint = Color(named: "mint")
  /// A dark mixture of green and blue.
  public static let teal = Color(named: "teal")
  /// A light mixture of green and blue.
  public static let cyan = Color(named: "cyan")
  /// Blue.
  public static let blue = Color(named: "blue")
  /// A dark mixture of blue and purple.
  public static let indigo = Color(named: "indigo")
  /// Purple.
  public static let purple = Color(named: "purple")
  /// Pink.
  public static let pink = Color(named: "pink")
  /// Brown.
  public static let brown = Color(named: "brown")

  /// The same colour: no back end of this package mixes colours.
  public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: ElementView {
  public typealias Body = Never
  package typealias Content = EmptyView

  package var kind: ElementKind { .box }

  package func describe(_ element: inout ElementDescription) {
    element.add(.background, value)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

/// What a shape, a text or a background is filled with: a colour, or several.
public protocol ShapeStyle: Sendable {
  /// The nearest colour.
  var _color: Color { get }
  /// The course of several colours, where there are some: see ``ElementProperty/gradient``.
  var _gradient: ElementValue? { get }
}

extension ShapeStyle {
  public var _gradient: ElementValue? { nil }

  /// What the style makes of a background.
  package var backgroundAttributes: [ElementAttribute] {
    [ElementAttribute(property: .background, value: _color.value)]
      + (_gradient.map { [ElementAttribute(property: .gradient, value: $0)] } ?? [])
  }
}

extension Color: ShapeStyle {
  public nonisolated var _color: Color { self }
}

/// The colour of the content, or a weaker one.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let _color: Color

  /// As strong as the content usually is.
  public static let primary = HierarchicalShapeStyle(_color: .primary)
  /// One step weaker.
  public static let secondary = HierarchicalShapeStyle(_color: .secondary)
  /// Two steps weaker, which looks like one.
  public static let tertiary = HierarchicalShapeStyle(_color: .secondary)
  /// Three steps weaker, which looks like one.
  public static let quaternary = HierarchicalShapeStyle(_color: .secondary)
  /// Four steps weaker, which looks like one.
  public static let quinary = HierarchicalShapeStyle(_color: .secondary)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// As strong as the content usually is.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// One step weaker.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Two steps weaker, which looks like one.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Three steps weaker, which looks like one.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Four steps weaker, which looks like one.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Color {
  /// No colour: what is behind stays visible.
  public static var clear: Color { .clear }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// A grey between black and white.
  public static var gray: Color { .gray }
  /// Red, as of errors and of what destroys.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow, as of warnings.
  public static var yellow: Color { .yellow }
  /// Green, as of success.
  public static var green: Color { .green }
  /// A light green with some blue.
  public static var mint: Color { .mint }
  /// A dark mixture of green and blue.
  public static var teal: Color { .teal }
  /// A light mixture of green and blue.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// A dark mixture of blue and purple.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// The colour of what can be acted on.
  public static var tint: Color { .accentColor }
}
